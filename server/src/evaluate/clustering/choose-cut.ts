import { mergeGroups } from '../../pipeline/cluster/merge/merge-groups.ts';
import { type ClusteringScore, scoreGroups } from './b-cubed.ts';
import type { ScoredBlock } from './learn-edges.ts';

/** A block with scores by what was learnt from events of other folds. */
export interface LeftOut {
  readonly scored: ScoredBlock;
  readonly scores: Float32Array;
}

const CUTS = [-2, -1.75, -1.5, -1.25, -1, -0.75, -0.5, -0.25, 0, 0.25, 0.5];

function scoreAtCut({ scored, scores }: LeftOut, cut: number): ClusteringScore {
  const { items } = scored.block;
  const { groups } = mergeGroups(
    items.length,
    scored.candidates.edges,
    scores.map((score) => score - cut),
  );
  const groupOf = new Map(groups.flatMap((places, group) => places.map((place) => [place, group])));
  return scoreGroups(
    items,
    (at) => groupOf.get(at) ?? -1,
    (at) => scored.isLeftOut[at] === true,
  );
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

export interface CutReport {
  readonly cut: number;
  /** The mean over the sets that are measured, each the mean of its folds. */
  readonly f1: number;
  readonly sets: Readonly<Record<string, number>>;
}

/** The best first: every set counts the same, however large it is. */
export function rankCuts(leftOut: readonly LeftOut[]): CutReport[] {
  const bySet = Map.groupBy(leftOut, ({ scored }) => scored.block.set);
  const measured = leftOut.filter(({ scored }) => scored.block.measured === true);
  const isMeasured = (set: string) => measured.some(({ scored }) => scored.block.set === set);
  const reports = CUTS.map((cut) => {
    const sets = [...bySet].map(
      ([set, blocks]) => [set, mean(blocks.map((block) => scoreAtCut(block, cut).f1))] as const,
    );
    return {
      cut,
      f1: mean(sets.filter(([set]) => isMeasured(set)).map(([, f1]) => f1)),
      sets: Object.fromEntries(sets),
    };
  });
  return reports.sort((one, other) => other.f1 - one.f1);
}
