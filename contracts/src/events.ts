import { z } from 'zod';
import { defineCall } from './call.ts';
import { idiomaSchema } from './language.ts';
import { paisIsoCodeSchema, sourceSchema } from './newspapers.ts';
import { idiomaQuerySchema, idSchema } from './paging.ts';
import { passageSchema } from './public-articles.ts';
import { EVENT_SECTIONS } from './versions.ts';

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
  idioma: z.string().describe('The language its words are in'),
  evidencia: z.array(evidenceSchema),
  independientes: z.int().describe('Newspapers behind it, agency copies counted once'),
});

const proseStatementSchema = statementSchema.extend({ texto: z.string() });

export const eventCorrectionSchema = z.object({
  tipo: z.enum(['retirada', 'corregida']),
  seccion: z.enum(EVENT_SECTIONS),
  statement_id: z.int().nullable().describe('What stands in its place; null where nothing does'),
  anterior: z.string().nullable().describe('What a corrected one said before'),
  idioma: idiomaSchema.describe('The language that it was said in'),
  nota: z.string().describe('Why, in the words of those who run the site'),
  nota_idioma: idiomaSchema,
  created_on: z.iso.datetime(),
});
export type EventCorrection = z.infer<typeof eventCorrectionSchema>;

export const eventDetailSchema = eventCardSchema.extend({
  version: z.int(),
  analista: z.string().nullable().describe('Who wrote it: extractivo, by rules, or modelo and its name; null: people'),
  categorias: z.array(z.int()),
  hechos: z.array(statementSchema.extend({ hecho: z.string(), dominio_periodico: z.string() })),
  desinformacion: z.array(
    z.object({
      statement_id: z.int(),
      idioma: z.string(),
      pregunta: z.string(),
      versiones: z.array(proseStatementSchema),
    }),
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
    statementSchema.extend({
      Declaracion: z.string(),
      Declarante: z.string(),
      fecha: z.iso.datetime(),
      original: z
        .object({ texto: z.string(), idioma: z.string() })
        .nullable()
        .describe('The words as they were said, where Declaracion is a translation'),
    }),
  ),
  framing: z.array(proseStatementSchema),
  impacto_futuro: z.array(proseStatementSchema),
  pasajes: z
    .array(passageSchema)
    .describe('What authors have marked in their articles on it, the newest articles first'),
  correcciones: z.array(eventCorrectionSchema).describe('Statements withdrawn or corrected by hand, the last first'),
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

export const eventReasonsSchema = z.object({
  cobertura: coverageSchema.pick({ informes_independientes: true, paises: true, idiomas: true }),
  primer_articulo_on: z.iso.datetime().nullable(),
  ultimo_articulo_on: z.iso.datetime().nullable(),
  horas_ganadas: z
    .object({ informes: z.number(), paises: z.number() })
    .describe('By how much later it counts where carriles are ordered by relevancia'),
  carriles: z
    .array(
      z.object({
        carril_id: z.int(),
        nombre: z.string(),
        min_periodicos: z.int(),
        categoria: z.string().nullable(),
        pais_iso_code: paisIsoCodeSchema.nullable(),
        idioma: z.string().nullable(),
        orden: z.enum(['recientes', 'relevancia', 'perspectivas']),
        fijado: z.boolean().describe('An operator has put it first, whatever the rule says'),
      }),
    )
    .describe('Where it stands, and the rule that put it there; null asks for nothing'),
  categorias: z.array(
    z.object({
      categoria_id: z.int(),
      nombre: z.string(),
      motivos: z.array(z.object({ tipo: z.enum(['seccion', 'palabra']), texto: z.string() })),
    }),
  ),
});
export type EventReasons = z.infer<typeof eventReasonsSchema>;

export const getEventReasons = defineCall({
  method: 'GET',
  path: '/api/modal_eventos/:evento_id/motivos',
  summary: 'Why an event stands where it stands',
  params: z.object({ evento_id: idSchema }),
  query: idiomaQuerySchema,
  reply: eventReasonsSchema,
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
