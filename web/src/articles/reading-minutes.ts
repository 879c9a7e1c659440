const WORDS_PER_MINUTE = 200;

/** The contract's rule without the contract's schemas; a test holds them equal. */
export function readingMinutes(words: number): number {
  return Math.max(1, Math.ceil(words / WORDS_PER_MINUTE));
}
