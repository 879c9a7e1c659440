import { partition } from '../../pipeline/cluster/partition.ts';
import type { Score } from '../score.ts';
import { type ClusteringScore, scoreGrouping } from './b-cubed.ts';
import { readInventedArticles } from './invented-articles.ts';
import { toItems } from './labelled-items.ts';
import { streamThrough } from './stream-articles.ts';

const toScore = (how: string, { f1, precision, recall }: ClusteringScore, count: number): Score => ({
  figure: `events of invented newspapers${how}: B-cubed F1`,
  value: f1,
  detail: `${count} articles of events that were not learnt from, precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`,
});

/** By words alone, and with vectors where there is a model: then also as a stream. */
export async function evaluateNewspaperEvents(newspapers: string, modelDir?: string): Promise<Score[]> {
  const { test } = await readInventedArticles(newspapers);
  const blind = await toItems(test, {});
  const scores = [toScore(' by words alone', scoreGrouping(blind, partition(blind).groups), blind.length)];
  if (modelDir === undefined) return scores;
  const items = await toItems(test, { modelDir });
  const inTime = items.toSorted((one, other) => one.published_on - other.published_on);
  return [
    toScore('', scoreGrouping(items, partition(items).groups), items.length),
    toScore(', as a stream', scoreGrouping(inTime, streamThrough(inTime)), items.length),
    ...scores,
  ];
}
