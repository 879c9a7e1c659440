import type { CommentRecord } from '@poliedro/contracts/comments';
import type { CommentPage } from './comment-calls.ts';

/** The comments on one thing, as far as they are loaded. */
export interface CommentList {
  readonly shown: readonly CommentRecord[];
  /** Threads of others that have come since; they wait until the reader wants them. */
  readonly waiting: readonly CommentRecord[];
  /** Those that came while the reader was here. */
  readonly fresh: ReadonlySet<number>;
  readonly total: number;
  readonly has_more: boolean;
  readonly cursor: string | null;
}

export function listOfPage({ comentarios, total, has_more, cursor }: CommentPage): CommentList {
  return { shown: comentarios, waiting: [], fresh: new Set(), total, has_more, cursor };
}

const idsOf = (comments: readonly CommentRecord[]) => new Set(comments.map(({ id }) => id));

export function withNextPage(list: CommentList, { comentarios, has_more, cursor }: CommentPage): CommentList {
  const known = idsOf([...list.shown, ...list.waiting]);
  return {
    ...list,
    shown: [...list.shown, ...comentarios.filter(({ id }) => !known.has(id))],
    has_more,
    cursor,
  };
}

const replaced = (comments: readonly CommentRecord[], comment: CommentRecord) =>
  comments.map((known) => (known.id === comment.id ? comment : known));

/** New threads stand above; answers below what was answered already. */
function placed(comments: readonly CommentRecord[], comment: CommentRecord): readonly CommentRecord[] {
  return comment.parent_id === null ? [comment, ...comments] : [...comments, comment];
}

/** One's own words, as the server has taken them; heard of again, they are not doubled. */
export function withOwn(list: CommentList, comment: CommentRecord): CommentList {
  if (idsOf(list.shown).has(comment.id)) return { ...list, shown: replaced(list.shown, comment) };
  return { ...list, shown: placed(list.shown, comment), total: list.total + 1 };
}

/** Something written, rewritten or deleted by somebody, here or elsewhere. */
export function withHeard(list: CommentList, comment: CommentRecord, usuario_id: number | undefined): CommentList {
  const shown = idsOf(list.shown);
  if (shown.has(comment.id)) return { ...list, shown: replaced(list.shown, comment) };
  const waiting = idsOf(list.waiting);
  if (waiting.has(comment.id)) {
    const gone = comment.eliminado && comment.parent_id === null;
    return {
      ...list,
      waiting: gone ? list.waiting.filter(({ id }) => id !== comment.id) : replaced(list.waiting, comment),
    };
  }
  if (comment.eliminado) return list;
  if (comment.usuario_id === usuario_id) return withOwn(list, comment);
  const { parent_id } = comment;
  const fresh = new Set(list.fresh).add(comment.id);
  if (parent_id === null || waiting.has(parent_id)) {
    return { ...list, fresh, waiting: placed(list.waiting, comment) };
  }
  return shown.has(parent_id) ? { ...list, fresh, shown: placed(list.shown, comment) } : list;
}

/** Looked at again after a pause: what is new is treated as if it had been heard, in the order in which it came. */
export function withReloaded(list: CommentList, page: CommentPage, usuario_id: number | undefined): CommentList {
  const inTime = page.comentarios.toSorted((one, other) => one.id - other.id);
  const heard = inTime.reduce((known, comment) => withHeard(known, comment, usuario_id), list);
  return { ...heard, total: page.total };
}

export function withWaiting(list: CommentList): CommentList {
  return { ...list, shown: [...list.waiting, ...list.shown], waiting: [] };
}

export function withoutText(list: CommentList, id: number): CommentList {
  const shown = list.shown.map((known) => (known.id === id ? { ...known, texto: '', eliminado: true } : known));
  return { ...list, shown, total: Math.max(0, list.total - 1) };
}

/** How many threads wait. */
export const countWaiting = ({ waiting }: CommentList) => waiting.filter(({ parent_id }) => parent_id === null).length;
