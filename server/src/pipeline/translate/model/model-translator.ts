import type { LanguageModel } from '../../../adapters/llm/language-model.ts';
import type { Spending } from '../../spending/spending.ts';
import { isFaithful } from '../is-faithful.ts';
import type { TextToTranslate, Translator } from '../translator.ts';
import { askForTranslations, TRANSLATE_VERSION } from './translate.prompt.ts';

const MOST_TEXTS = 20;

function* batchesOf(texts: readonly TextToTranslate[]): Generator<readonly TextToTranslate[]> {
  for (let from = 0; from < texts.length; from += MOST_TEXTS) yield texts.slice(from, from + MOST_TEXTS);
}

/** Throws ModelFailed where the model is away and SpendingStopped where the money is spent. */
export const createModelTranslator = (model: LanguageModel, spending: Spending): Translator => ({
  name: `modelo:${model.nameOf('translate')}@${TRANSLATE_VERSION}`,
  async translate(texts, from, to, evento_id) {
    const about = evento_id === undefined ? undefined : { evento_id };
    const translations = new Map<string, string>();
    for (const batch of batchesOf(texts)) {
      const answer = await spending.ask(model, askForTranslations(batch, from, to), about);
      if (answer.outcome !== 'answered') continue;
      const originals = new Map(batch.map(({ id, texto }) => [id, texto]));
      for (const { id, text } of answer.reply.translations) {
        const original = originals.get(id);
        if (original !== undefined && isFaithful(original, from, text, to)) translations.set(id, text.trim());
      }
    }
    return translations;
  },
});
