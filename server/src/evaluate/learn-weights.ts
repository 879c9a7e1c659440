import type { Features } from '../pipeline/extract/clickbait/title-features.ts';
import { hashText } from '../pipeline/text/hash-text.ts';

export interface Example {
  readonly features: Features;
  readonly clickbait: boolean;
}

export interface Learning {
  /** How much a wrong example costs against large weights. */
  readonly cost: number;
  /** Features of fewer examples are left out. */
  readonly least: number;
}

interface Row {
  readonly places: Int32Array;
  readonly values: Float64Array;
  readonly sign: 1 | -1;
}

const ROUNDS = 40;

/** The same order every time. */
function shuffle(order: number[], seed: number): void {
  let state = seed;
  for (let at = order.length - 1; at > 0; at -= 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const other = Math.floor((state / 2 ** 32) * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}

function listNames(examples: readonly Example[], least: number): string[] {
  const counts = new Map<string, number>();
  for (const { features } of examples) {
    for (const name of features.keys()) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].filter(([, count]) => count >= least).map(([name]) => name);
}

function toRow({ features, clickbait }: Example, places: ReadonlyMap<string, number>): Row {
  const known = [...features].flatMap(([name, value]) => {
    const place = places.get(name);
    return place === undefined ? [] : [{ place, value }];
  });
  return {
    places: Int32Array.from(known, ({ place }) => place),
    values: Float64Array.from(known, ({ value }) => value),
    sign: clickbait ? 1 : -1,
  };
}

function scoreRow({ places, values }: Row, weights: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < places.length; at += 1) sum += (weights[places[at] ?? 0] ?? 0) * (values[at] ?? 0);
  return sum;
}

function addRow({ places, values }: Row, step: number, weights: Float64Array): void {
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0;
    weights[place] = (weights[place] ?? 0) + step * (values[at] ?? 0);
  }
}

/** A linear support vector machine with squared loss, by dual coordinate descent (Hsieh et al., 2008). */
export function learnWeights(examples: readonly Example[], { cost, least }: Learning): ReadonlyMap<number, number> {
  const names = listNames(examples, least);
  const placeOf = new Map(names.map((name, place) => [name, place]));
  const rows = examples.map((example) => toRow(example, placeOf));
  const squares = rows.map(({ values }) => values.reduce((sum, value) => sum + value * value, 1));
  const weights = new Float64Array(names.length);
  const alphas = new Float64Array(rows.length);
  const slack = 1 / (2 * cost);
  const order = [...rows.keys()];
  let bias = 0;
  for (let round = 1; round <= ROUNDS; round += 1) {
    shuffle(order, round);
    for (const at of order) {
      const row = rows[at] as Row;
      const alpha = alphas[at] ?? 0;
      const gradient = row.sign * (scoreRow(row, weights) + bias) - 1 + slack * alpha;
      const next = Math.max(0, alpha - gradient / ((squares[at] ?? 1) + slack));
      if (next === alpha) continue;
      alphas[at] = next;
      bias += (next - alpha) * row.sign;
      addRow(row, (next - alpha) * row.sign, weights);
    }
  }
  return new Map(names.map((name, place) => [hashText(name), weights[place] ?? 0]));
}

/** Which of the parts each example belongs to. */
export function dealParts(count: number, parts: number): number[] {
  const order = Array.from({ length: count }, (_, at) => at);
  shuffle(order, parts);
  const dealt: number[] = [];
  for (const [place, at] of order.entries()) dealt[at] = place % parts;
  return dealt;
}
