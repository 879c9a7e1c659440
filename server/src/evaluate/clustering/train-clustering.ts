import type { EdgeModel } from '../../pipeline/cluster/scores/score-edges.ts';
import { type StoredWhitening, storeWhitening } from '../../pipeline/cluster/scores/whitening.ts';
import { readWordWeights, type StoredWordWeights } from '../../pipeline/cluster/words/word-weights.ts';
import { type CutReport, rankCuts } from './choose-cut.ts';
import { readInventedArticles } from './invented-articles.ts';
import { type LabelledArticle, type LabelledSet, readFurtherEvents, readLabelledSets } from './labelled-articles.ts';
import { type LabelledItem, toItems } from './labelled-items.ts';
import { learnEdges, rescore, scoreBlock } from './learn-edges.ts';
import { type Block, FOLDS, foldOf, type JudgedPair, learnPairs } from './learn-pairs.ts';
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
const FURTHER_WEIGHT = 2;
/** They would be learnt by heart: enough to see that names and numbers tell apart what is told in the same words. */
const INVENTED_WEIGHT = 0.2;

/** All that was reported of a month of campaigning is no event. */
const isOneHappening = ({ event }: LabelledArticle) => !event.startsWith('On the campaign trail');

interface LearningMaterial {
  readonly blocks: readonly Block[];
  readonly judged: readonly JudgedPair[];
}

export interface LearntModel {
  readonly model: EdgeModel;
  readonly whitening: StoredWhitening | undefined;
  readonly cuts: readonly CutReport[];
}

const withoutFold = (block: Block, fold: number): Block => ({
  ...block,
  items: block.items.filter((item) => foldOf(block, item) !== fold),
});

/** The events of every fold are scored by what the others taught; from that it is learnt what company says, and the cut is chosen. */
function learnModel({ blocks, judged }: LearningMaterial): LearntModel {
  const folds = Array.from({ length: FOLDS }, (_, fold) => fold);
  const scored = folds.map((fold) => {
    const learning = learnPairs(
      blocks.map((block) => withoutFold(block, fold)),
      judged,
    );
    return blocks.map((block) => scoreBlock(block, fold, learning));
  });
  const leftOut = scored.flatMap((its, fold) => {
    const learning = learnEdges(scored.filter((_, at) => at !== fold).flat());
    return its.map((one) => ({ scored: one, scores: rescore(one, learning) }));
  });
  const cuts = rankCuts(leftOut);
  const { whitening, pair } = learnPairs(blocks, judged);
  return {
    model: { pair, ...learnEdges(scored.flat()), cut: cuts[0]?.cut ?? 0 },
    whitening: whitening === undefined ? undefined : storeWhitening(whitening),
    cuts,
  };
}

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

  const blocks: Block[] = [];
  for (const { name, earlier: articles } of sets) {
    const weight = WEIGHTS[name] ?? 1;
    if (weight === 0) continue;
    blocks.push({ set: name, weight, items: await ready(articles.filter(isOneHappening)), measured: true });
  }
  blocks.push({ set: 'NeuS', weight: FURTHER_WEIGHT, items: await ready(further) });
  const { learn } = await readInventedArticles(newspapers);
  blocks.push({ set: 'invented newspapers', weight: INVENTED_WEIGHT, items: await ready(learn), invented: true });
  const judgedItems = await ready(pairs.flatMap(articlesOf));
  const material: LearningMaterial = {
    blocks,
    judged: pairs.map(({ same }, at) => ({
      items: [judgedItems[2 * at] as LabelledItem, judgedItems[2 * at + 1] as LabelledItem],
      same,
    })),
  };
  await steps.model('vectors', learnModel(material));
  await steps.model('words-alone', learnModel(withoutVectors(material)));
}

const blind = (item: LabelledItem): LabelledItem => ({ ...item, vector: undefined });

function withoutVectors({ blocks, judged }: LearningMaterial): LearningMaterial {
  return {
    blocks: blocks.map((block) => ({ ...block, items: block.items.map(blind) })),
    judged: judged.map(({ items: [one, other], same }) => ({ items: [blind(one), blind(other)], same })),
  };
}
