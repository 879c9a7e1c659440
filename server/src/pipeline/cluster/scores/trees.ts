import { packFloats, packIntegers, unpackFloats, unpackIntegers } from './packed-numbers.ts';

/** Boosted trees, one after the other: each begins with its root, and a node's left child comes next. */
export interface Trees {
  readonly bias: number;
  /** Where each tree begins. */
  readonly starts: ArrayLike<number>;
  /** The feature that a node asks about; -1 in a leaf. */
  readonly features: ArrayLike<number>;
  /** Up to which value of the feature it goes left; in a leaf what it adds. */
  readonly values: ArrayLike<number>;
  /** How much further the right child stands. */
  readonly rights: ArrayLike<number>;
}

/** Its lists packed. */
export type StoredTrees = Readonly<Record<'starts' | 'features' | 'values' | 'rights', string>> & {
  readonly bias: number;
};

export const storeTrees = ({ bias, starts, features, values, rights }: Trees): StoredTrees => ({
  bias,
  starts: packIntegers(Array.from(starts)),
  features: packIntegers(Array.from(features)),
  values: packFloats(Array.from(values)),
  rights: packIntegers(Array.from(rights)),
});

export const readTrees = ({ bias, starts, features, values, rights }: StoredTrees): Trees => ({
  bias,
  starts: unpackIntegers(starts),
  features: unpackIntegers(features),
  values: unpackFloats(values),
  rights: unpackIntegers(rights),
});

/** Log-odds of what features begin at a place of a list. */
export type Scorer = (features: Float32Array, at: number) => number;

export function treeScorer({ bias, ...lists }: Trees): Scorer {
  const starts = Int16Array.from(lists.starts);
  const features = Int16Array.from(lists.features);
  const values = Float32Array.from(lists.values);
  const rights = Int16Array.from(lists.rights);
  return (row, at) => {
    let sum = bias;
    for (let tree = 0; tree < starts.length; tree += 1) {
      let node = starts[tree] as number;
      let feature = features[node] as number;
      while (feature >= 0) {
        node += (row[at + feature] as number) <= (values[node] as number) ? 1 : (rights[node] as number);
        feature = features[node] as number;
      }
      sum += values[node] as number;
    }
    return sum;
  };
}
