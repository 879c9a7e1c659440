import type { Whitening } from '../../pipeline/cluster/scores/whitening.ts';
import { invertTriangle, lowerTriangle } from './symmetric-matrix.ts';

export interface LabelledVector {
  readonly vector: Float32Array;
  readonly event: string;
}

/** So that the largest events do not decide alone. */
const MOST_OF_ONE = 24;
/** How much of an even scatter is mixed in. */
const SHRINK = 1;

function meanOf(vectors: readonly Float32Array[], size: number): Float64Array {
  const mean = new Float64Array(size);
  for (const vector of vectors) {
    for (let at = 0; at < size; at += 1) mean[at] = (mean[at] as number) + (vector[at] as number) / vectors.length;
  }
  return mean;
}

function someOf<Value>(values: readonly Value[], most: number): Value[] {
  if (values.length <= most) return [...values];
  return Array.from({ length: most }, (_, at) => values[Math.floor((at * values.length) / most)] as Value);
}

/** The inverse of how vectors scatter around the mean of their event. */
export function learnWhitening(labelled: readonly LabelledVector[]): Whitening {
  const size = labelled[0]?.vector.length ?? 0;
  const scatter = new Float64Array(size * size);
  let freedom = 0;
  for (const members of Map.groupBy(labelled, ({ event }) => event).values()) {
    if (members.length < 2) continue;
    const vectors = someOf(members, MOST_OF_ONE).map(({ vector }) => vector);
    const mean = meanOf(vectors, size);
    for (const vector of vectors) {
      const apart = Float64Array.from(vector, (value, at) => value - (mean[at] as number));
      for (let row = 0; row < size; row += 1) {
        for (let column = 0; column <= row; column += 1) {
          const at = row * size + column;
          scatter[at] = (scatter[at] as number) + (apart[row] as number) * (apart[column] as number);
        }
      }
    }
    freedom += vectors.length - 1;
  }
  let trace = 0;
  for (let at = 0; at < scatter.length; at += 1) scatter[at] = (scatter[at] as number) / freedom;
  for (let row = 0; row < size; row += 1) trace += scatter[row * size + row] as number;
  for (let row = 0; row < size; row += 1) {
    scatter[row * size + row] = (scatter[row * size + row] as number) + (SHRINK * trace) / size;
  }
  const inverse = invertTriangle(lowerTriangle(scatter, size), size);
  const rows = new Float32Array((size * (size + 1)) / 2);
  for (let row = 0, begin = 0; row < size; begin += row + 1, row += 1) {
    rows.set(inverse.subarray(row * size, row * size + row + 1), begin);
  }
  const mean = meanOf(
    labelled.map(({ vector }) => vector),
    size,
  );
  return { mean: Float32Array.from(mean), rows };
}
