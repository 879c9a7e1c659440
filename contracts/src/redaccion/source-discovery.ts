import { z } from 'zod';
import { defineCall, nothing } from '../call.ts';
import { paisIsoCodeSchema } from '../newspapers.ts';
import { noteSchema } from './changes.ts';
import { dominioSchema, feedUrlSchema, lenguaSchema, NEWSPAPER_NAME_MAX } from './sources.ts';

export const OPML_MAX_BYTES = 2_000_000;
export const IMPORT_MAX = 500;

const foundFeedSchema = z.object({
  url: z.string(),
  titulo: z.string(),
  articulos: z.number().int(),
  conocida: z.boolean().describe('It is read already'),
});

/** What stands in the way: robots, tdm, later, unreachable, a status, or what else the visit met. */
const faultSchema = z.string().nullable();

export const discoverFeeds = defineCall({
  method: 'POST',
  path: '/api/redaccion/fuentes/descubrir',
  summary: 'The feeds of a newspaper, by an address of it; nothing is stored',
  params: nothing,
  query: nothing,
  body: z.strictObject({ url: z.string().trim().min(3).max(2000) }),
  reply: z.object({
    dominio: z.string(),
    nombre: z.string(),
    idioma: z.string().nullable(),
    estado: z.enum(['nuevo', 'conocido', 'retirado']),
    periodico_id: z.number().int().nullable(),
    fuentes: z.array(foundFeedSchema),
    fallo: faultSchema,
  }),
});
export type Discovery = z.infer<typeof discoverFeeds.reply>;

export const tryFeed = defineCall({
  method: 'POST',
  path: '/api/redaccion/fuentes/probar',
  summary: 'Reads a feed and one of its articles as a worker would; nothing is stored',
  params: nothing,
  query: nothing,
  body: z.strictObject({ url: feedUrlSchema, pais_iso_code: paisIsoCodeSchema, idioma: lenguaSchema }),
  reply: z.object({
    titulo: z.string(),
    articulos: z.array(z.object({ titular: z.string(), url: z.string(), published_on: z.string().nullable() })),
    articulo: z
      .object({
        url: z.string(),
        titular: z.string(),
        autor: z.string(),
        idioma: z.string(),
        seccion: z.string(),
        palabras: z.number().int(),
        es_opinion: z.boolean(),
        paywall: z.boolean(),
        texto: z.string().describe('How it begins'),
      })
      .nullable(),
    fallo: faultSchema,
  }),
});
export type TrialRead = z.infer<typeof tryFeed.reply>;

const listedSchema = z.object({
  dominio: z.string(),
  nombre: z.string(),
  pais_iso_code: z.string().nullable(),
  idioma: z.string().nullable(),
  estado: z.enum(['nuevo', 'conocido', 'retirado']),
  feeds: z.array(z.string()).describe('Those that are not read yet'),
});
export type ListedSource = z.infer<typeof listedSchema>;

export const readOpml = defineCall({
  method: 'POST',
  path: '/api/redaccion/fuentes/opml/leer',
  summary: 'What an OPML file would add; nothing is stored',
  params: nothing,
  query: nothing,
  body: z.strictObject({ opml: z.string().max(OPML_MAX_BYTES) }),
  maxBytes: OPML_MAX_BYTES + 100_000,
  reply: z.object({
    periodicos: z.array(listedSchema),
    sin_leer: z.number().int().describe('Lines without an address'),
  }),
});

export const importOpml = defineCall({
  method: 'POST',
  path: '/api/redaccion/fuentes/opml',
  summary: 'Adds newspapers and feeds that are not there yet',
  params: nothing,
  query: nothing,
  body: z.strictObject({
    periodicos: z
      .array(
        z.strictObject({
          dominio: dominioSchema,
          nombre: z.string().trim().min(1).max(NEWSPAPER_NAME_MAX),
          pais_iso_code: paisIsoCodeSchema,
          idioma: lenguaSchema,
          feeds: z.array(feedUrlSchema).max(200),
        }),
      )
      .min(1)
      .max(IMPORT_MAX),
    nota: noteSchema,
  }),
  maxBytes: OPML_MAX_BYTES,
  reply: z.object({ periodicos: z.number().int(), feeds: z.number().int() }),
});

export const exportOpml = defineCall({
  method: 'GET',
  path: '/api/redaccion/fuentes.opml',
  summary: 'All newspapers that are read, with their feeds, as OPML',
  params: nothing,
  query: nothing,
  reply: z.string(),
  download: 'text/x-opml',
});
