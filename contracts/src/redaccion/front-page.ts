import { z } from 'zod';
import { articleCardSchema } from '../articles.ts';
import { defineCall, done, nothing } from '../call.ts';
import { CARRIL_ORDENES, CARRIL_TIPOS } from '../carriles.ts';
import { eventCardSchema } from '../events.ts';
import { idiomaSchema } from '../language.ts';
import { paisIsoCodeSchema } from '../newspapers.ts';
import { idSchema } from '../paging.ts';

export const CARRIL_NOMBRE_MAX = 120;
export const CATEGORIA_NOMBRE_MAX = 60;
export const CATEGORIA_EXPLICACION_MAX = 200;
export const MIN_PERIODICOS_MAX = 1000;
const CARRILES_MAX = 100;

const inFourLanguages = <Text extends z.ZodType>(text: Text) =>
  z.strictObject({ es: text, en: text, fr: text, de: text });
const written = (max: number) => inFourLanguages(z.string().trim().min(1).max(max));
/** As it is stored: a language may lack it. */
const stored = z.object({ es: z.string(), en: z.string(), fr: z.string(), de: z.string() });

/** The largest whole number that a column of this kind holds. */
const INTEGER_MAX = 2_147_483_647;
const integerId = z.int().min(1).max(INTEGER_MAX);

/** What decides which events or articles stand in a carril; null asks for nothing. */
const ruleShape = {
  tipo: z.enum(CARRIL_TIPOS),
  categoria_id: integerId.nullable(),
  pais_iso_code: paisIsoCodeSchema.nullable(),
  idioma: z
    .string()
    .regex(/^[a-z]{2}$/)
    .nullable(),
  min_periodicos: z.int().min(1).max(MIN_PERIODICOS_MAX),
  solo_opinion: z.boolean(),
  de_autores: z.boolean(),
  orden: z.enum(CARRIL_ORDENES),
};
export const carrilRuleSchema = z.strictObject(ruleShape);
export type CarrilRule = z.infer<typeof carrilRuleSchema>;

/** A page of ours, or somebody else's by a safe way. */
const linkSchema = z
  .string()
  .max(500)
  .regex(/^(?:\/(?!\/)|https:\/\/[^\s/])\S*$/);

const carrilBodySchema = z
  .strictObject({
    ...ruleShape,
    nombre: written(CARRIL_NOMBRE_MAX),
    mostrar_nombre: z.boolean(),
    url: linkSchema.nullable(),
  })
  .refine(({ tipo, url }) => tipo !== 'banner' || url !== null, { path: ['url'], error: 'A banner leads somewhere' });
export type CarrilBody = z.infer<typeof carrilBodySchema>;

const carrilSettingsSchema = z.object({
  carril_id: z.int(),
  ...ruleShape,
  nombre: stored,
  mostrar_nombre: z.boolean(),
  url: z.string().nullable(),
  fijados: z.int().describe('Events that stand first by hand'),
  ocultos: z.int().describe('Events that are kept out by hand'),
});
export type CarrilSettings = z.infer<typeof carrilSettingsSchema>;

const categoryBodySchema = z.strictObject({
  nombre: written(CATEGORIA_NOMBRE_MAX),
  explicacion: written(CATEGORIA_EXPLICACION_MAX),
});
export type CategoryBody = z.infer<typeof categoryBodySchema>;

const categorySettingsSchema = z.object({
  categoria_id: z.int(),
  clave: z.string(),
  nombre: stored,
  explicacion: stored,
});
export type CategorySettings = z.infer<typeof categorySettingsSchema>;

export const getFrontPage = defineCall({
  method: 'GET',
  path: '/api/redaccion/portada',
  summary: 'Carriles with their rules and categories with their texts, in order',
  params: nothing,
  query: nothing,
  reply: z.object({
    carriles: z.array(carrilSettingsSchema),
    categorias: z.array(categorySettingsSchema),
    paises: z.array(z.string()).describe('Where newspapers come from'),
    idiomas: z.array(z.string()).describe('What newspapers are written in'),
  }),
});
export type FrontPage = z.infer<typeof getFrontPage.reply>;

