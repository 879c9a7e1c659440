import type { LanguageModel } from '../adapters/llm/language-model.ts';
import type { Database } from '../platform/database.ts';
import { createExtractiveAnalyst } from './analyse/extractive/extractive-analyst.ts';
import { createModelJudge } from './analyse/model/judge/model-judge.ts';
import { createModelAnalyst } from './analyse/model/model-analyst.ts';
import type { Judge } from './cluster/judge.ts';
import { createSpending, type SpendingSettings } from './spending/spending.ts';
import { createModelTranslator } from './translate/model/model-translator.ts';
import type { Translator } from './translate/translator.ts';
import type { WriteTools } from './write/write-event.ts';

interface Writers extends Pick<WriteTools, 'analyst' | 'fallback'> {
  readonly judge: Judge | undefined;
  readonly translator: Translator | undefined;
}

/** With a language model it reads, writes, judges and translates; without one rules write, and nobody does the rest. */
export function createWriters(db: Database, settings: SpendingSettings, model: LanguageModel | undefined): Writers {
  const rules = createExtractiveAnalyst();
  if (model === undefined) return { analyst: rules, fallback: undefined, judge: undefined, translator: undefined };
  const spending = createSpending(db, settings);
  return {
    analyst: createModelAnalyst(model, spending),
    fallback: rules,
    judge: createModelJudge(model, spending),
    translator: createModelTranslator(model, spending),
  };
}
