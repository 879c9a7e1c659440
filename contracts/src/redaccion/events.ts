import { z } from 'zod';
import { defineCall, done, nothing } from '../call.ts';
import { coverageSchema, evidenceSchema } from '../events.ts';
import { idiomaSchema } from '../language.ts';
import { idiomaQuerySchema, idSchema } from '../paging.ts';
import { EVENT_SECTIONS } from '../versions.ts';
import { cursorSchema, noteSchema } from './changes.ts';

export const OPERATOR_SEARCH_MAX = 100;
export const STATEMENT_TEXT_MAX = 1000;
export const PUBLIC_NOTE_MIN = 10;
export const PUBLIC_NOTE_MAX = 500;
/** More are put into another event by uniting the two. */
export const SPLIT_ARTICLES_MAX = 500;

const eventParams = z.object({ evento_id: idSchema });
const moment = z.iso.datetime();

const listedEventSchema = z.object({
  evento_id: z.int(),
  titulo: z.string().describe('Of one that readers do not have: what its first article is called'),
  publicado: z.boolean(),
  unido_a: z.int().nullable().describe('The event that it is part of now'),
  articulos: z.int(),
  informes_independientes: z.int(),
  analista: z.string().nullable(),
  created_on: moment,
  updated_on: moment,
});
export type ListedEvent = z.infer<typeof listedEventSchema>;

export const listOperatorEvents = defineCall({
  method: 'GET',
  path: '/api/redaccion/eventos',
  summary: 'Events by words of their title or by their number; without either, the newest first',
  params: nothing,
  query: idiomaQuerySchema.extend({
    q: z.string().trim().max(OPERATOR_SEARCH_MAX).default(''),
    cursor: cursorSchema,
  }),
  reply: z.object({ eventos: z.array(listedEventSchema), has_more: z.boolean(), cursor: z.string().nullable() }),
});

const madeArticleSchema = z.object({
  articulo_id: z.int(),
  titular: z.string(),
  url: z.string(),
  idioma: z.string(),
  periodico_id: z.int(),
  nombre_periodico: z.string(),
  publicado_on: moment,
  copia_de: z.int().nullable(),
  es_primero: z.boolean().describe('The event begins with it'),
  desde_version: z.int(),
  grupo_final: z.int().nullable(),
  es_definitivo: z.boolean().describe('The event follows its final group'),
  a_mano: z.boolean().describe('Put where it is by an operator'),
});
export type MadeArticle = z.infer<typeof madeArticleSchema>;

const madeStatementSchema = z.object({
  statement_id: z.int(),
  seccion: z.enum(EVENT_SECTIONS),
  parent_id: z.int().nullable(),
  texto: z.string(),
  detalle: z.string().nullable(),
  idioma: z.string(),
  evidencia: z.array(evidenceSchema),
});
export type MadeStatement = z.infer<typeof madeStatementSchema>;

const refusedStatementSchema = z.object({
  huella: z.string(),
  analista: z.string(),
  seccion: z.string(),
  texto: z.string(),
  detalle: z.string().nullable(),
  motivos: z.array(z.string()),
  pasajes: z.array(z.string()),
  refused_on: moment,
});
export type RefusedByGate = z.infer<typeof refusedStatementSchema>;

const saidSchema = z.object({ statement_id: z.int(), seccion: z.enum(EVENT_SECTIONS), texto: z.string() });
const madeVersionSchema = z.object({
  version: z.int(),
  created_on: moment,
  titulo_anterior: z.string().nullable().describe('Only where it changed'),
  nuevas: z.array(saidSchema),
  retiradas: z.array(saidSchema),
  articulos_nuevos: z.int(),
});
export type MadeVersion = z.infer<typeof madeVersionSchema>;

const correctionStateSchema = z.object({
  statement_id: z.int(),
  tipo: z.enum(['retirada', 'corregida']),
  seccion: z.enum(EVENT_SECTIONS),
  anterior: z.string(),
  texto: z.string().nullable(),
  nota: z.string(),
  created_on: moment,
});

