import { runThrough, type Steps } from '../../../platform/steps.ts';
import type { Candidates } from '../pairs/candidates.ts';
import type { ComparedArticle } from '../pairs/compared-article.ts';
import { neighbourhoodFeatures, SECOND_FEATURES } from '../pairs/neighbourhood-features.ts';
import { PAIR_FEATURES, writePairFeatures } from '../pairs/pair-features.ts';
import { type MixedModel, mixedScorer, readMixed, type StoredMixedModel, storeMixed } from './mixed-model.ts';
import type { Scorer } from './trees.ts';

/** How two articles are judged: by themselves, then by the company they keep, and by that once more. */
export interface EdgeModel<Model = MixedModel> {
  readonly pair: Model;
  readonly second: Model;
  readonly third: Model;
  /** From which score on they are one event's, as far as the two alone decide. */
  readonly cut: number;
}

export type StoredEdgeModel = EdgeModel<StoredMixedModel>;

export const storeEdgeModel = ({ pair, second, third, cut }: EdgeModel): StoredEdgeModel => ({
  pair: storeMixed(pair),
  second: storeMixed(second),
  third: storeMixed(third),
  cut,
});

export const readEdgeModel = ({ pair, second, third, cut }: StoredEdgeModel): EdgeModel => ({
  pair: readMixed(pair),
  second: readMixed(second),
  third: readMixed(third),
  cut,
});

/** One for pairs that both have a vector, one for the others. */
export interface EdgeModels<Model = EdgeModel> {
  readonly vectors: Model;
  readonly words: Model;
}

const SCORED_IN_A_STEP = 500;

type Stage = 'pair' | 'second' | 'third';
export type EdgeScorers = EdgeModels<Readonly<Record<Stage, Scorer>>>;

function scorersOf({ pair, second, third, cut }: EdgeModel): Readonly<Record<Stage, Scorer>> {
  const last = mixedScorer(third);
  return { pair: mixedScorer(pair), second: mixedScorer(second), third: (row, at) => last(row, at) - cut };
}

export const edgeScorers = ({ vectors, words }: EdgeModels): EdgeScorers => ({
  vectors: scorersOf(vectors),
  words: scorersOf(words),
});

export function pairRows(articles: readonly ComparedArticle[], { edges }: Candidates): Float32Array {
  const rows = new Float32Array(edges.count * PAIR_FEATURES.length);
  for (let edge = 0; edge < edges.count; edge += 1) {
    const [one, other] = [articles[edges.a[edge] as number], articles[edges.b[edge] as number]];
    writePairFeatures(one as ComparedArticle, other as ComparedArticle, rows, edge * PAIR_FEATURES.length);
  }
  return rows;
}

/** For each pair how much speaks for one happening (above 0) or for two. */
export function* scoreEdgesInSteps(
  articles: readonly ComparedArticle[],
  candidates: Candidates,
  scorers: EdgeScorers,
): Steps<Float32Array> {
  const { edges } = candidates;
  const seen = (place: number | undefined) => articles[place as number]?.vector !== undefined;
  const chosen = Array.from(edges.a, (a, edge) => (seen(a) && seen(edges.b[edge]) ? scorers.vectors : scorers.words));
  function* score(stage: Stage, rows: Float32Array, width: number): Steps<Float32Array> {
    const scores = new Float32Array(edges.count);
    for (const [edge, scorer] of chosen.entries()) {
      if (edge % SCORED_IN_A_STEP === 0) yield;
      scores[edge] = scorer[stage](rows, edge * width);
    }
    return scores;
  }
  const pairs = pairRows(articles, candidates);
  let scores = yield* score('pair', pairs, PAIR_FEATURES.length);
  for (const stage of ['second', 'third'] as const) {
    const rows = neighbourhoodFeatures(articles.length, candidates, pairs, scores);
    scores = yield* score(stage, rows, SECOND_FEATURES);
  }
  return scores;
}

export const scoreEdges = (...given: Parameters<typeof scoreEdgesInSteps>): Float32Array =>
  runThrough(scoreEdgesInSteps(...given));
