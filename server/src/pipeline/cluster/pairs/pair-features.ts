import type { WeightedWords } from '../words/packed-words.ts';
import type { ComparedArticle } from './compared-article.ts';

/** What is looked at in a pair, in this order. */
export const PAIR_FEATURES = [
  'vectors',
  'whitened vectors',
  'terms',
  'keys',
  'skeletons',
  'names',
  'rarest shared key',
  'shared keys',
  'numbers',
  'places',
  'hours apart',
  'same language',
  'shorter',
  'longer',
] as const;

/** Where one side has nothing to compare. */
const NOTHING = -1;
const HOUR_MS = 3_600_000;
const MOST_HOURS = 24 * 60;

/** Of vectors whose length is a multiple of four: four sums at once take a third of the time of one. */
export function dot(one: Float32Array, other: Float32Array): number {
  let [a, b, c, d] = [0, 0, 0, 0];
  for (let at = 0; at < one.length; at += 4) {
    a += (one[at] as number) * (other[at] as number);
    b += (one[at + 1] as number) * (other[at + 1] as number);
    c += (one[at + 2] as number) * (other[at + 2] as number);
    d += (one[at + 3] as number) * (other[at + 3] as number);
  }
  return a + b + c + d;
}

function sharedOf(one: WeightedWords, other: WeightedWords): number {
  const [a, b] = [one.ids, other.ids];
  let [i, j, sum] = [0, 0, 0];
  while (i < a.length && j < b.length) {
    const difference = (a[i] as number) - (b[j] as number);
    if (difference === 0) {
      sum += (one.weights[i] as number) * (other.weights[j] as number);
      i += 1;
      j += 1;
    } else if (difference < 0) i += 1;
    else j += 1;
  }
  return sum;
}

/** 0 where both have some and none in common: numbers that contradict each other, other places. */
function overlapOf(one: readonly string[], other: readonly string[]): number {
  if (one.length === 0 || other.length === 0) return NOTHING;
  let shared = 0;
  for (const value of one) if (other.includes(value)) shared += 1;
  return shared / Math.min(one.length, other.length);
}

function compareKeys(one: ComparedArticle, other: ComparedArticle) {
  const [a, b] = [one.keys.ids, other.keys.ids];
  let [i, j, shared, rarest, sum] = [0, 0, 0, 0, 0];
  while (i < a.length && j < b.length) {
    const difference = (a[i] as number) - (b[j] as number);
    if (difference === 0) {
      const weight = Math.min(one.keyWeights[i] as number, other.keyWeights[j] as number);
      if (weight > rarest) rarest = weight;
      shared += (one.keys.weights[i] as number) * (other.keys.weights[j] as number);
      sum += weight;
      i += 1;
      j += 1;
    } else if (difference < 0) i += 1;
    else j += 1;
  }
  return { shared, rarest, share: sum / (Math.min(one.keySum, other.keySum) || 1) };
}

/** Writes the features of a pair into a list. The same whichever of the two comes first. */
export function writePairFeatures(one: ComparedArticle, other: ComparedArticle, into: Float32Array, at: number): void {
  const sameLanguage = one.idioma === other.idioma;
  const keys = compareKeys(one, other);
  const hours = Math.abs(one.published_on - other.published_on) / HOUR_MS;
  into[at] = one.vector && other.vector ? dot(one.vector, other.vector) : NOTHING;
  into[at + 1] = one.white && other.white ? dot(one.white, other.white) : NOTHING;
  into[at + 2] = sameLanguage ? sharedOf(one.terms, other.terms) : NOTHING;
  into[at + 3] = keys.shared;
  into[at + 4] = sharedOf(one.skeletons, other.skeletons);
  into[at + 5] = one.names.ids.length > 0 && other.names.ids.length > 0 ? sharedOf(one.names, other.names) : NOTHING;
  into[at + 6] = keys.rarest;
  into[at + 7] = keys.share;
  into[at + 8] = overlapOf(one.numbers, other.numbers);
  into[at + 9] = overlapOf(one.places, other.places);
  into[at + 10] = Number.isNaN(hours) ? NOTHING : Math.log1p(Math.min(hours, MOST_HOURS));
  into[at + 11] = sameLanguage ? 1 : 0;
  into[at + 12] = Math.log1p(Math.min(one.size, other.size));
  into[at + 13] = Math.log1p(Math.max(one.size, other.size));
}
