import { type Candidates, findCandidates } from '../../pipeline/cluster/pairs/candidates.ts';
import { neighbourhoodFeatures, SECOND_FEATURES } from '../../pipeline/cluster/pairs/neighbourhood-features.ts';
import { PAIR_FEATURES } from '../../pipeline/cluster/pairs/pair-features.ts';
import { type MixedModel, mixedScorer } from '../../pipeline/cluster/scores/mixed-model.ts';
import { pairRows } from '../../pipeline/cluster/scores/score-edges.ts';
import { learnLogistic } from './learn-logistic.ts';
import { type Block, compareAll, type PairLearning } from './learn-pairs.ts';
import { learnTrees, type Rows } from './learn-trees.ts';

/** The compared pairs of a block, each with its score by itself. */
export interface ScoredBlock {
  readonly block: Block;
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

export function scoreBlock(block: Block, { whitening, pair }: PairLearning): ScoredBlock {
  const articles = compareAll(block.items, whitening);
  const candidates = findCandidates(articles);
  const pairs = pairRows(articles, candidates);
  return { block, candidates, pairs, scores: scoreRows(pair, pairs, PAIR_FEATURES.length) };
}

const featuresOf = ({ block, candidates, pairs }: ScoredBlock, scores: Float32Array) =>
  neighbourhoodFeatures(block.items.length, candidates, pairs, scores);

function learnFrom(blocks: readonly ScoredBlock[], features: readonly Float32Array[]): MixedModel {
  const count = blocks.reduce((sum, { candidates }) => sum + candidates.edges.count, 0);
  const rows: Rows = {
    width: SECOND_FEATURES,
    features: new Float32Array(count * SECOND_FEATURES),
    truths: new Float32Array(count),
    weights: new Float32Array(count),
  };
  let at = 0;
  for (const [n, { block, candidates }] of blocks.entries()) {
    rows.features.set(features[n] as Float32Array, at * SECOND_FEATURES);
    for (const [edge, a] of candidates.edges.a.entries()) {
      rows.truths[at] = block.items[a]?.event === block.items[candidates.edges.b[edge] as number]?.event ? 1 : 0;
      rows.weights[at] = block.weight;
      at += 1;
    }
  }
  return { trees: learnTrees(rows, TREES), logistic: learnLogistic(rows) };
}

/** From blocks whose pairs were scored by what other blocks taught. */
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
