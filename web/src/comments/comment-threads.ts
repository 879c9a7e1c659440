import type { CommentRecord } from '@poliedro/contracts/comments';

/** A comment with what was answered to it. */
export interface Thread {
  readonly comment: CommentRecord;
  /** It came while the reader was here. */
  readonly fresh: boolean;
  readonly respuestas: readonly Thread[];
}

const sameItems = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((item, index) => item === other[index]);

/**
 * The flat list as trees, in its order. Threads in which nothing has changed are the ones of before, so that only what
 * is new is drawn again.
 */
export function assembleThreads(
  comments: readonly CommentRecord[],
  freshIds: ReadonlySet<number> = new Set(),
  before: ReadonlyMap<number, Thread> = new Map(),
): { readonly roots: readonly Thread[]; readonly all: ReadonlyMap<number, Thread> } {
  const ids = new Set(comments.map(({ id }) => id));
  const answers = new Map<number | null, CommentRecord[]>();
  for (const comment of comments) {
    const parent = comment.parent_id !== null && ids.has(comment.parent_id) ? comment.parent_id : null;
    const siblings = answers.get(parent);
    if (siblings) siblings.push(comment);
    else answers.set(parent, [comment]);
  }
  const all = new Map<number, Thread>();
  function threadOf(comment: CommentRecord): Thread {
    const respuestas = (answers.get(comment.id) ?? []).map(threadOf);
    const fresh = freshIds.has(comment.id);
    const known = before.get(comment.id);
    const same = known?.comment === comment && known.fresh === fresh && sameItems(known.respuestas, respuestas);
    const thread = known && same ? known : { comment, fresh, respuestas };
    all.set(comment.id, thread);
    return thread;
  }
  return { roots: (answers.get(null) ?? []).map(threadOf), all };
}
