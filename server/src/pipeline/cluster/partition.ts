import { runThrough, type Steps } from '../../platform/steps.ts';
import type { ClusterItem, Grouping } from './cluster-item.ts';
import { type Bonds, type MergedGroups, mergeGroups } from './merge/merge-groups.ts';
import { partStrays } from './merge/part-strays.ts';
import { type Edges, findCandidatesInSteps } from './pairs/candidates.ts';
import type { ComparedArticle } from './pairs/compared-article.ts';
import { compare, LEARNT_SCORERS } from './scores/learnt-model.ts';
import { scoreEdgesInSteps } from './scores/score-edges.ts';

/** In groups; once more without what only a chain has brought into them. */
function groupArticles(
  articles: readonly ComparedArticle[],
  edges: Edges,
  scores: Float32Array,
  bonds: Bonds,
): MergedGroups {
  const merged = mergeGroups(articles.length, edges, scores, bonds);
  const published = articles.map(({ published_on }) => published_on);
  const parted = partStrays(merged.groups, edges, scores, published, bonds);
  return parted === undefined ? merged : mergeGroups(articles.length, edges, parted, bonds);
}

const timeOf = ({ published_on }: ClusterItem) => (Number.isNaN(published_on) ? 0 : published_on);
export const byPublication = (one: ClusterItem, other: ClusterItem) =>
  timeOf(one) - timeOf(other) || Number(one.url > other.url) - Number(one.url < other.url);

/**
 * The events that these articles report. A function of the set: neither their order nor their ids matter. Whoever adds articles to what
 * was parted before asks again with all that are near.
 */
export function* partitionInSteps(items: readonly ClusterItem[]): Steps<Grouping> {
  const sorted = items.toSorted(byPublication);
  const articles = sorted.map(compare);
  const candidates = yield* findCandidatesInSteps(articles);
  const scores = yield* scoreEdgesInSteps(articles, candidates, LEARNT_SCORERS);
  const { groups, links } = groupArticles(
    articles,
    candidates.edges,
    scores,
    sorted.map(({ final_group }) => final_group),
  );
  return { groups: groups.map((places) => places.map((place) => sorted[place]?.articulo_id ?? Number.NaN)), links };
}

export const partition = (items: readonly ClusterItem[]): Grouping => runThrough(partitionInSteps(items));
