import { z } from 'zod';
import { defineCall } from './call.ts';
import { EVENT_ARTICLES_MOST } from './event-articles.ts';
import { sourceSchema } from './newspapers.ts';
import { idiomaQuerySchema, idSchema } from './paging.ts';

export const ARTICLE_TIPOS = ['interno', 'externo'] as const;

export const articleCardSchema = sourceSchema.extend({
  id: z.int().describe('Same as articulo_id'),
  articulo_id: z.int(),
  titular: z.string(),
  titulo: z.string().describe('Same as titular'),
  url: z.string(),
  tipo: z.enum(ARTICLE_TIPOS).describe('interno: hosted here; externo: at its newspaper'),
  idioma: z.string(),
  autor: z.string(),
  resumen: z.string(),
  created_on: z.iso.datetime(),
  numero_de_palabras_texto_visible_gpt: z.int(),
  importe_euros: z.number(),
  paywall: z.boolean().describe('The external site has one'),
  cantidad_fuentes_citadas: z.int(),
  contenido_es_enfatico: z.boolean(),
  titular_es_clickbait: z.boolean(),
  es_opinion: z.boolean(),
  copia_de: z.int().nullable().describe('The report that this one repeats, with small edits'),
  usuario_id: z.int().nullable(),
  evento_id: z.int().nullable(),
});
export type ArticleCard = z.infer<typeof articleCardSchema>;

export const listEventArticles = defineCall({
  method: 'GET',
  path: '/api/modal_eventos_articulos/:evento_id',
  summary: `An event's articles, newest first: ${EVENT_ARTICLES_MOST} of the press at most`,
  params: z.object({ evento_id: idSchema }),
  query: idiomaQuerySchema,
  reply: z.object({ articulos: z.array(articleCardSchema) }),
});

const WORDS_PER_MINUTE = 200;
export function readingMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}
