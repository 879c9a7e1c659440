import type { ComparedArticle } from './compared-article.ts';

/** Which articles have each word, all in one list. */
export interface WordHolders {
  /** Of each key of each article, one after the other, the number of its word. */
  readonly words: Int32Array;
  /** Where in `places` the articles of each word begin, which is where those of the word before it end. */
  readonly starts: Int32Array;
  readonly places: Int32Array;
}

export function listHolders(articles: readonly ComparedArticle[]): WordHolders {
  const total = articles.reduce((sum, { keys }) => sum + keys.ids.length, 0);
  const numbers = new Map<number, number>();
  const words = new Int32Array(total);
  let key = 0;
  for (const { keys } of articles) {
    for (const id of keys.ids) {
      const number = numbers.get(id) ?? numbers.size;
      if (number === numbers.size) numbers.set(id, number);
      words[key] = number;
      key += 1;
    }
  }
  const starts = new Int32Array(numbers.size + 1);
  for (const word of words) starts[word + 1] = (starts[word + 1] as number) + 1;
  for (let word = 0; word < numbers.size; word += 1) {
    starts[word + 1] = (starts[word + 1] as number) + (starts[word] as number);
  }
  const places = new Int32Array(total);
  const filled = starts.slice();
  key = 0;
  for (const [place, { keys }] of articles.entries()) {
    for (const end = key + keys.ids.length; key < end; key += 1) {
      const word = words[key] as number;
      places[filled[word] as number] = place;
      filled[word] = (filled[word] as number) + 1;
    }
  }
  return { words, starts, places };
}
