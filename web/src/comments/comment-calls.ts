import type * as comments from '@poliedro/contracts/comments';
import type { Target } from '@poliedro/contracts/targets';
import type { Api } from '../platform/api.ts';
import type { CallReply } from '../platform/api-calls.ts';
import { createCalls } from '../platform/create-calls.ts';

/** The contract's calls without its schemas, as in platform/api-calls.ts; a test holds them equal. */
export const COMMENT_CALLS = {
  createComment: 'POST /api/comments',
  editComment: 'PUT /api/comments/:comentario_id',
  deleteComment: 'DELETE /api/comments/:comentario_id',
  listOwnComments: 'GET /api/user/comments',
} as const;

export const callComments = createCalls<typeof comments, typeof COMMENT_CALLS>(COMMENT_CALLS);

export type CommentPage = CallReply<'listEventComments'>;

export function listComments(
  api: Api,
  { tipo, id }: Target,
  question: { readonly cursor?: string | undefined },
): Promise<CommentPage> {
  return tipo === 'evento'
    ? api('listEventComments', { evento_id: id }, question)
    : api('listArticleComments', { articulo_id: id }, question);
}
