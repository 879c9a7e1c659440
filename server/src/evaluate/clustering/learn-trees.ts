import type { Trees } from '../../pipeline/cluster/scores/trees.ts';

/** Rows of features with what each of them shows, and how much it counts. */
export interface Rows {
  readonly width: number;
  readonly features: Float32Array;
  readonly truths: Float32Array;
  readonly weights: Float32Array;
}

export interface TreeLearning {
  readonly rounds: number;
  readonly depth: number;
  /** A leaf must stand for so much. */
  readonly least: number;
}

const BINS = 32;
const RATE = 0.14;
const SHRINK = 4;
/** The share of the rows that each tree sees. */
const SAMPLE = 0.35;
const SAMPLED_FOR_BINS = 20_000;
const LEAST_GAIN = 1e-3;

/** The same numbers every time. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Where the values of a feature are parted: about as many rows lie in each bin. */
function edgesOf({ features, width, truths }: Rows, feature: number): Float32Array {
  const count = Math.min(truths.length, SAMPLED_FOR_BINS);
  const values = Float32Array.from(
    { length: count },
    (_, at) => features[Math.floor((at * truths.length) / count) * width + feature] as number,
  );
  values.sort();
  const edges: number[] = [];
  for (let bin = 1; bin < BINS; bin += 1) {
    const edge = values[Math.floor((bin * count) / BINS)] as number;
    if (edges.length === 0 || edge > (edges.at(-1) as number)) edges.push(edge);
  }
  return Float32Array.from(edges);
}

function binOf(edges: Float32Array, value: number): number {
  let [low, high] = [0, edges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value <= (edges[middle] as number)) high = middle;
    else low = middle + 1;
  }
  return low;
}

function binAll({ width, features }: Rows, edges: readonly Float32Array[]): Uint8Array {
  const bins = new Uint8Array(features.length);
  for (const [feature, its] of edges.entries()) {
    for (let at = feature; at < bins.length; at += width) bins[at] = binOf(its, features[at] as number);
  }
  return bins;
}

interface Split {
  readonly feature: number;
  readonly bin: number;
}

interface Sums {
  readonly slope: Float64Array;
  readonly curve: Float64Array;
}

function findSplit(sums: Sums, edges: readonly Float32Array[], total: { slope: number; curve: number }, least: number) {
  const worth = (slope: number, curve: number) => (slope * slope) / (curve + SHRINK);
  let best = LEAST_GAIN;
  let split: Split | undefined;
  for (const [feature, { length }] of edges.entries()) {
    let [slope, curve] = [0, 0];
    for (let bin = 0; bin < length; bin += 1) {
      slope += sums.slope[feature * BINS + bin] as number;
      curve += sums.curve[feature * BINS + bin] as number;
      const rest = total.curve - curve;
      if (curve < least || rest < least) continue;
      const gain = worth(slope, curve) + worth(total.slope - slope, rest) - worth(total.slope, total.curve);
      if (gain > best) [best, split] = [gain, { feature, bin }];
    }
  }
  return split;
}

/** Trees that each mend what those before got wrong (logistic loss, values in bins). */
export function learnTrees(rows: Rows, { rounds, depth, least }: TreeLearning): Trees {
  const { width, truths, weights } = rows;
  const count = truths.length;
  const edges = Array.from({ length: width }, (_, feature) => edgesOf(rows, feature));
  const bins = binAll(rows, edges);
  const random = randomFrom(12345);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const positive = weights.reduce((sum, weight, at) => sum + weight * (truths[at] as number), 0);
  const bias = Math.log(positive / (all - positive));
  const scores = new Float64Array(count).fill(bias);
  const [slopes, curves] = [new Float64Array(count), new Float64Array(count)];
  const sample = new Int32Array(count);
  const trees = {
    bias,
    starts: [] as number[],
    features: [] as number[],
    values: [] as number[],
    rights: [] as number[],
  };
  /** Up to which bin each node goes left. */
  const nodeBins: number[] = [];

  function sumUp(from: number, to: number): Sums {
    const sums = { slope: new Float64Array(width * BINS), curve: new Float64Array(width * BINS) };
    for (let at = from; at < to; at += 1) {
      const row = sample[at] as number;
      const [slope, curve] = [slopes[row] as number, curves[row] as number];
      for (let feature = 0; feature < width; feature += 1) {
        const place = feature * BINS + (bins[row * width + feature] as number);
        sums.slope[place] = (sums.slope[place] as number) + slope;
        sums.curve[place] = (sums.curve[place] as number) + curve;
      }
    }
    return sums;
  }

  function part(from: number, to: number, { feature, bin }: Split): number {
    let [low, high] = [from, to - 1];
    while (low <= high) {
      const row = sample[low] as number;
      if ((bins[row * width + feature] as number) <= bin) low += 1;
      else {
        sample[low] = sample[high] as number;
        sample[high] = row;
        high -= 1;
      }
    }
    return low;
  }

  function grow(from: number, to: number, levels: number): void {
    const total = { slope: 0, curve: 0 };
    for (let at = from; at < to; at += 1) {
      total.slope += slopes[sample[at] as number] as number;
      total.curve += curves[sample[at] as number] as number;
    }
    const split = levels > 0 && total.curve >= 2 * least ? findSplit(sumUp(from, to), edges, total, least) : undefined;
    const node = trees.features.length;
    trees.features.push(split?.feature ?? -1);
    trees.values.push(
      split === undefined ? (RATE * total.slope) / (total.curve + SHRINK) : (edges[split.feature]?.[split.bin] ?? 0),
    );
    trees.rights.push(0);
    nodeBins.push(split?.bin ?? 0);
    if (split === undefined) return;
    const middle = part(from, to, split);
    grow(from, middle, levels - 1);
    trees.rights[node] = trees.features.length - node;
    grow(middle, to, levels - 1);
  }

  for (let round = 0; round < rounds; round += 1) {
    let sampled = 0;
    for (let row = 0; row < count; row += 1) {
      const chance = 1 / (1 + Math.exp(-(scores[row] as number)));
      const weight = weights[row] as number;
      slopes[row] = weight * ((truths[row] as number) - chance);
      curves[row] = weight * chance * (1 - chance);
      if (random() < SAMPLE) {
        sample[sampled] = row;
        sampled += 1;
      }
    }
    const root = trees.features.length;
    trees.starts.push(root);
    grow(0, sampled, depth);
    for (let row = 0; row < count; row += 1) {
      let node = root;
      for (let feature = trees.features[node] as number; feature >= 0; feature = trees.features[node] as number) {
        const left = (bins[row * width + feature] as number) <= (nodeBins[node] as number);
        node += left ? 1 : (trees.rights[node] as number);
      }
      scores[row] = (scores[row] as number) + (trees.values[node] as number);
    }
  }
  return trees;
}
