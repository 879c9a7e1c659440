const segmenter = new Intl.Segmenter('und', { granularity: 'word' });

/** Words as Unicode bounds them, also where no spaces stand between them. */
export function countWords(text: string): number {
  let count = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike === true) count += 1;
  return count;
}
