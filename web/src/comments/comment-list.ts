import type { CommentRecord } from '@poliedro/contracts/comments';
import type { CommentPage } from './comment-calls.ts';

/** The comments on one thing, as far as they are loaded. */
export interface CommentList {
  readonly shown: readonly CommentRecord[];
  /** Threads of others that have come since; they wait until the reader wants them. */
  readonly waiting: readonly CommentRecord[];
  /** Those that came while the reader was here. */
  readonly fresh: ReadonlySet<number>;
  /** Heard to be deleted and not shown: what comes late of them is not shown either. */
  readonly gone: ReadonlySet<number>;
  readonly total: number;
  readonly has_more: boolean;
  readonly cursor: string | null;
}

export function listOfPage({ comentarios, total, has_more, cursor }: CommentPage): CommentList {
  return { shown: comentarios, waiting: [], fresh: new Set(), gone: new Set(), total, has_more, cursor };
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

/** What is heard may come out of order: a deletion is the last word, then the latest rewriting. */
function newest(known: CommentRecord, heard: CommentRecord): CommentRecord {
  if (known.eliminado) return known;
  return heard.eliminado || (heard.editado_on ?? '') >= (known.editado_on ?? '') ? heard : known;
}

const replaced = (comments: readonly CommentRecord[], comment: CommentRecord) =>
  comments.map((known) => (known.id === comment.id ? newest(known, comment) : known));

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
    const answered = list.waiting.some(({ parent_id }) => parent_id === comment.id);
    if (!comment.eliminado || answered) return { ...list, waiting: replaced(list.waiting, comment) };
  }
  if (comment.eliminado) {
    const left = list.waiting.filter(({ id }) => id !== comment.id);
    return { ...list, gone: new Set(list.gone).add(comment.id), waiting: left };
  }
  if (list.gone.has(comment.id)) return list;
  if (comment.usuario_id === usuario_id) return withOwn(list, comment);
  const { parent_id } = comment;
  const fresh = new Set(list.fresh).add(comment.id);
  if (parent_id === null || waiting.has(parent_id)) {
    return { ...list, fresh, waiting: placed(list.waiting, comment) };
  }
  return shown.has(parent_id) ? { ...list, fresh, shown: placed(list.shown, comment) } : list;
}

export function withWaiting(list: CommentList): CommentList {
  return { ...list, shown: [...list.waiting, ...list.shown], waiting: [] };
}

/** Taken back here; where that was heard already, its count comes or has come that way too. */
export function withoutText(list: CommentList, id: number): CommentList {
  if (!list.shown.some((known) => known.id === id && !known.eliminado)) return list;
  const shown = list.shown.map((known) => (known.id === id ? { ...known, texto: '', eliminado: true } : known));
  return { ...list, shown, total: Math.max(0, list.total - 1) };
}

/** How many threads wait. */
export const countWaiting = ({ waiting }: CommentList) => waiting.filter(({ parent_id }) => parent_id === null).length;
