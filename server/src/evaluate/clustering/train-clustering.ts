import type { EdgeModel } from '../../pipeline/cluster/scores/score-edges.ts';
import { type StoredWhitening, storeWhitening } from '../../pipeline/cluster/scores/whitening.ts';
import { readWordWeights, type StoredWordWeights } from '../../pipeline/cluster/words/word-weights.ts';
import { type CutReport, rankCuts } from './choose-cut.ts';
import { readInventedArticles } from './invented-articles.ts';
import { type LabelledArticle, type LabelledSet, readFurtherEvents, readLabelledSets } from './labelled-articles.ts';
import { type LabelledItem, toItems } from './labelled-items.ts';
import { learnEdges, rescore, scoreBlock } from './learn-edges.ts';
import { type Block, type JudgedPair, learnPairs } from './learn-pairs.ts';
import { learnWordWeights } from './learn-word-weights.ts';
import { readStoryPairs, type StoryPair } from './story-pairs.ts';
import { readUnlabelledTexts } from './unlabelled-texts.ts';

/** How much a pair of each set counts. Four of the nine languages are measured apart, and not learnt from twice. */
const WEIGHTS: Readonly<Record<string, number>> = {
  'OG2021 nine languages': 1,
  'OG2021 es+en+fr+de': 0,
  ITN: 3,
  AllSides: 3,
  'Wikinews sources': 4,
};
/** They would be learnt by heart: enough to see that names and numbers tell apart what is told in the same words. */
const INVENTED_WEIGHT = 0.2;
/** Where the earlier part of a set is parted, to learn from the rest of it for each part. */
const PARTS = [0, 0.3, 0.7, 1];

interface LearningMaterial {
  /** Of each third of the earlier parts the blocks of all sets. */
  readonly thirds: readonly (readonly Block[])[];
  readonly further: Block;
  readonly judged: readonly JudgedPair[];
}

export interface LearntModel {
  readonly model: EdgeModel;
  readonly whitening: StoredWhitening | undefined;
  readonly cuts: readonly CutReport[];
}

const learnable = (blocks: readonly Block[]) => blocks.filter(({ weight }) => weight > 0);

/** Every third is scored by what the others taught; from that it is learnt what company says, and the cut is chosen. */
function learnModel({ thirds, further, judged }: LearningMaterial): LearntModel {
  const without = (third: number) => thirds.filter((_, at) => at !== third).flat();
  const scored = thirds.map((blocks, third) => {
    const learning = learnPairs([...learnable(without(third)), further], judged);
    return blocks.map((block) => scoreBlock(block, learning));
  });
  const learnableOf = (blocks: typeof scored) => blocks.flat().filter(({ block }) => block.weight > 0);
  const leftOut = scored.flatMap((blocks, third) => {
    const learning = learnEdges(learnableOf(scored.filter((_, at) => at !== third)));
    return blocks.map((one) => ({ scored: one, scores: rescore(one, learning) }));
  });
  const cuts = rankCuts(leftOut);
  const { whitening, pair } = learnPairs([...learnable(thirds.flat()), further], judged);
  return {
    model: { pair, ...learnEdges(learnableOf(scored)), cut: cuts[0]?.cut ?? 0 },
    whitening: whitening === undefined ? undefined : storeWhitening(whitening),
    cuts,
  };
}

const partsOf = <Value>(values: readonly Value[]) =>
  PARTS.slice(1).map((end, at) =>
    values.slice(Math.floor((PARTS[at] ?? 0) * values.length), Math.floor(end * values.length)),
  );

const articlesOf = ({ one, other }: StoryPair): LabelledArticle[] =>
  [one, other].map((text) => ({ ...text, published_on: Number.NaN, event: '' }));

/** What is told as soon as it is learnt: all of it takes a while. */
export interface LearningSteps {
  words(weights: StoredWordWeights): Promise<void>;
  model(kind: 'vectors' | 'words-alone', learnt: LearntModel): Promise<void>;
}

export interface LearningSources {
  readonly dataDir: string;
  readonly modelDir: string;
  /** Where the newspapers stand-in is asked what is true. */
  readonly newspapers: string;
}

/** Learns from the earlier parts only. */
export async function trainClustering(
  { dataDir, modelDir, newspapers }: LearningSources,
  steps: LearningSteps,
): Promise<void> {
  const sets: LabelledSet[] = await readLabelledSets(dataDir);
  const further = await readFurtherEvents(dataDir);
  const pairs = (await readStoryPairs(dataDir)).earlier;
  const unlabelled = await readUnlabelledTexts(dataDir);
  const earlier = sets.filter(({ name }) => WEIGHTS[name] !== 0).flatMap((set) => set.earlier);
  const words = learnWordWeights([...earlier, ...further, ...pairs.flatMap(articlesOf), ...unlabelled]);
  await steps.words(words);
  const weights = readWordWeights(words);
  const ready = (articles: readonly LabelledArticle[]) => toItems(articles, { modelDir, weights });

  const parts: Block[][] = [];
  for (const { name, earlier: articles } of sets) {
    parts.push(partsOf(await ready(articles)).map((items) => ({ set: name, weight: WEIGHTS[name] ?? 1, items })));
  }
  const invented: Block[] = [];
  for (const articles of (await readInventedArticles(newspapers)).learn) {
    const items = await ready(articles);
    invented.push({ set: 'invented newspapers', weight: INVENTED_WEIGHT, items, invented: true });
  }
  const judgedItems = await ready(pairs.flatMap(articlesOf));
  const material: LearningMaterial = {
    thirds: PARTS.slice(1).map((_, third) => [...parts, invented].map((blocks) => blocks[third] as Block)),
    further: { set: 'NeuS', weight: 1, items: await ready(further) },
    judged: pairs.map(({ same }, at) => ({
      items: [judgedItems[2 * at] as LabelledItem, judgedItems[2 * at + 1] as LabelledItem],
      same,
    })),
  };
  await steps.model('vectors', learnModel(material));
  await steps.model('words-alone', learnModel(withoutVectors(material)));
}

const blind = (item: LabelledItem): LabelledItem => ({ ...item, vector: undefined });

function withoutVectors({ thirds, further, judged }: LearningMaterial): LearningMaterial {
  const blindBlock = (block: Block): Block => ({ ...block, items: block.items.map(blind) });
  return {
    thirds: thirds.map((blocks) => blocks.map(blindBlock)),
    further: blindBlock(further),
    judged: judged.map(({ items: [one, other], same }) => ({ items: [blind(one), blind(other)], same })),
  };
}
