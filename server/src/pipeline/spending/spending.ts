import {
  type LanguageModel,
  type ModelAnswer,
  ModelFailed,
  type ModelQuestion,
  type ModelTask,
  type Tokens,
} from '../../adapters/llm/language-model.ts';
import { type ModelPrice, priceOfTokens } from '../../adapters/llm/model-settings.ts';
import { type Clock, systemClock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { type AskedAbout, keepAnswer } from './model-answer.repository.ts';
import { reserveSpending, settleSpending } from './spending.repository.ts';
import { SpendingStopped } from './spending-stopped.ts';

export interface Spending {
  /** Asks while the task has money left today, else throws SpendingStopped. What is not as asked is asked once more. */
  ask<Reply>(model: LanguageModel, question: ModelQuestion<Reply>, about?: AskedAbout): Promise<ModelAnswer<Reply>>;
}

/** As the configuration spells them. */
export interface SpendingSettings {
  readonly MODEL_PRICES: Readonly<Record<string, ModelPrice>>;
  readonly MODEL_DAILY_EUROS: Readonly<Record<ModelTask, number>>;
}

/** No language takes fewer bytes for a token: where a letter is one, it has three. */
const FEWEST_BYTES = 2.5;
/** The reply's schema goes along, and what a provider puts around it. */
const TOKENS_AROUND = 600;
const NOTHING: Tokens = { input: 0, output: 0 };
const DAY_MS = 86_400_000;
const MILLIONTHS = 1_000_000;

const mostTokensOf = ({ instructions, prompt, mostTokens }: ModelQuestion<unknown>): Tokens => ({
  input: Math.ceil((Buffer.byteLength(instructions) + Buffer.byteLength(prompt)) / FEWEST_BYTES) + TOKENS_AROUND,
  output: mostTokens,
});

/** Before a question the most that it can cost is put aside, for all workers to see; afterwards what it did cost is counted. */
export function createSpending(db: Database, settings: SpendingSettings, clock: Clock = systemClock): Spending {
  async function askOnce<Reply>(
    model: LanguageModel,
    question: ModelQuestion<Reply>,
    about: AskedAbout | undefined,
  ): Promise<ModelAnswer<Reply>> {
    const { task } = question;
    const name = model.nameOf(task);
    const price = settings.MODEL_PRICES[name] ?? { input: 0, output: 0 };
    const most = mostTokensOf(question);
    const reserved = priceOfTokens(price, most);
    const limit = Math.round(settings.MODEL_DAILY_EUROS[task] * MILLIONTHS);
    const day = new Date(Math.floor(clock() / DAY_MS) * DAY_MS);
    if (!(await reserveSpending(db, { day, task, reserved, limit }))) {
      throw new SpendingStopped(task, new Date(day.getTime() + DAY_MS));
    }
    const settle = (tokens: Tokens) =>
      settleSpending(db, { day, task, reserved, tokens, cost: priceOfTokens(price, tokens) });
    let answer: ModelAnswer<Reply>;
    try {
      answer = await model.ask(question);
    } catch (error) {
      await settle(error instanceof ModelFailed && error.mayBeBilled ? most : NOTHING);
      throw error;
    }
    // Whoever does not say what it took is held to have taken the most.
    const isSilent = answer.tokens.input + answer.tokens.output === 0;
    const tokens = isSilent ? most : answer.tokens;
    await settle(tokens);
    if (about) await keepAnswer(db, about, { task, model: name, tokens, cost: priceOfTokens(price, tokens) });
    return answer;
  }

  return {
    async ask(model, question, about) {
      const answer = await askOnce(model, question, about);
      return answer.outcome === 'invalid' ? askOnce(model, question, about) : answer;
    },
  };
}
