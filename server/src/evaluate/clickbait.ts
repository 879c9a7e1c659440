import { readModel, scoreOf } from '../pipeline/extract/clickbait/linear-model.ts';
import { sharedFeaturesOf } from '../pipeline/extract/clickbait/title-features.ts';
import { titleIsClickbait } from '../pipeline/extract/clickbait/title-is-clickbait.ts';
import weights from '../pipeline/extract/clickbait/weights.json' with { type: 'json' };
import { type LabelledTitle, readEnglishTitles, readSpanishTitles } from './labelled-titles.ts';
import type { Score } from './score.ts';

const SHARED = readModel(weights.shared);

/** As the titles of a language are judged that nothing was learnt from. */
const isClickbaitAnywhere = (titular: string): boolean =>
  scoreOf(SHARED, sharedFeaturesOf(titular, 'en')) >= SHARED.threshold;

function measure(titles: readonly LabelledTitle[], judge: (titular: string) => boolean) {
  const found = titles.filter(({ titular }) => judge(titular));
  const right = found.filter(({ clickbait }) => clickbait).length;
  const all = titles.filter(({ clickbait }) => clickbait).length;
  return { precision: right / found.length, recall: right / all, f1: (2 * right) / (found.length + all) };
}

/** On the parts that nothing was learnt or chosen from. */
export async function evaluateClickbait(dataDir: string): Promise<Score[]> {
  const { test: spanish } = await readSpanishTitles(dataDir);
  const { test: english } = await readEnglishTitles(dataDir);
  const es = measure(spanish, (titular) => titleIsClickbait(titular, 'es'));
  const en = measure(english, (titular) => titleIsClickbait(titular, 'en'));
  const unlearnt = measure(english, isClickbaitAnywhere);
  const told = ({ precision, recall }: typeof es) => `precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`;
  return [
    { figure: 'clickbait es: F1', value: es.f1, bar: '>= 0.72', detail: `TA1C test, ${told(es)}` },
    { figure: 'clickbait en: F1', value: en.f1, detail: `Chakraborty, a quarter held out, ${told(en)}` },
    {
      figure: 'clickbait in a language not learnt: precision',
      value: unlearnt.precision,
      detail: `English by what Spanish taught, ${told(unlearnt)}`,
    },
  ];
}
