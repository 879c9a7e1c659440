import { z } from 'zod';
import {
  BODY_LIMITS,
  IMAGE_BYTES_MAX,
  PRECIO_MAX_EUROS,
  RESUMEN_MAX,
  TITULAR_MAX,
  URL_MAX,
} from './article-body/limits.ts';
import { defineCall, nothing } from './call.ts';
import { idiomaSchema } from './language.ts';
import { idSchema } from './paging.ts';

export const ESTADOS = ['borrador', 'publicado'] as const;
const euros = z.number().min(0).max(PRECIO_MAX_EUROS);
const articleParams = z.object({ articulo_id: idSchema });

/** An article as its author works on it. */
export const workingArticleSchema = z.object({
  id: z.int().describe('Same as articulo_id'),
  articulo_id: z.int(),
  titular: z.string(),
  resumen: z.string(),
  body_json: z.unknown(),
  body_html: z.string(),
  texto_libre: z.string(),
  idioma: idiomaSchema,
  evento_id: z.int(),
  titulo_evento: z.string(),
  importe_euros: z.number(),
  estado: z.enum(ESTADOS),
  es_borrador: z.boolean(),
  version: z.int().describe('Sent back with the next save, which is refused when another came first'),
  slug: z.string().nullable(),
  fecha_publicacion: z.iso.datetime().nullable(),
  cambios_sin_publicar: z.boolean().describe('Published, and this text is newer than what readers see'),
  updated_on: z.iso.datetime(),
});
export type WorkingArticle = z.infer<typeof workingArticleSchema>;

/** `usuario_id`, `autor`, `tipo`, `periodico`, `paywall`, `body_html` and `texto_libre` may be sent and are ignored. */
const savedFields = {
  titular: z.string().max(2 * TITULAR_MAX),
  resumen: z.string().max(2 * RESUMEN_MAX),
  body_json: z.unknown(),
  idioma: idiomaSchema,
  evento_id: z.int().nullable(),
  es_borrador: z.boolean().default(true),
  importe_euros: euros.default(0),
};

/** The largest document, and beside it one picture with its bytes. */
const maxBytes = BODY_LIMITS.bytes + Math.ceil((IMAGE_BYTES_MAX * 4) / 3) + 100_000;

export const createArticle = defineCall({
  method: 'POST',
  path: '/api/user/articles',
  summary: 'Saves a new article; with es_borrador false it is published',
  params: nothing,
  query: nothing,
  body: z.object({
    ...savedFields,
    borrador_id: z.uuid().optional().describe('Made by the browser: saying it twice makes one article'),
  }),
  maxBytes,
  reply: z.object({ id: z.int(), article: workingArticleSchema }),
});

export const saveArticle = defineCall({
  method: 'POST',
  path: '/api/user/articles/:articulo_id/autosave',
  summary: 'Saves the working text of an article; with guardar it also becomes what readers see, or no longer see',
  params: articleParams,
  query: nothing,
  body: z.object({
    ...savedFields,
    version: z.int().min(1),
    guardar: z.boolean().default(false).describe('Guardar was pressed; without it nothing that readers see changes'),
  }),
  maxBytes,
  reply: z.object({ article: workingArticleSchema }),
});

export const getWorkingArticle = defineCall({
  method: 'GET',
  path: '/api/user/articles/:articulo_id',
  isPageWithoutPrefix: true,
  summary: "One of one's own articles, to be worked on",
  params: articleParams,
  query: nothing,
  reply: workingArticleSchema,
});

export const deleteDraft = defineCall({
  method: 'DELETE',
  path: '/api/user/articles/:articulo_id',
  summary: 'Deletes an article that was never published',
  params: articleParams,
  query: nothing,
  reply: z.object({ success: z.literal(true) }),
});

export const ownArticleSchema = z.object({
  id: z.int(),
  articulo_id: z.int(),
  titular: z.string(),
  estado: z.enum(ESTADOS),
  evento_id: z.int(),
  titulo_evento: z.string(),
  idioma: idiomaSchema,
  importe_euros: z.number(),
  slug: z.string().nullable(),
  palabras: z.int(),
  lecturas: z.int().describe('How often readers opened it'),
  ingresos_euros: z.number().nullable().describe("The author's share so far; null until there is something to tell"),
  cambios_sin_publicar: z.boolean(),
  fecha_creacion: z.iso.datetime(),
  fecha_publicacion: z.iso.datetime().nullable(),
  updated_on: z.iso.datetime(),
});
export type OwnArticle = z.infer<typeof ownArticleSchema>;

export const listOwnArticles = defineCall({
  method: 'GET',
  path: '/api/user/articles',
  summary: "One's own articles, the last changed first",
  params: nothing,
  query: nothing,
  reply: z.object({ articles: z.array(ownArticleSchema) }),
});

export const REVISION_TIPOS = ['autoguardado', 'guardado', 'publicado'] as const;
const revisionSchema = z.object({
  revision_id: z.int(),
  version: z.int(),
  tipo: z.enum(REVISION_TIPOS),
  titular: z.string(),
  palabras: z.int(),
  created_on: z.iso.datetime(),
});
export type Revision = z.infer<typeof revisionSchema>;

export const listRevisions = defineCall({
  method: 'GET',
  path: '/api/user/articles/:articulo_id/revisions',
  summary: 'Earlier texts of an article, the newest first',
  params: articleParams,
  query: nothing,
  reply: z.object({ revisiones: z.array(revisionSchema) }),
});

export const getRevision = defineCall({
  method: 'GET',
  path: '/api/user/articles/:articulo_id/revisions/:revision_id',
  summary: 'One earlier text',
  params: articleParams.extend({ revision_id: idSchema }),
  query: nothing,
  reply: revisionSchema.extend({ resumen: z.string(), body_json: z.unknown() }),
});

const storedImageSchema = z.object({ src: z.string(), width: z.int(), height: z.int() });
export type StoredImage = z.infer<typeof storedImageSchema>;

export const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'] as const;

export const uploadImage = defineCall({
  method: 'PUT',
  path: '/api/user/articles/images',
  summary: 'Stores a picture for an article; it is drawn anew, without what a camera wrote into it',
  params: nothing,
  query: nothing,
  upload: { types: IMAGE_TYPES, maxBytes: IMAGE_BYTES_MAX },
  reply: storedImageSchema,
});

export const copyImage = defineCall({
  method: 'POST',
  path: '/api/user/articles/images/copy',
  summary: 'Stores a copy of a picture that is somewhere else, so that readers never ask there',
  params: nothing,
  query: nothing,
  body: z.object({ url: z.string().max(URL_MAX) }),
  reply: storedImageSchema,
});
