import { packFloats, unpackFloats } from './packed-numbers.ts';
import type { Scorer } from './trees.ts';

/** A weighted sum of the features, set to the same scale, and of their squares. */
export interface Logistic {
  readonly means: ArrayLike<number>;
  readonly deviations: ArrayLike<number>;
  /** Of the features, of their squares, and of nothing. */
  readonly weights: ArrayLike<number>;
}

/** Its lists packed. */
export type StoredLogistic = Readonly<Record<keyof Logistic, string>>;

export const storeLogistic = ({ means, deviations, weights }: Logistic): StoredLogistic => ({
  means: packFloats(Array.from(means)),
  deviations: packFloats(Array.from(deviations)),
  weights: packFloats(Array.from(weights)),
});

export const readLogistic = ({ means, deviations, weights }: StoredLogistic): Logistic => ({
  means: unpackFloats(means),
  deviations: unpackFloats(deviations),
  weights: unpackFloats(weights),
});

const FARTHEST = 4;

/** The features as they are summed up. */
export function standardise(row: Float32Array, at: number, { means, deviations }: Logistic, into: Float64Array): void {
  const count = means.length;
  for (let feature = 0; feature < count; feature += 1) {
    const distance = ((row[at + feature] as number) - (means[feature] as number)) / (deviations[feature] as number);
    const held = Math.max(-FARTHEST, Math.min(FARTHEST, distance));
    into[feature] = held;
    into[count + feature] = held * held;
  }
  into[2 * count] = 1;
}

export function logisticScorer(model: Logistic): Scorer {
  const weights = Float64Array.from(model.weights);
  const values = new Float64Array(weights.length);
  return (row, at) => {
    standardise(row, at, model, values);
    let sum = 0;
    for (let place = 0; place < values.length; place += 1)
      sum += (weights[place] as number) * (values[place] as number);
    return sum;
  };
}
