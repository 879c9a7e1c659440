import { type Logistic, logisticScorer, readLogistic, type StoredLogistic, storeLogistic } from './logistic.ts';
import { readTrees, type Scorer, type StoredTrees, storeTrees, type Trees, treeScorer } from './trees.ts';

/** Trees bend where they must; beside what was learnt from, the weighted sum keeps a sane slope. */
export interface MixedModel {
  readonly trees: Trees;
  readonly logistic: Logistic;
}

export interface StoredMixedModel {
  readonly trees: StoredTrees;
  readonly logistic: StoredLogistic;
}

export const storeMixed = ({ trees, logistic }: MixedModel): StoredMixedModel => ({
  trees: storeTrees(trees),
  logistic: storeLogistic(logistic),
});

export const readMixed = ({ trees, logistic }: StoredMixedModel): MixedModel => ({
  trees: readTrees(trees),
  logistic: readLogistic(logistic),
});

/** Log-odds, the mean of both. */
export function mixedScorer(model: MixedModel): Scorer {
  const [trees, logistic] = [treeScorer(model.trees), logisticScorer(model.logistic)];
  return (row, at) => (trees(row, at) + logistic(row, at)) / 2;
}

export const chanceOf = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));
