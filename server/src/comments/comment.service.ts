import type { User } from '@poliedro/contracts/accounts';
import { commentTextVerdict } from '@poliedro/contracts/comment-text';
import {
  COMMENT_DEPTH_MAX,
  COMMENT_EDIT_MINUTES,
  type CommentRecord,
  type listEventComments,
  type listOwnComments,
} from '@poliedro/contracts/comments';
import type { Idioma } from '@poliedro/contracts/language';
import { type Target, targetOf } from '@poliedro/contracts/targets';
import type { z } from 'zod';
import { getTarget } from '../articles/target.repository.ts';
import type { Live } from '../live/live.service.ts';
import type { ActionLimit } from '../platform/action-limit.ts';
import { cutPage, decodeAfter } from '../platform/after-cursor.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database, Transaction } from '../platform/database.ts';
import { DomainError } from '../platform/errors.ts';
import {
  addComment,
  deleteComment,
  findParent,
  findTwin,
  isOwnComment,
  listThreads,
  type Parent,
  rewriteComment,
} from './comment.repository.ts';
import { arrangeThreads } from './threads.ts';
import { isPersonThere, listWritten } from './written.repository.ts';

type ThreadPage = z.input<typeof listEventComments.reply>;
type WrittenPage = z.input<typeof listOwnComments.reply>;

export interface CommentService {
  list(target: Target, cursor: string | undefined): Promise<ThreadPage>;
  create(user: User, target: Target, texto: string, parent_id: number | undefined): Promise<CommentRecord>;
  edit(user: User, comentario_id: number, texto: string): Promise<CommentRecord>;
  remove(user: User, comentario_id: number): Promise<void>;
  listWritten(usuario_id: number, idioma: Idioma, cursor: string | undefined): Promise<WrittenPage>;
  /** The same for everybody to read; refuses who is not there, or not any more. */
  listOfPerson(usuario_id: number, idioma: Idioma, cursor: string | undefined): Promise<WrittenPage>;
}

export interface CommentParts {
  db: Database;
  live: Pick<Live, 'publish' | 'tellCounters'>;
  mayWrite: ActionLimit;
  mayEdit: ActionLimit;
  clock: Clock;
}

const THREADS_PER_PAGE = 50;
const WRITTEN_PER_PAGE = 50;
const SENT_AGAIN_SECONDS = 120;

function checkText(raw: string): string {
  const verdict = commentTextVerdict(raw);
  if (!verdict.ok) throw new DomainError(verdict.code);
  return verdict.texto;
}

async function getParent(transaction: Transaction, id: number, target: Target): Promise<{ id: number } & Parent> {
  const parent = await findParent(transaction, id, target);
  if (parent === undefined) throw new DomainError('comentario_not_found', { parent_id: id });
  if (parent.profundidad >= COMMENT_DEPTH_MAX) throw new DomainError('comment_too_deep');
  return { id, ...parent };
}

export function createCommentService({ db, live, mayWrite, mayEdit, clock }: CommentParts): CommentService {
  function tell(target: Target, comment: CommentRecord): void {
    live.publish(target, 'comentario', comment);
    live.tellCounters(target);
  }

  async function written(usuario_id: number, idioma: Idioma, cursor: string | undefined): Promise<WrittenPage> {
    const [after] = decodeAfter(cursor, 1) ?? [];
    const found = await listWritten(db, usuario_id, idioma, WRITTEN_PER_PAGE + 1, after);
    const { rows: comentarios, ...rest } = cutPage(found, WRITTEN_PER_PAGE, ({ id }) => id);
    return { comentarios, ...rest };
  }

  return {
    async list(asked, cursor) {
      const target = await getTarget(db, asked);
      const [experto, id = 0] = decodeAfter(cursor, 2) ?? [];
      const after = experto === undefined ? undefined : { experto: experto === 1, id };
      const { threads, comentarios, total } = await listThreads(db, target, THREADS_PER_PAGE, after);
      const { rows, ...rest } = cutPage(threads, THREADS_PER_PAGE, (thread) => [Number(thread.experto), thread.id]);
      const ids = rows.map((thread) => thread.id);
      return { comentarios: arrangeThreads(ids, comentarios), total, ...rest };
    },

    async create(user, asked, raw, parent_id) {
      if (!user.email_verificado) throw new DomainError('email_unverified');
      const texto = checkText(raw);
      if (!(await mayWrite(user.id))) throw new DomainError('too_many_attempts');
      const { comment, fresh } = await db.transaction(async (transaction) => {
        const target = await getTarget(transaction, asked);
        const parent = parent_id === undefined ? undefined : await getParent(transaction, parent_id, target);
        const words = { target, parent, usuario_id: user.id, texto, at: new Date(clock()) };
        const twin = await findTwin(transaction, words, SENT_AGAIN_SECONDS);
        if (twin !== undefined) return { comment: twin, fresh: false };
        return { comment: await addComment(transaction, { ...words, rol: user.rol }), fresh: true };
      });
      if (fresh) tell(targetOf(comment), comment);
      return comment;
    },

    async edit(user, comentario_id, raw) {
      if (!(await isOwnComment(db, comentario_id, user.id))) throw new DomainError('comentario_not_found');
      const texto = checkText(raw);
      if (!(await mayEdit(user.id))) throw new DomainError('too_many_attempts');
      const change = { texto, at: new Date(clock()), minutes: COMMENT_EDIT_MINUTES };
      const comment = await rewriteComment(db, comentario_id, user.id, change);
      if (comment === undefined) throw new DomainError('comment_edit_over');
      live.publish(targetOf(comment), 'comentario', comment);
      return comment;
    },

    async remove(user, comentario_id) {
      const comment = await deleteComment(db, comentario_id, user.id, new Date(clock()));
      if (comment === undefined) throw new DomainError('comentario_not_found');
      tell(targetOf(comment), comment);
    },

    listWritten: written,

    async listOfPerson(usuario_id, idioma, cursor) {
      if (!(await isPersonThere(db, usuario_id))) throw new DomainError('usuario_not_found');
      return written(usuario_id, idioma, cursor);
    },
  };
}
