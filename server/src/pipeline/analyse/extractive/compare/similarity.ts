import type { Telling } from './telling.ts';

/** How alike two sentences are, from 0 to 1; words that all of them have say little. */
export type Similarity = (one: Telling, other: Telling) => number;

const NUMBER_WEIGHT = 1.6;
const NAME_WEIGHT = 1.2;

function featuresOf({ stems, values, names, words }: Telling): Map<string, number> {
  const features = new Map<string, number>();
  for (const stem of stems) features.set(stem, 1);
  for (const { stem, low } of words) if (names.has(low)) features.set(stem, NAME_WEIGHT);
  for (const value of values) features.set(`#${value}`, NUMBER_WEIGHT);
  return features;
}

/** Vectors of these sentences, made once. */
export function openSimilarity(tellings: readonly Telling[]): Similarity {
  const features = new Map(tellings.map((telling) => [telling, featuresOf(telling)]));
  const frequency = new Map<string, number>();
  for (const own of features.values())
    for (const feature of own.keys()) frequency.set(feature, (frequency.get(feature) ?? 0) + 1);
  const vectors = new Map<Telling, ReadonlyMap<string, number>>();
  for (const [telling, own] of features) {
    const weighed = [...own].map(([feature, weight]): [string, number] => [
      feature,
      weight * Math.log(1 + tellings.length / (frequency.get(feature) ?? 1)),
    ]);
    const length = Math.hypot(...weighed.map(([, weight]) => weight)) || 1;
    vectors.set(telling, new Map(weighed.map(([feature, weight]) => [feature, weight / length])));
  }
  return (one, other) => {
    const [first, second] = [vectors.get(one), vectors.get(other)];
    if (first === undefined || second === undefined) return 0;
    const [small, large] = first.size <= second.size ? [first, second] : [second, first];
    let product = 0;
    for (const [feature, weight] of small) product += weight * (large.get(feature) ?? 0);
    return product;
  };
}
