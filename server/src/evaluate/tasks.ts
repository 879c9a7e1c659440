import { evaluateClickbait } from './clickbait.ts';
import { evaluateCopies } from './copies.ts';
import { evaluateExtraction } from './extraction.ts';
import { evaluateLanguage } from './language.ts';
import { evaluateNewspaperQuotes } from './newspaper-quotes.ts';
import { evaluateQuotes } from './quotes.ts';
import type { Score } from './score.ts';

export interface EvaluationTask {
  readonly name: string;
  readonly meaning: string;
  /** The labelled sets of DATA_DIR, or invented newspapers, which are always there. */
  readonly needs: 'data' | 'newspapers';
  /** Takes the folder of the sets, or the address of the newspapers. */
  run(source: string): Promise<Score[]>;
}

export const TASKS: readonly EvaluationTask[] = [
  {
    name: 'extraction',
    meaning: 'texts, titles, authors and dates from pages in a dozen layouts',
    needs: 'newspapers',
    run: evaluateExtraction,
  },
  {
    name: 'copies',
    meaning: 'reports that repeat another one with small edits',
    needs: 'newspapers',
    run: (origin) => evaluateCopies('newspapers', origin),
  },
  {
    name: 'quotes',
    meaning: 'quotations with their speaker, as the newspapers print them',
    needs: 'newspapers',
    run: evaluateNewspaperQuotes,
  },
  { name: 'language', meaning: 'the language of titles and texts', needs: 'data', run: evaluateLanguage },
  { name: 'clickbait', meaning: 'titles that withhold what they are about', needs: 'data', run: evaluateClickbait },
  {
    name: 'polnear',
    meaning: 'direct quotations of PolNeAR with the right speaker',
    needs: 'data',
    run: evaluateQuotes,
  },
];
