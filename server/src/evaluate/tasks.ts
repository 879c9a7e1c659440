import type { ModelPrice } from '../adapters/llm/model-settings.ts';
import { evaluateClickbait } from './clickbait.ts';
import { evaluateClustering } from './clustering/evaluate-clustering.ts';
import { evaluateNewspaperEvents } from './clustering/newspaper-events.ts';
import { evaluateCopies } from './copies.ts';
import { evaluateExtraction } from './extraction.ts';
import { evaluateExtractive } from './extractive.ts';
import { evaluateLanguage } from './language.ts';
import { evaluateModelCost } from './model-cost.ts';
import { evaluateNewspaperQuotes } from './newspaper-quotes.ts';
import { evaluateQuotes } from './quotes.ts';
import type { Score } from './score.ts';

export interface EvaluationTask {
  readonly name: string;
  readonly meaning: string;
  /** The labelled sets of DATA_DIR, or invented newspapers, which are always there. */
  readonly needs: 'data' | 'newspapers';
  /**
   * Takes the folder of the sets, or the address of the newspapers; the folder of the model for vectors, and the price of the
   * language model, if there is one.
   */
  run(source: string, modelDir?: string, price?: ModelPrice): Promise<Score[]>;
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
  {
    name: 'extractive',
    meaning: 'events written without a model: statements that pass the gate, contradictions of the scenario',
    needs: 'newspapers',
    run: (origin) => evaluateExtractive('newspapers', origin),
  },
  {
    name: 'model',
    meaning: 'tokens and cost of an event that a language model writes, by the stand-in’s counts',
    needs: 'newspapers',
    run: (origin, _modelDir, price) => evaluateModelCost(origin, price),
  },
  {
    name: 'events',
    meaning: 'articles of invented newspapers brought together by what happened',
    needs: 'newspapers',
    run: evaluateNewspaperEvents,
  },
  { name: 'language', meaning: 'the language of titles and texts', needs: 'data', run: evaluateLanguage },
  { name: 'clickbait', meaning: 'titles that withhold what they are about', needs: 'data', run: evaluateClickbait },
  {
    name: 'polnear',
    meaning: 'direct quotations of PolNeAR with the right speaker',
    needs: 'data',
    run: evaluateQuotes,
  },
  {
    name: 'clustering',
    meaning: 'articles of one happening brought together, others kept apart (all of it with EMBEDDING_MODEL_DIR)',
    needs: 'data',
    run: evaluateClustering,
  },
];
