import { COMMENT_HARD_MAX } from '@poliedro/contracts/comment-text';

/** Where the caret ends up, and what of the text stays. */
export interface CappedText {
  readonly value: string;
  readonly caret: number;
}

/**
 * As `maxlength` does it, but counted in code points: what was just put in before the caret gives way, never what stood
 * there already. Undefined where nothing is too much.
 */
export function cappedText(value: string, caret: number): CappedText | undefined {
  const before = [...value.slice(0, caret)];
  const after = [...value.slice(caret)];
  const excess = before.length + after.length - COMMENT_HARD_MAX;
  if (excess <= 0) return undefined;
  const kept = before.slice(0, Math.max(0, before.length - excess)).join('');
  const rest = after.slice(0, COMMENT_HARD_MAX).join('');
  return { value: kept + rest, caret: kept.length };
}
