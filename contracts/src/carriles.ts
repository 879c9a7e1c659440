import { z } from 'zod';
import { articleCardSchema } from './articles.ts';
import { defineCall } from './call.ts';
import { eventCardSchema } from './events.ts';
import { idiomaQuerySchema, idSchema, pageQuerySchema } from './paging.ts';

export const CARRIL_TIPOS = ['banner', 'eventos', 'articulos'] as const;
export const CARRIL_ORDENES = ['recientes', 'relevancia', 'perspectivas'] as const;

export const carrilSchema = z.object({
  carril_id: z.int(),
  nombre: z.string(),
  tipo: z.enum(CARRIL_TIPOS),
  mostrar_nombre: z.boolean(),
  url: z.string().nullable(),
});
export type Carril = z.infer<typeof carrilSchema>;

export const listCarriles = defineCall({
  method: 'GET',
  path: '/api/carriles',
  summary: 'The rows of the front page, in order',
  params: z.object({}),
  query: idiomaQuerySchema,
  reply: z.object({ carriles: z.array(carrilSchema) }),
});

const carrilPageShape = {
  carril_nombre: z.string(),
  has_more: z.boolean(),
  cursor: z.string().nullable().describe('Give it with the next page'),
};

export const listCarrilEvents = defineCall({
  method: 'GET',
  path: '/api/carril/:carril_id/events',
  summary: "A page of a carril's events",
  params: z.object({ carril_id: idSchema }),
  query: pageQuerySchema,
  reply: z.object({ eventos: z.array(eventCardSchema), ...carrilPageShape }),
});

export const listCarrilArticles = defineCall({
  method: 'GET',
  path: '/api/carril/:carril_id/articles',
  summary: "A page of a carril's articles",
  params: z.object({ carril_id: idSchema }),
  query: pageQuerySchema,
  reply: z.object({ articulos: z.array(articleCardSchema), ...carrilPageShape }),
});

export const categorySchema = z.object({ categoria_id: z.int(), nombre: z.string(), explicacion: z.string() });
export type Category = z.infer<typeof categorySchema>;

export const listCategories = defineCall({
  method: 'GET',
  path: '/api/categorias',
  summary: 'The categories of the bar, in order',
  params: z.object({}),
  query: idiomaQuerySchema,
  reply: z.object({ categorias: z.array(categorySchema) }),
});
