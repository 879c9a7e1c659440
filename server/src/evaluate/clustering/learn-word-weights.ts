import { countWordsOf, type TextToSign } from '../../pipeline/cluster/signs.ts';
import { type StoredWordWeights, storeWordWeights } from '../../pipeline/cluster/words/word-weights.ts';

/** What a word weighs that was not met. */
const MOST = 8;
/** In how many texts of a language a word must stand to be known. */
const LEAST_TEXTS = 5;
/** A language with fewer texts does not say what is common in it. */
const FEWEST_TEXTS = 100;

/** The less, the more texts of a language a word stands in: of several languages, the one in which it is most common decides. */
export function learnWordWeights(texts: readonly TextToSign[]): StoredWordWeights {
  const weights = new Map<number, number>();
  for (const some of Map.groupBy(texts, ({ idioma }) => idioma).values()) {
    if (some.length < FEWEST_TEXTS) continue;
    const counts = new Map<number, number>();
    for (const text of some) {
      for (const words of Object.values(countWordsOf(text)) as ReadonlyMap<number, number>[]) {
        for (const hash of words.keys()) counts.set(hash, (counts.get(hash) ?? 0) + 1);
      }
    }
    for (const [hash, count] of counts) {
      if (count < LEAST_TEXTS) continue;
      const weight = Math.max(0, Math.log((some.length + 1) / (count + 0.5)));
      weights.set(hash, Math.min(weight, weights.get(hash) ?? MOST));
    }
  }
  return storeWordWeights(MOST, weights);
}
