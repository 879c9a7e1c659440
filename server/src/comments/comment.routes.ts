import {
  createComment,
  deleteComment,
  editComment,
  listArticleComments,
  listEventComments,
  listOwnComments,
  listPersonComments,
} from '@poliedro/contracts/comments';
import { targetOf } from '@poliedro/contracts/targets';
import { type PersonalRegistry, registerUserCall } from '../accounts/personal-calls.ts';
import { NOT_KEPT_WITH_CURSOR, registerCall } from '../platform/calls.ts';
import type { CommentService } from './comment.service.ts';

/** Never given stale: what somebody takes back is gone within these seconds. */
const KEPT = { freshSeconds: 2, staleSeconds: 0 };

export function registerCommentRoutes(registry: PersonalRegistry, comments: CommentService): void {
  for (const call of [listEventComments, listArticleComments]) {
    registerCall(
      registry,
      call,
      KEPT,
      ({ params, query }) => comments.list(targetOf(params), query.cursor),
      NOT_KEPT_WITH_CURSOR,
    );
  }
  registerCall(
    registry,
    listPersonComments,
    KEPT,
    ({ params, query }) => comments.listOfPerson(params.usuario_id, query.idioma, query.cursor),
    NOT_KEPT_WITH_CURSOR,
  );
  registerUserCall(registry, listOwnComments, ({ input: { query }, user }) =>
    comments.listWritten(user.id, query.idioma, query.cursor),
  );
  registerUserCall(registry, createComment, async ({ input: { body }, user }) => ({
    comentario: await comments.create(user, targetOf(body), body.texto, body.parent_id),
  }));
  registerUserCall(registry, editComment, async ({ input: { params, body }, user }) => ({
    comentario: await comments.edit(user, params.comentario_id, body.texto),
  }));
  registerUserCall(registry, deleteComment, async ({ input: { params }, user }) => {
    await comments.remove(user, params.comentario_id);
    return { success: true } as const;
  });
}
