import { z } from 'zod';
import { rolSchema } from './accounts.ts';
import { defineCall, done, nothing } from './call.ts';
import { idiomaQuerySchema, idSchema } from './paging.ts';
import { afterQuerySchema, afterReply, exactlyOneTarget, ONE_TARGET, targetFields } from './targets.ts';

/** Top level is depth 0; replies go on depths 0, 1 and 2. */
export const COMMENT_DEPTH_MAX = 3;
export const COMMENT_EDIT_MINUTES = 15;
/** In UTF-16 units. Only keeps nonsense from being read at all: what is too long, the rule of the text says. */
const TEXT_UNITS_MAX = 65_536;

export const commentSchema = z.object({
  id: z.int(),
  texto: z.string().describe('Empty when deleted'),
  parent_id: z.int().nullable(),
  profundidad: z.int(),
  usuario_id: z.int(),
  alias: z.string(),
  rol: rolSchema.describe('At the time of writing'),
  bio_foto_url: z.string().nullable(),
  timestamp: z.iso.datetime(),
  editado_on: z.iso.datetime().nullable(),
  eliminado: z.boolean(),
  evento_id: z.int().nullable(),
  articulo_id: z.int().nullable(),
});
export type CommentRecord = z.infer<typeof commentSchema>;

const commentListReply = z.object({
  comentarios: z
    .array(commentSchema)
    .describe("Whole threads, flat: experts' first, then the newest; replies behind what they answer, oldest first"),
  total: z.int().describe('Of those still there'),
  ...afterReply,
});

export const listEventComments = defineCall({
  method: 'GET',
  path: '/api/comments/evento/:evento_id',
  summary: 'The opinions on an event',
  params: z.object({ evento_id: idSchema }),
  query: afterQuerySchema,
  reply: commentListReply,
});

export const listArticleComments = defineCall({
  method: 'GET',
  path: '/api/comments/articulo/:articulo_id',
  summary: 'The opinions on an article',
  params: z.object({ articulo_id: idSchema }),
  query: afterQuerySchema,
  reply: commentListReply,
});

const textoSchema = z.string().max(TEXT_UNITS_MAX);
const commentReply = z.object({ comentario: commentSchema });

export const createComment = defineCall({
  method: 'POST',
  path: '/api/comments',
  summary: 'Gives an opinion, or answers one',
  params: nothing,
  query: nothing,
  body: z
    .object({ texto: textoSchema, ...targetFields, parent_id: z.int().min(1).optional() })
    .refine(exactlyOneTarget, ONE_TARGET),
  reply: commentReply,
});

export const editComment = defineCall({
  method: 'PUT',
  path: '/api/comments/:comentario_id',
  summary: 'Rewrites an own comment, in its first minutes',
  params: z.object({ comentario_id: idSchema }),
  query: nothing,
  body: z.object({ texto: textoSchema }),
  reply: commentReply,
});

export const deleteComment = defineCall({
  method: 'DELETE',
  path: '/api/comments/:comentario_id',
  summary: 'Takes an own comment back; the replies stay',
  params: z.object({ comentario_id: idSchema }),
  query: nothing,
  reply: done,
});

export const ownCommentSchema = commentSchema
  .pick({
    id: true,
    texto: true,
    timestamp: true,
    parent_id: true,
    editado_on: true,
    evento_id: true,
    articulo_id: true,
  })
  .extend({ evento_titulo: z.string().nullable(), articulo_titulo: z.string().nullable() });
export type OwnComment = z.infer<typeof ownCommentSchema>;

const writtenReply = z.object({ comentarios: z.array(ownCommentSchema), ...afterReply });

export const listOwnComments = defineCall({
  method: 'GET',
  path: '/api/user/comments',
  summary: 'Own comments, newest first',
  params: nothing,
  query: idiomaQuerySchema.extend(afterQuerySchema.shape),
  reply: writtenReply,
});

export const listPersonComments = defineCall({
  method: 'GET',
  path: '/api/usuario/:usuario_id/comments',
  summary: 'What a person has written for everybody to read, newest first',
  params: z.object({ usuario_id: idSchema }),
  query: idiomaQuerySchema.extend(afterQuerySchema.shape),
  reply: writtenReply,
});