export const madeEventSchema = listedEventSchema.extend({
  descripcion: z.string().nullable(),
  idioma_base: idiomaSchema,
  version: z.int(),
  cobertura: coverageSchema,
  trabajo: z
    .object({
      due_on: moment.nullable(),
      debido: z.boolean().describe('To be written anew, however little it has grown'),
      intentos: z.int(),
      motivo: z.string().nullable().describe('Why the last try failed'),
      informes_escritos: z.int(),
      escrito_on: moment.nullable(),
    })
    .nullable(),
  articulos_lista: z.array(madeArticleSchema).describe('The first published first; no more than are shown'),
  frases: z.array(madeStatementSchema),
  rechazadas: z.array(refusedStatementSchema).describe('The last refused first'),
  versiones: z.array(madeVersionSchema).describe('The newest first'),
  correcciones: z.array(correctionStateSchema),
  parientes: z.array(
    z.object({
      evento_id: z.int(),
      titulo: z.string().nullable(),
      relacion: z.enum(['unido', 'separado_de', 'separado', 'sigue_a', 'seguido_por']),
      parecido: z.number().nullable(),
    }),
  ),
  gasto: z.array(
    z.object({
      tarea: z.string(),
      modelo: z.string(),
      preguntas: z.int(),
      tokens_in: z.int(),
      tokens_out: z.int(),
      coste_millonesimas: z.int().describe('Millionths of a euro'),
    }),
  ),
});
export type MadeEvent = z.infer<typeof madeEventSchema>;

export const getMadeEvent = defineCall({
  method: 'GET',
  path: '/api/redaccion/eventos/:evento_id',
  summary: 'How an event was made',
  params: eventParams,
  query: nothing,
  reply: madeEventSchema,
});

export const getEventScores = defineCall({
  method: 'GET',
  path: '/api/redaccion/eventos/:evento_id/parecido',
  summary: 'How well each article fits the others of its event, compared now',
  params: eventParams,
  query: nothing,
  reply: z.object({
    parecido: z.array(
      z.object({
        articulo_id: z.int(),
        con_el_primero: z.number().nullable().describe('Null where the two are not even candidates'),
        con_los_demas: z.number().describe('From 0 on it belongs here'),
      }),
    ),
  }),
});

export const mergeEvents = defineCall({
  method: 'POST',
  path: '/api/redaccion/eventos/:evento_id/unir',
  summary: 'Makes the event part of another one, for good',
  params: eventParams,
  query: nothing,
  body: z.strictObject({ destino_id: idSchema, note: noteSchema }),
  reply: done,
});

export const splitEvent = defineCall({
  method: 'POST',
  path: '/api/redaccion/eventos/:evento_id/separar',
  summary: 'Makes an event of its own of some articles, for good',
  params: eventParams,
  query: nothing,
  body: z.strictObject({ articulo_ids: z.array(idSchema).min(2).max(SPLIT_ARTICLES_MAX), note: noteSchema }),
  reply: z.object({ evento_id: z.int() }),
});

export const moveArticle = defineCall({
  method: 'POST',
  path: '/api/redaccion/eventos/:evento_id/mover',
  summary: 'Puts an article into another event, or into none, for good',
  params: eventParams,
  query: nothing,
  body: z.strictObject({ articulo_id: idSchema, destino_id: idSchema.nullable(), note: noteSchema }),
  reply: done,
});

export const EVENT_STAGES = ['cluster', 'claims', 'write', 'translate'] as const;
export type EventStage = (typeof EVENT_STAGES)[number];

export const rerunEvent = defineCall({
  method: 'POST',
  path: '/api/redaccion/eventos/:evento_id/repetir',
  summary: 'Does a stage of an event again, and what comes after it',
  params: eventParams,
  query: nothing,
  body: z.strictObject({ etapa: z.enum(EVENT_STAGES), note: noteSchema }),
  reply: done,
});

const publicNote = {
  nota: z.string().trim().min(PUBLIC_NOTE_MIN).max(PUBLIC_NOTE_MAX).describe('What readers are told'),
  idioma: idiomaSchema.describe('The language of the note'),
};
const statementParams = z.object({ statement_id: idSchema });
const words = z.string().trim().min(1).max(STATEMENT_TEXT_MAX);

export const withdrawStatement = defineCall({
  method: 'POST',
  path: '/api/redaccion/frases/:statement_id/retirar',
  summary: 'Takes a statement from the event, and says so to readers',
  params: statementParams,
  query: nothing,
  body: z.strictObject({ ...publicNote, note: noteSchema }),
  reply: done,
});

export const correctStatement = defineCall({
  method: 'POST',
  path: '/api/redaccion/frases/:statement_id/corregir',
  summary: 'Says it in other words, and tells readers why',
  params: statementParams,
  query: nothing,
  body: z.strictObject({ texto: words, detalle: words.nullable(), ...publicNote, note: noteSchema }),
  reply: done,
});
