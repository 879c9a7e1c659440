import type { CommentRecord } from '@poliedro/contracts/comments';

/**
 * One comment, then the answers to it, oldest first, each followed by its own. What is deleted stays only where something
 * that stands hangs on it.
 */
export function arrangeThreads(threads: readonly number[], oldestFirst: readonly CommentRecord[]): CommentRecord[] {
  const answers = Map.groupBy(oldestFirst, ({ parent_id }) => parent_id);
  const known = new Map(oldestFirst.map((comment) => [comment.id, comment]));
  const withAnswers = (comment: CommentRecord): CommentRecord[] => {
    const below = (answers.get(comment.id) ?? []).flatMap(withAnswers);
    return comment.eliminado && below.length === 0 ? [] : [comment, ...below];
  };
  return threads.flatMap((id) => {
    const first = known.get(id);
    return first === undefined ? [] : withAnswers(first);
  });
}
