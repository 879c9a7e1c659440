import { z } from 'zod';
import { defineCall, done, nothing } from '../call.ts';
import { paisIsoCodeSchema } from '../newspapers.ts';
import { idSchema } from '../paging.ts';
import { cursorSchema, noteSchema } from './changes.ts';

export const EXTRACT_MAX = 2000;
export const OWNER_MAX = 200;
export const LICENCE_MAX = 2000;
export const NEWSPAPER_NAME_MAX = 200;

export const dominioSchema = z
  .string()
  .max(100)
  .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/);
/** A language that newspapers are read in; more than ours. */
export const lenguaSchema = z.string().regex(/^[a-z]{2}$/);
export const feedUrlSchema = z.url({ protocol: /^https?$/ }).max(2000);

/** How a newspaper stands; the empty one is all that are not removed. */
export const ESTADOS = ['activos', 'pausados', 'con_fallos', 'retirados'] as const;
const estadoSchema = z.enum(ESTADOS);

const figuresSchema = {
  feeds: z.number().int(),
  feeds_con_fallos: z.number().int(),
  polled_on: z.string().nullable().describe('When one of its feeds was asked last'),
  fault: z.string().nullable().describe('What went wrong last, while it does'),
  articulos_al_dia: z.number().describe('Over the last seven days, as counted some minutes ago'),
  proporcion_en_eventos: z.number().nullable().describe('Of those; null where there are none'),
};

/** What operators can set, as it is. */
const newspaperFields = {
  nombre: z.string().trim().min(1).max(NEWSPAPER_NAME_MAX),
  pais_iso_code: paisIsoCodeSchema,
  idioma: lenguaSchema,
  propietario: z.string().trim().max(OWNER_MAX),
  licencia: z.string().trim().max(LICENCE_MAX),
  extract_limit: z.number().int().min(0).max(EXTRACT_MAX),
};

const sourceRowSchema = z.object({
  periodico_id: z.number().int(),
  dominio: z.string(),
  nombre: z.string(),
  pais_iso_code: z.string(),
  idioma: z.string(),
  active: z.boolean(),
  removed: z.boolean(),
  ...figuresSchema,
});
export type SourceRow = z.infer<typeof sourceRowSchema>;

const feedSchema = z.object({
  feed_id: z.number().int(),
  url: z.string(),
  active: z.boolean(),
  polled_on: z.string().nullable(),
  changed_on: z.string().nullable(),
  next_poll_on: z.string(),
  articles_per_hour: z.number(),
  failures: z.number().int(),
  fault: z.string().nullable(),
  websub: z.boolean(),
});
export type SourceFeed = z.infer<typeof feedSchema>;

const siteSchema = z.object({
  host: z.string(),
  robots: z.enum(['permite', 'prohibe', 'ilegible']).describe('Whether its robots.txt lets us read it'),
  tdm_reservado: z.boolean().describe('Whether it reserves text mining'),
  pausa_segundos: z.number().describe('What it asks for between two visits'),
  read_again_on: z.string(),
  paused_until: z.string().nullable(),
});
export type SourceSite = z.infer<typeof siteSchema>;

const removalSchema = z.object({
  asked_on: z.string(),
  articulos: z.number().int(),
  articulos_gone: z.number().int(),
  eventos_gone: z.number().int(),
  fault: z.string().nullable(),
  finished_on: z.string().nullable(),
});
export type SourceRemoval = z.infer<typeof removalSchema>;

const sourceDetailSchema = sourceRowSchema.extend({
  propietario: z.string(),
  licencia: z.string(),
  extract_limit: z.number().int(),
  articulos: z.number().int().describe('All that there are, as counted some minutes ago'),
  fuentes: z.array(feedSchema),
  sitios: z.array(siteSchema),
  retirada: removalSchema.nullable(),
});
export type SourceDetail = z.infer<typeof sourceDetailSchema>;

const byId = z.object({ periodico_id: idSchema });
const byFeed = z.object({ feed_id: idSchema });

export const listSources = defineCall({
  method: 'GET',
  path: '/api/redaccion/fuentes',
  summary: 'Newspapers and how reading them goes, by their domain',
  params: nothing,
  query: z.object({
    cursor: cursorSchema,
    q: z.string().trim().max(100).optional(),
    pais: paisIsoCodeSchema.optional(),
    idioma: lenguaSchema.optional(),
    estado: estadoSchema.optional(),
  }),
  reply: z.object({ periodicos: z.array(sourceRowSchema), has_more: z.boolean(), cursor: z.string().nullable() }),
});

export const getSource = defineCall({
  method: 'GET',
  path: '/api/redaccion/fuentes/:periodico_id',
  summary: 'A newspaper with its feeds, its hosts and what was agreed with it',
  params: byId,
  query: nothing,
  reply: sourceDetailSchema,
});

export const addSource = defineCall({
  method: 'POST',
  path: '/api/redaccion/fuentes',
  summary: 'Adds a newspaper with its feeds, which are read from now on',
  params: nothing,
  query: nothing,
  body: z.strictObject({
    dominio: dominioSchema,
    nombre: newspaperFields.nombre,
    pais_iso_code: paisIsoCodeSchema,
    idioma: lenguaSchema,
    feeds: z.array(feedUrlSchema).min(1).max(50),
    nota: noteSchema,
  }),
  reply: z.object({ periodico_id: z.number().int() }),
});

export const saveSource = defineCall({
  method: 'PUT',
  path: '/api/redaccion/fuentes/:periodico_id',
  summary: 'Saves what is known of a newspaper',
  params: byId,
  query: nothing,
  body: z.strictObject({ ...newspaperFields, nota: noteSchema }),
  reply: done,
});

export const setSourceActive = defineCall({
  method: 'PUT',
  path: '/api/redaccion/fuentes/:periodico_id/estado',
  summary: 'Reads a newspaper, or no longer; what was read stays',
  params: byId,
  query: nothing,
  body: z.strictObject({ active: z.boolean(), nota: noteSchema }),
  reply: done,
});

export const removeSource = defineCall({
  method: 'POST',
  path: '/api/redaccion/fuentes/:periodico_id/retirar',
  summary: 'Takes everything of a newspaper from all pages, for good',
  params: byId,
  query: nothing,
  body: z.strictObject({ dominio: z.string().max(100).describe('Typed, to be sure'), nota: noteSchema }),
  reply: done,
});

export const addSourceFeed = defineCall({
  method: 'POST',
  path: '/api/redaccion/fuentes/:periodico_id/feeds',
  summary: 'Adds a feed of a newspaper',
  params: byId,
  query: nothing,
  body: z.strictObject({ url: feedUrlSchema, nota: noteSchema }),
  reply: done,
});

export const setSourceFeedActive = defineCall({
  method: 'PUT',
  path: '/api/redaccion/feeds/:feed_id',
  summary: 'Asks a feed, or no longer',
  params: byFeed,
  query: nothing,
  body: z.strictObject({ active: z.boolean(), nota: noteSchema }),
  reply: done,
});

export const deleteSourceFeed = defineCall({
  method: 'DELETE',
  path: '/api/redaccion/feeds/:feed_id',
  summary: 'Forgets a feed; what was found in it stays',
  params: byFeed,
  query: nothing,
  reply: done,
});
