import { findCandidates } from '../../pipeline/cluster/pairs/candidates.ts';
import { type ComparedArticle, toCompared } from '../../pipeline/cluster/pairs/compared-article.ts';
import { PAIR_FEATURES, writePairFeatures } from '../../pipeline/cluster/pairs/pair-features.ts';
import type { MixedModel } from '../../pipeline/cluster/scores/mixed-model.ts';
import { type Whitening, whiten } from '../../pipeline/cluster/scores/whitening.ts';
import { hashText } from '../../pipeline/text/hash-text.ts';
import type { LabelledItem } from './labelled-items.ts';
import { learnLogistic } from './learn-logistic.ts';
import { learnTrees, type Rows, randomFrom } from './learn-trees.ts';
import { learnWhitening } from './learn-whitening.ts';

/** Articles of one set that are compared with each other. */
export interface Block {
  readonly set: string;
  /** How much a pair of this set counts: the smaller sets more. */
  readonly weight: number;
  readonly items: readonly LabelledItem[];
  /** Written by a program: its vectors are no example of how people write. */
  readonly invented?: boolean;
  /** The cut is chosen by what is found in it. */
  readonly measured?: boolean;
}

/** Two labelled articles by themselves. */
export interface JudgedPair {
  readonly items: readonly [LabelledItem, LabelledItem];
  readonly same: boolean;
}

export interface PairLearning {
  /** Undefined where the articles have no vectors. */
  readonly whitening: Whitening | undefined;
  readonly pair: MixedModel;
}

const TREES = { rounds: 90, depth: 3, least: 60 };
const MATES = 4;
/** As far from each other as mates may be, and not of one event: else being far would speak for being one. */
const STRANGERS = 6;
const JUDGED_WEIGHT = 20;

export const compareAll = (items: readonly LabelledItem[], whitening: Whitening | undefined): ComparedArticle[] =>
  items.map((item) => toCompared(item, (vector) => (whitening === undefined ? vector : whiten(whitening, vector))));

const eventOf = ({ set }: Block, { event }: LabelledItem) => `${set} ${event}`;
const halfOf = (event: string) => (hashText(event) >>> 0) % 2;

/** The events of a set are left out in so many turns. */
export const FOLDS = 3;
export const foldOf = (block: Block, item: LabelledItem): number => (hashText(eventOf(block, item)) >>> 1) % FOLDS;

function whitenHalf(blocks: readonly Block[], half: number | undefined): Whitening | undefined {
  const written = blocks.filter(({ invented }) => invented !== true);
  const labelled = written.flatMap((block) =>
    block.items.flatMap((item) => {
      const event = eventOf(block, item);
      return item.vector === undefined || halfOf(event) === half ? [] : [{ vector: item.vector, event }];
    }),
  );
  return labelled.length === 0 ? undefined : learnWhitening(labelled);
}

interface Collected {
  readonly features: number[];
  readonly truths: number[];
  readonly weights: number[];
}

function collect(into: Collected, one: ComparedArticle, other: ComparedArticle, same: boolean, weight: number): void {
  const row = new Float32Array(PAIR_FEATURES.length);
  writePairFeatures(one, other, row, 0);
  for (const value of row) into.features.push(value);
  into.truths.push(same ? 1 : 0);
  into.weights.push(weight);
}

/** Of a block the pairs that would be compared, and some that are far from each other. */
function collectBlock(into: Collected, block: Block, whitening: Whitening | undefined, half: number): void {
  const { items, weight } = block;
  const articles = compareAll(items, whitening);
  const { edges } = findCandidates(articles);
  const random = randomFrom(99);
  const isOurs = (place: number) => halfOf(eventOf(block, items[place] as LabelledItem)) === half;
  const add = (i: number, j: number) => {
    const same = items[i]?.event === items[j]?.event;
    if (i !== j) collect(into, articles[i] as ComparedArticle, articles[j] as ComparedArticle, same, weight);
  };
  for (let edge = 0; edge < edges.count; edge += 1) {
    const [i, j] = [edges.a[edge] as number, edges.b[edge] as number];
    if (isOurs((i + j) % 2 === 0 ? i : j)) add(i, j);
  }
  const places = Map.groupBy(items.keys(), (place) => items[place]?.event);
  for (const [place, { event }] of items.entries()) {
    if (!isOurs(place)) continue;
    const mates = places.get(event) ?? [];
    for (let n = 0; n < MATES; n += 1) add(place, mates[Math.floor(random() * mates.length)] as number);
    for (let n = 0; n < STRANGERS; n += 1) add(place, Math.floor(random() * items.length));
  }
}

/** Each event is seen through a whitening that was learnt from other events, as those to come will be. */
export function learnPairs(blocks: readonly Block[], judged: readonly JudgedPair[]): PairLearning {
  const collected: Collected = { features: [], truths: [], weights: [] };
  for (const half of [0, 1]) {
    const whitening = whitenHalf(blocks, half);
    for (const block of blocks) collectBlock(collected, block, whitening, half);
  }
  const whitening = whitenHalf(blocks, undefined);
  for (const { items, same } of judged) {
    const [one, other] = compareAll(items, whitening);
    if (one !== undefined && other !== undefined) collect(collected, one, other, same, JUDGED_WEIGHT);
  }
  const rows: Rows = {
    width: PAIR_FEATURES.length,
    features: Float32Array.from(collected.features),
    truths: Float32Array.from(collected.truths),
    weights: Float32Array.from(collected.weights),
  };
  return { whitening, pair: { trees: learnTrees(rows, TREES), logistic: learnLogistic(rows) } };
}
