import { createHash } from 'node:crypto';

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [''];

/** Numbers from -1 to 1 that depend on the word alone. */
function* numbersOf(word: string, count: number): Generator<number> {
  for (let block = 0, made = 0; made < count; block += 1) {
    for (const byte of createHash('sha256').update(`${block}:${word}`).digest()) {
      if (made === count) return;
      made += 1;
      yield byte / 127.5 - 1;
    }
  }
}

/** The same for the same text; near for texts that share words. Knows nothing of meaning. */
export function hashedVector(text: string, dimensions: number): number[] {
  const sums = new Array<number>(dimensions).fill(0);
  for (const word of wordsOf(text)) {
    let at = 0;
    for (const value of numbersOf(word, dimensions)) {
      sums[at] = (sums[at] ?? 0) + value;
      at += 1;
    }
  }
  const length = Math.hypot(...sums);
  return sums.map((sum) => Math.fround(sum / length));
}
