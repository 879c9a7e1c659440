import { z } from 'zod';
import { defineCall } from './call.ts';
import { idiomaSchema } from './language.ts';
import { paisIsoCodeSchema, sourceSchema } from './newspapers.ts';
import { idiomaQuerySchema, idSchema } from './paging.ts';

export const coverageSchema = z.object({
  articulos: z.int(),
  periodicos: z.int(),
  informes_independientes: z.int().describe('Agency copies counted once'),
  paises: z.array(paisIsoCodeSchema).describe('Most articles first'),
  idiomas: z.array(z.string()).describe('Languages of the articles'),
});
export type Coverage = z.infer<typeof coverageSchema>;

export const eventCardSchema = z.object({
  evento_id: z.int(),
  titulo: z.string(),
  descripcion: z.string(),
  idioma: idiomaSchema.describe('The language this text is in'),
  traduccion_automatica: z.boolean(),
  created_on: z.iso.datetime(),
  updated_on: z.iso.datetime(),
  cobertura: coverageSchema,
});
export type EventCard = z.infer<typeof eventCardSchema>;

export const evidenceSchema = sourceSchema.extend({
  articulo_id: z.int(),
  titular: z.string(),
  url: z.string(),
  idioma: z.string(),
  publicado_on: z.iso.datetime(),
  pasaje: z.string().describe('Verbatim'),
  copia_de: z.int().nullable().describe('The report that this article repeats'),
});
export type Evidence = z.infer<typeof evidenceSchema>;

const statementSchema = z.object({
  statement_id: z.int().describe('Names this statement, for reports and corrections'),
  evidencia: z.array(evidenceSchema),
  independientes: z.int().describe('Newspapers behind it, agency copies counted once'),
});

const proseStatementSchema = statementSchema.extend({ texto: z.string() });

export const eventDetailSchema = eventCardSchema.extend({
  version: z.int(),
  categorias: z.array(z.int()),
  hechos: z.array(statementSchema.extend({ hecho: z.string(), dominio_periodico: z.string() })),
  desinformacion: z.array(
    z.object({ statement_id: z.int(), pregunta: z.string(), versiones: z.array(proseStatementSchema) }),
  ),
  opiniones: z.array(
    statementSchema.extend({
      postura: z.string(),
      resumen: z.string(),
      dominio_periodico: z.string(),
      apoyos: z.array(z.string()).describe('Newspaper domains'),
    }),
  ),
  contexto_del_evento: z.array(proseStatementSchema),
  declaraciones: z.array(
    statementSchema.extend({ Declaracion: z.string(), Declarante: z.string(), fecha: z.iso.datetime() }),
  ),
  framing: z.array(proseStatementSchema),
  impacto_futuro: z.array(proseStatementSchema),
});
export type EventDetail = z.infer<typeof eventDetailSchema>;

export const getEvent = defineCall({
  method: 'GET',
  path: '/api/modal_eventos/:evento_id',
  summary: 'One event with every section and its evidence',
  params: z.object({ evento_id: idSchema }),
  query: idiomaQuerySchema,
  reply: eventDetailSchema,
});

export const EVENT_SEARCH_MIN = 2;
export const EVENT_SEARCH_MAX = 100;

export const searchEvents = defineCall({
  method: 'GET',
  path: '/api/eventos/search',
  summary: 'Events by words of their title, whatever the accents and with small slips',
  params: z.object({}),
  query: idiomaQuerySchema.extend({ q: z.string().trim().min(EVENT_SEARCH_MIN).max(EVENT_SEARCH_MAX) }),
  reply: z.array(z.object({ evento_id: z.int(), titulo: z.string(), created_on: z.iso.datetime() })),
});
