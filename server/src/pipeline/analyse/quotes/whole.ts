import type { Attribution } from './attribution.ts';
import type { Marked } from './marks.ts';
import { isBoundary, isOf, type Reading, textAt } from './reading.ts';

/** A quotation, and the words that give it to somebody. */
export interface Found {
  readonly marked: Marked;
  readonly attribution: Attribution | undefined;
  /** The token that stands for it. */
  readonly at: number;
}

/** “A,” he said, “b”: the sentence began in an earlier quotation. */
function isSecondHalf({ tokens }: Reading, at: number): boolean {
  let before = at - 1;
  while (before >= 0 && !isBoundary(tokens[before])) before -= 1;
  return tokens[before]?.kind === 'quote';
}

/** "It was, the president said, “a stone”": it ends a sentence of the newspaper's. "In Paris, he said, “a stone”" does not. */
function isInterruption(reading: Reading, { at, attribution }: Found): boolean {
  const { tokens } = reading;
  const start = attribution?.phrase?.start ?? 0;
  let first = at;
  while (first > 0 && (tokens[first - 1]?.start ?? 0) >= start) first -= 1;
  if (textAt(reading, first - 1) !== ',') return false;
  while (first > 0 && !isBoundary(tokens[first - 1])) first -= 1;
  return !isOf(reading, first, 'prepositions');
}

/** Whether a quotation says something by itself: it begins a sentence, or is led to by a verb of saying. */
export function isWhole(reading: Reading, found: Found): boolean {
  const { texto, tokens, lexicon } = reading;
  const { at, attribution, marked } = found;
  const joint = attribution?.joint;
  if (joint === 'comma' && isSecondHalf(reading, at)) return true;
  const [first = ''] = texto.slice(marked.start, marked.start + 12).split(' ');
  if (lexicon.complementizers.has(first)) return false;
  const before = tokens[at - 1];
  if (marked.dash || joint === 'colon' || before === undefined || isBoundary(before)) return true;
  const beginsSmall = /^\p{Ll}/u.test(first);
  if (before.kind === 'word') return before.text.endsWith('.') && !beginsSmall;
  if (isOf(reading, at - 2, 'complementizers')) return false;
  if (!beginsSmall) return true;
  return joint === 'comma' && textAt(reading, at - 2) === attribution?.cue && !isInterruption(reading, found);
}
