import { z } from 'zod';
import { rolSchema } from './accounts.ts';
import { ETIQUETAS, PASSAGE_SECTIONS } from './article-body/tags.ts';
import { articleCardSchema } from './articles.ts';
import { defineCall, nothing } from './call.ts';
import { idiomaSchema } from './language.ts';
import { idiomaQuerySchema, idSchema } from './paging.ts';
import { publicBioSchema } from './profiles.ts';
import { afterQuerySchema, afterReply } from './targets.ts';

const authorSchema = z.object({
  usuario_id: z.int(),
  alias: z.string(),
  rol: rolSchema,
  bio_foto_url: z.string().nullable(),
  bio: publicBioSchema.omit({ link_periodico1: true, link_periodico2: true }).nullable(),
});

/** As everybody sees it: the same for all, so that it can be kept. */
export const publicArticleSchema = z.object({
  id: z.int().describe('Same as articulo_id'),
  articulo_id: z.int(),
  slug: z.string(),
  titular: z.string().describe('HTML: words and plain tags'),
  resumen: z.string().describe('HTML: words and plain tags'),
  titular_texto: z.string(),
  resumen_texto: z.string(),
  body_json: z.unknown().describe('Null where it is sold: see the call for those who may read it'),
  adelanto: z.string().nullable().describe('The first lines of an article that is sold'),
  idioma: idiomaSchema,
  importe_euros: z.number(),
  palabras: z.int(),
  evento: z.object({ evento_id: z.int(), titulo: z.string() }),
  fecha_publicacion: z.iso.datetime(),
  fecha_actualizacion: z.iso.datetime(),
  author: authorSchema,
});
export type PublicArticle = z.infer<typeof publicArticleSchema>;

/** Never purely numeric: a number is an id. */
const slugSchema = z.string().min(1).max(120);
const reply = z.object({ article: publicArticleSchema });
const query = z.object({ idioma: idiomaSchema.optional() });

export const getArticleBySlug = defineCall({
  method: 'GET',
  path: '/api/article/:slug',
  isPageWithoutPrefix: true,
  summary: 'A published article by its slug; an older slug leads to the same article, whose own slug says so',
  params: z.object({ slug: slugSchema }),
  query,
  reply,
});

export const getArticleById = defineCall({
  method: 'GET',
  path: '/api/articulo/:articulo_id',
  isPageWithoutPrefix: true,
  summary: 'A published article by its id',
  params: z.object({ articulo_id: idSchema }),
  query,
  reply,
});

export const getOwnedBody = defineCall({
  method: 'GET',
  path: '/api/articulo/:articulo_id/completo',
  summary: 'The whole text of an article that is sold, for its author and those who have bought it, withdrawn or not',
  params: z.object({ articulo_id: idSchema }),
  query: z.object({ version: z.literal('comprada').optional().describe('The text as it was when it was bought') }),
  reply: publicArticleSchema
    .pick({ titular: true, resumen: true, titular_texto: true, idioma: true, body_json: true })
    .extend({ ha_cambiado: z.boolean().describe('What was bought is another text than the present one') }),
});
export type OwnedArticle = z.infer<typeof getOwnedBody.reply>;

export const listSoldArticles = defineCall({
  method: 'GET',
  path: '/api/articulos/de-pago',
  summary: 'The newest articles that are sold',
  params: nothing,
  query: nothing,
  reply: z.object({ articulos: z.array(articleCardSchema) }),
});

export const listPersonArticles = defineCall({
  method: 'GET',
  path: '/api/usuario/:usuario_id/articles',
  summary: 'What an author has published, newest first',
  params: z.object({ usuario_id: idSchema }),
  query: idiomaQuerySchema.extend(afterQuerySchema.shape),
  reply: z.object({ articulos: z.array(articleCardSchema), ...afterReply }),
});

/** What an author has marked, shown with the event and set apart from what the press says. */
export const passageSchema = z.object({
  etiqueta: z.enum(ETIQUETAS),
  seccion: z.enum(PASSAGE_SECTIONS),
  texto: z.string(),
  url: z.string(),
  person: z.string().nullable(),
  timestamp: z.string().nullable(),
  timeframe: z.string().nullable(),
  idioma: idiomaSchema,
  articulo_id: z.int(),
  slug: z.string(),
  titular: z.string(),
  usuario_id: z.int(),
  autor: z.string(),
});
export type EventPassage = z.infer<typeof passageSchema>;
