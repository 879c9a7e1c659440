import type { CuedLanguage } from '../pipeline/extract/clickbait/cues.ts';
import { type LinearModel, type StoredModel, scoreOf, storeModel } from '../pipeline/extract/clickbait/linear-model.ts';
import { featuresOf, sharedFeaturesOf } from '../pipeline/extract/clickbait/title-features.ts';
import { type LabelledTitle, readEnglishTitles, readSpanishTitles } from './labelled-titles.ts';
import { dealParts, type Example, type Learning, learnWeights } from './learn-weights.ts';

const SPANISH: Learning = { cost: 0.3, least: 4 };
const ENGLISH: Learning = { cost: 0.3, least: 20 };
const SHARED: Learning = { cost: 0.3, least: 20 };
const PARTS = 5;
/** Half of the English titles to learn from are clickbait, few of a newspaper's: there one of a hundred may be wrong. */
const ENGLISH_PRECISION = 0.99;
/** For languages without labelled titles, nine of ten must be right where we can see it. */
const SHARED_PRECISION = 0.9;

interface Judged {
  readonly score: number;
  readonly clickbait: boolean;
}

/** Each example is judged by what the other parts taught. */
function judgeByParts(examples: readonly Example[], learning: Learning): Judged[] {
  const parts = dealParts(examples.length, PARTS);
  const judged: Judged[] = [];
  for (let part = 0; part < PARTS; part += 1) {
    const weights = learnWeights(
      examples.filter((_, at) => parts[at] !== part),
      learning,
    );
    for (const [at, { features, clickbait }] of examples.entries()) {
      if (parts[at] === part) judged.push({ score: scoreOf({ weights }, features), clickbait });
    }
  }
  return judged.sort((one, other) => other.score - one.score);
}

/** The best threshold by a measure of how many are found, how many of them rightly, and how many there are. */
function chooseThreshold(judged: readonly Judged[], measure: Measure) {
  const all = judged.filter(({ clickbait }) => clickbait).length;
  let right = 0;
  let best = { value: Number.NEGATIVE_INFINITY, threshold: 0 };
  for (const [at, { score, clickbait }] of judged.entries()) {
    if (clickbait) right += 1;
    const value = measure(at + 1, right, all);
    if (value > best.value) best = { value, threshold: (score + (judged[at + 1]?.score ?? score)) / 2 };
  }
  return best.threshold;
}

type Measure = (found: number, right: number, all: number) => number;
const f1: Measure = (found, right, all) => (2 * right) / (found + all);
/** As many as possible, as long as enough of them are right. */
const withPrecision =
  (precision: number): Measure =>
  (found, right, all) =>
    right / found >= precision ? right / all : -1;

function learn(examples: readonly Example[], learning: Learning, measure: Measure): LinearModel {
  const threshold = chooseThreshold(judgeByParts(examples, learning), measure);
  return { threshold, weights: learnWeights(examples, learning) };
}

const examplesOf = (titles: readonly LabelledTitle[], idioma: CuedLanguage): Example[] =>
  titles.map(({ titular, clickbait }) => ({ features: featuresOf(titular, idioma), clickbait }));

/** What Spanish titles teach about those in other languages. */
const sharedExamplesOf = (titles: readonly LabelledTitle[]): Example[] =>
  titles.map(({ titular, clickbait }) => ({ features: sharedFeaturesOf(titular, 'es'), clickbait }));

export type ClickbaitWeights = Readonly<Record<'es' | 'en' | 'shared', StoredModel>>;

/** Learns from the parts to learn from, and chooses the thresholds on them too. */
export async function trainClickbait(dataDir: string): Promise<ClickbaitWeights> {
  const { learn: spanish } = await readSpanishTitles(dataDir);
  const { learn: english } = await readEnglishTitles(dataDir);
  return {
    es: storeModel(learn(examplesOf(spanish, 'es'), SPANISH, f1)),
    en: storeModel(learn(examplesOf(english, 'en'), ENGLISH, withPrecision(ENGLISH_PRECISION))),
    shared: storeModel(learn(sharedExamplesOf(spanish), SHARED, withPrecision(SHARED_PRECISION))),
  };
}
