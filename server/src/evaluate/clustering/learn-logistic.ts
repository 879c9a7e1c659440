import { type Logistic, standardise } from '../../pipeline/cluster/scores/logistic.ts';
import type { Rows } from './learn-trees.ts';
import { solveSymmetric } from './symmetric-matrix.ts';

const STEPS = 8;
const RIDGE = 5;
/** So many rows teach it as much as all of them. */
const ENOUGH_ROWS = 40_000;

function scaleOf({ features, width, truths }: Rows): Pick<Logistic, 'means' | 'deviations'> {
  const count = truths.length;
  const [sums, squares] = [new Float64Array(width), new Float64Array(width)];
  for (let at = 0; at < features.length; at += 1) {
    const value = features[at] as number;
    sums[at % width] = (sums[at % width] as number) + value;
    squares[at % width] = (squares[at % width] as number) + value * value;
  }
  const means = Array.from(sums, (sum) => sum / count);
  const deviations = means.map((mean, at) => Math.sqrt(Math.max(1e-6, (squares[at] as number) / count - mean * mean)));
  return { means, deviations };
}

/** By Newton's method. */
export function learnLogistic(rows: Rows): Logistic {
  const { width, features, truths, weights } = rows;
  const size = 2 * width + 1;
  const model = { ...scaleOf(rows), weights: Array<number>(size).fill(0) };
  const values = new Float64Array(size);
  const every = Math.ceil(truths.length / ENOUGH_ROWS);
  for (let step = 0; step < STEPS; step += 1) {
    const gradient = Float64Array.from(model.weights, (weight) => -RIDGE * weight);
    const curve = new Float64Array(size * size);
    for (let place = 0; place < size; place += 1) curve[place * size + place] = RIDGE;
    for (let row = 0; row < truths.length; row += every) {
      standardise(features, row * width, model, values);
      let sum = 0;
      for (let place = 0; place < size; place += 1) sum += (model.weights[place] as number) * (values[place] as number);
      const chance = 1 / (1 + Math.exp(-sum));
      const slope = (weights[row] as number) * ((truths[row] as number) - chance);
      const bend = (weights[row] as number) * chance * (1 - chance) + 1e-6;
      for (let place = 0; place < size; place += 1) {
        const value = values[place] as number;
        gradient[place] = (gradient[place] as number) + slope * value;
        for (let other = 0; other <= place; other += 1) {
          const at = place * size + other;
          curve[at] = (curve[at] as number) + bend * value * (values[other] as number);
        }
      }
    }
    const change = solveSymmetric(curve, gradient);
    for (let place = 0; place < size; place += 1)
      model.weights[place] = (model.weights[place] as number) + (change[place] as number);
  }
  return model;
}
