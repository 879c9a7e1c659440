import type { ClusterItem } from '../../pipeline/cluster/cluster-item.ts';
import { partition } from '../../pipeline/cluster/partition.ts';
import { scoreAlone } from '../../pipeline/cluster/scores/learnt-model.ts';
import type { Score } from '../score.ts';
import { areaUnderCurve, type ClusteringScore, scoreGrouping } from './b-cubed.ts';
import { readLabelledSets } from './labelled-articles.ts';
import { toItems } from './labelled-items.ts';
import { MEASURED, readStoryPairs, type StoryPair } from './story-pairs.ts';
import { streamThrough } from './stream-articles.ts';

const BARS: Readonly<Record<string, string>> = {
  'OG2021 es+en+fr+de': '>= 0.78',
  'OG2021 nine languages': '>= 0.74',
  ITN: '>= 0.91',
  AllSides: '>= 0.87',
  'Wikinews sources': '>= 0.88',
};
const ACROSS_BARS: Readonly<Record<string, string>> = { 'OG2021 es+en+fr+de': '>= 0.45' };
const PAIR_BAR = '>= 0.93';

const told = ({ precision, recall }: ClusteringScore, count: number) =>
  `later half, ${count} articles, precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`;

/** Without a model by words alone, of which nothing is asked. Where a figure across languages is wanted, the articles also come as a stream. */
async function evaluateSets(dataDir: string, modelDir: string | undefined): Promise<Score[]> {
  const by = modelDir === undefined ? ' by words alone' : '';
  const scores: Score[] = [];
  for (const { name, later } of await readLabelledSets(dataDir)) {
    const items = await toItems(later, { modelDir });
    const found = scoreGrouping(items, partition(items).groups);
    const bar = modelDir === undefined ? undefined : BARS[name];
    const detail = told(found, items.length);
    scores.push({ figure: `${name}${by}: B-cubed F1`, value: found.f1, detail, ...(bar && { bar }) });
    const acrossBar = modelDir === undefined ? undefined : ACROSS_BARS[name];
    if (acrossBar === undefined) continue;
    const value = found.acrossLanguages;
    scores.push({ figure: `${name}: pairs across languages, recall`, value, bar: acrossBar, detail });
    const streamed = scoreGrouping(items, streamThrough(items));
    scores.push({
      figure: `${name}, as a stream: B-cubed F1`,
      value: streamed.f1,
      detail: told(streamed, items.length),
    });
  }
  return scores;
}

const toItem = async (pairs: readonly StoryPair[], modelDir: string) =>
  toItems(
    pairs.flatMap(({ one, other }) => [one, other]).map((text) => ({ ...text, published_on: Number.NaN, event: '' })),
    { modelDir },
  );

async function evaluatePairs(dataDir: string, modelDir: string): Promise<Score> {
  const { later } = await readStoryPairs(dataDir);
  const items = await toItem(later, modelDir);
  const judged = later.map(({ same, languages }, at) => ({
    same,
    languages,
    score: scoreAlone(items[2 * at] as ClusterItem, items[2 * at + 1] as ClusterItem),
  }));
  const areas = MEASURED.map((name) => areaUnderCurve(judged.filter(({ languages }) => languages === name)));
  return {
    figure: 'same story or not: area under the curve',
    value: areas.reduce((sum, area) => sum + area, 0) / areas.length,
    bar: PAIR_BAR,
    spread: [Math.min(...areas), Math.max(...areas)],
    detail: `SemEval-2022 task 8, later half: ${MEASURED.map((name, at) => `${name} ${areas[at]?.toFixed(3)}`).join(', ')}`,
  };
}

/** On the later parts, which nothing was learnt or chosen from. */
export async function evaluateClustering(dataDir: string, modelDir?: string): Promise<Score[]> {
  const wordsAlone = await evaluateSets(dataDir, undefined);
  if (modelDir === undefined) return wordsAlone;
  return [...(await evaluateSets(dataDir, modelDir)), await evaluatePairs(dataDir, modelDir), ...wordsAlone];
}
