import type { ClusterItem } from '../cluster-item.ts';
import { unpackWords, type WeightedWords } from '../words/packed-words.ts';

/** An article made ready to be compared with many. */
export interface ComparedArticle {
  readonly idioma: string;
  readonly published_on: number;
  readonly size: number;
  /** Each of length 1, as vectors are. */
  readonly terms: WeightedWords;
  readonly skeletons: WeightedWords;
  readonly names: WeightedWords;
  readonly keys: WeightedWords;
  /** The keys by what each of them says, before they were made of length 1. */
  readonly keyWeights: Float32Array;
  readonly keySum: number;
  readonly numbers: readonly string[];
  readonly places: readonly string[];
  readonly vector: Float32Array | undefined;
  /** The vector, whitened. */
  readonly white: Float32Array | undefined;
}

function ofLengthOne({ ids, weights }: WeightedWords): WeightedWords {
  const length = Math.sqrt(weights.reduce((sum, weight) => sum + weight * weight, 0)) || 1;
  return { ids, weights: weights.map((weight) => weight / length) };
}

const unpackUnit = (packed: string) => ofLengthOne(unpackWords(packed));

export function toCompared(item: ClusterItem, whitenVector: (vector: Float32Array) => Float32Array): ComparedArticle {
  const { idioma, published_on, signs, vector } = item;
  const keys = unpackWords(signs.keys);
  return {
    idioma,
    published_on,
    size: signs.size,
    terms: unpackUnit(signs.terms),
    skeletons: unpackUnit(signs.skeletons),
    names: unpackUnit(signs.names),
    keys: ofLengthOne(keys),
    keyWeights: keys.weights,
    keySum: keys.weights.reduce((sum, weight) => sum + weight, 0),
    numbers: signs.numbers,
    places: signs.places,
    vector,
    white: vector === undefined ? undefined : whitenVector(vector),
  };
}
