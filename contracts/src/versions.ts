import { z } from 'zod';
import { defineCall } from './call.ts';
import { idiomaQuerySchema, idSchema } from './paging.ts';

export const EVENT_SECTIONS = [
  'hechos',
  'desinformacion',
  'opiniones',
  'contexto_del_evento',
  'declaraciones',
  'framing',
  'impacto_futuro',
] as const;
export type EventSectionName = (typeof EVENT_SECTIONS)[number];

/** What is different between an older version of an event and the one shown now. */
export const eventNewsSchema = z.object({
  desde_version: z.int(),
  version: z.int(),
  desde_on: z.iso.datetime().describe('When the older version was made'),
  titulo_anterior: z.string().nullable().describe('Only where it changed'),
  resumen_cambiado: z.boolean(),
  nuevas: z.array(z.object({ statement_id: z.int(), seccion: z.enum(EVENT_SECTIONS) })),
  retiradas: z
    .array(z.object({ statement_id: z.int(), seccion: z.enum(EVENT_SECTIONS), texto: z.string() }))
    .describe('Said then, not said any more'),
  articulos_nuevos: z.array(z.int()),
  periodicos_nuevos: z.int(),
});
export type EventNews = z.infer<typeof eventNewsSchema>;

export const getEventNews = defineCall({
  method: 'GET',
  path: '/api/evento/:evento_id/novedades',
  summary: 'What has changed in an event since a version of it',
  params: z.object({ evento_id: idSchema }),
  query: idiomaQuerySchema.extend({ desde: z.coerce.number().int().min(1).max(1_000_000) }),
  reply: z.object({ novedades: eventNewsSchema.nullable().describe('Null where nothing has changed') }),
});