const carrilParams = z.object({ carril_id: idSchema });

export const addCarril = defineCall({
  method: 'POST',
  path: '/api/redaccion/portada/carriles',
  summary: 'A new carril, below the others',
  params: nothing,
  query: nothing,
  body: carrilBodySchema,
  reply: z.object({ carril_id: z.int() }),
});

export const saveCarril = defineCall({
  method: 'PUT',
  path: '/api/redaccion/portada/carriles/:carril_id',
  summary: 'Changes a carril; a changed rule fills it anew',
  params: carrilParams,
  query: nothing,
  body: carrilBodySchema,
  reply: done,
});

export const removeCarril = defineCall({
  method: 'DELETE',
  path: '/api/redaccion/portada/carriles/:carril_id',
  summary: 'Takes a carril from the front page',
  params: carrilParams,
  query: nothing,
  reply: done,
});

const orderedIds = z.array(integerId).min(1).max(CARRILES_MAX);

export const orderCarriles = defineCall({
  method: 'PUT',
  path: '/api/redaccion/portada/orden',
  summary: 'The order of all carriles',
  params: nothing,
  query: nothing,
  body: z.strictObject({ carril_ids: orderedIds }),
  reply: done,
});

export const previewCarril = defineCall({
  method: 'POST',
  path: '/api/redaccion/portada/vista_previa',
  summary: 'What a rule that is not saved would show first',
  params: nothing,
  query: nothing,
  body: z.strictObject({
    carril_id: integerId.nullable().describe('Whose events set by hand count; null for a new one'),
    idioma: idiomaSchema,
    regla: carrilRuleSchema,
  }),
  reply: z.object({ eventos: z.array(eventCardSchema), articulos: z.array(articleCardSchema) }),
});

/** By hand: first, whatever the rule says, or not at all. */
export const LUGARES = ['fijado', 'oculto'] as const;
export type Lugar = (typeof LUGARES)[number];

const pinSchema = z.object({ evento_id: z.int(), titulo: z.string(), lugar: z.enum(LUGARES) });
export type Pin = z.infer<typeof pinSchema>;

export const listPins = defineCall({
  method: 'GET',
  path: '/api/redaccion/portada/carriles/:carril_id/fijados',
  summary: 'The events of a carril whose place was set by hand, the newest first',
  params: carrilParams,
  query: z.object({ idioma: idiomaSchema }),
  reply: z.object({ eventos: z.array(pinSchema) }),
});

export const pinEvent = defineCall({
  method: 'PUT',
  path: '/api/redaccion/portada/carriles/:carril_id/eventos/:evento_id',
  summary: 'Puts an event first in a carril, keeps it out, or leaves it to the rule',
  params: z.object({ carril_id: idSchema, evento_id: idSchema }),
  query: nothing,
  body: z.strictObject({ lugar: z.enum(LUGARES).nullable() }),
  reply: done,
});

export const addCategory = defineCall({
  method: 'POST',
  path: '/api/redaccion/portada/categorias',
  summary: 'A new category, at the end of the bar',
  params: nothing,
  query: nothing,
  body: categoryBodySchema,
  reply: z.object({ categoria_id: z.int() }),
});

export const saveCategory = defineCall({
  method: 'PUT',
  path: '/api/redaccion/portada/categorias/:categoria_id',
  summary: 'Changes the words of a category',
  params: z.object({ categoria_id: idSchema }),
  query: nothing,
  body: categoryBodySchema,
  reply: done,
});

export const orderCategories = defineCall({
  method: 'PUT',
  path: '/api/redaccion/portada/orden_categorias',
  summary: 'The order of all categories',
  params: nothing,
  query: nothing,
  body: z.strictObject({ categoria_ids: orderedIds }),
  reply: done,
});
