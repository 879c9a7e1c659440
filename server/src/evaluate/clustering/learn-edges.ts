import { type Candidates, findCandidates } from '../../pipeline/cluster/pairs/candidates.ts';
import { neighbourhoodFeatures, SECOND_FEATURES } from '../../pipeline/cluster/pairs/neighbourhood-features.ts';
import { PAIR_FEATURES } from '../../pipeline/cluster/pairs/pair-features.ts';
import { type MixedModel, mixedScorer } from '../../pipeline/cluster/scores/mixed-model.ts';
import { pairRows } from '../../pipeline/cluster/scores/score-edges.ts';
import { learnLogistic } from './learn-logistic.ts';
import { type Block, compareAll, foldOf, type PairLearning } from './learn-pairs.ts';
import { learnTrees, type Rows, randomFrom } from './learn-trees.ts';

/**
 * The compared pairs of a block, each with its score by itself. It is whole, as large as what is to be parted later: who is
 * among the nearest, and how many compete, depends on that. Only of the events of one fold nothing was learnt before.
 */
export interface ScoredBlock {
  readonly block: Block;
  readonly isLeftOut: readonly boolean[];
  readonly candidates: Candidates;
  readonly pairs: Float32Array;
  readonly scores: Float32Array;
}

export interface EdgeLearning {
  readonly second: MixedModel;
  readonly third: MixedModel;
}

const TREES = { rounds: 70, depth: 4, least: 40 };

const scoreRows = (model: MixedModel, rows: Float32Array, width: number) => {
  const scorer = mixedScorer(model);
  return Float32Array.from({ length: rows.length / width }, (_, at) => scorer(rows, at * width));
};

export function scoreBlock(block: Block, fold: number, { whitening, pair }: PairLearning): ScoredBlock {
  const articles = compareAll(block.items, whitening);
  const candidates = findCandidates(articles);
  const pairs = pairRows(articles, candidates);
  return {
    block,
    isLeftOut: block.items.map((item) => foldOf(block, item) === fold),
    candidates,
    pairs,
    scores: scoreRows(pair, pairs, PAIR_FEATURES.length),
  };
}

const featuresOf = ({ block, candidates, pairs }: ScoredBlock, scores: Float32Array) =>
  neighbourhoodFeatures(block.items.length, candidates, pairs, scores);

/** Of so many pairs of a block every one teaches; of more only some, which then count more. */
const ENOUGH_EDGES = 60_000;

interface TeachingEdge {
  readonly edge: number;
  readonly same: boolean;
  readonly weight: number;
}

/** The pairs of which at least one article is of an event that was left out before. */
function* teachingEdges({ block, candidates, isLeftOut }: ScoredBlock): Generator<TeachingEdge> {
  const { count, a, b } = candidates.edges;
  const random = randomFrom(7);
  const share = Math.min(1, ENOUGH_EDGES / count);
  for (let edge = 0; edge < count; edge += 1) {
    const [one, other] = [a[edge] as number, b[edge] as number];
    const leftOut = Number(isLeftOut[one]) + Number(isLeftOut[other]);
    if (random() > share || leftOut === 0) continue;
    const same = block.items[one]?.event === block.items[other]?.event;
    yield { edge, same, weight: (block.weight * leftOut) / 2 / share };
  }
}

function learnFrom(blocks: readonly ScoredBlock[], features: readonly Float32Array[]): MixedModel {
  const teaching = blocks.map((block) => [...teachingEdges(block)]);
  const count = teaching.reduce((sum, edges) => sum + edges.length, 0);
  const rows: Rows = {
    width: SECOND_FEATURES,
    features: new Float32Array(count * SECOND_FEATURES),
    truths: new Float32Array(count),
    weights: new Float32Array(count),
  };
  let at = 0;
  for (const [n, edges] of teaching.entries()) {
    for (const { edge, same, weight } of edges) {
      const row = features[n]?.subarray(edge * SECOND_FEATURES, (edge + 1) * SECOND_FEATURES) ?? [];
      rows.features.set(row, at * SECOND_FEATURES);
      rows.truths[at] = same ? 1 : 0;
      rows.weights[at] = weight;
      at += 1;
    }
  }
  return { trees: learnTrees(rows, TREES), logistic: learnLogistic(rows) };
}

/** From blocks whose pairs were scored by what other events taught. */
export function learnEdges(blocks: readonly ScoredBlock[]): EdgeLearning {
  const first = blocks.map((one) => featuresOf(one, one.scores));
  const second = learnFrom(blocks, first);
  const again = blocks.map((one, at) => featuresOf(one, scoreRows(second, first[at] as Float32Array, SECOND_FEATURES)));
  return { second, third: learnFrom(blocks, again) };
}

export function rescore(scored: ScoredBlock, { second, third }: EdgeLearning): Float32Array {
  const once = scoreRows(second, featuresOf(scored, scored.scores), SECOND_FEATURES);
  return scoreRows(third, featuresOf(scored, once), SECOND_FEATURES);
}
