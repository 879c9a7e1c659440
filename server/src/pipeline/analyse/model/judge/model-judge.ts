import type { LanguageModel } from '../../../../adapters/llm/language-model.ts';
import type { Judge } from '../../../cluster/judge.ts';
import type { Spending } from '../../../spending/spending.ts';
import { askWhetherSame } from './judge.prompt.ts';

/** Throws ModelFailed where the model is away and SpendingStopped where the money is spent: these are no verdicts to be kept. */
export const createModelJudge = (model: LanguageModel, spending: Spending): Judge => ({
  async sameHappening(one, other) {
    const answer = await spending.ask(model, askWhetherSame(one, other));
    return answer.outcome === 'answered' ? answer.reply.verdict : 'unsure';
  },
});
