import { openProvidedModel } from '../src/adapters/llm/provided-model.ts';
import type { Spending } from '../src/pipeline/spending/spending.ts';
import { startTestLanguageModel } from './language-model-stand-in.ts';

/** For tests in which money is not the question. */
export const freeOfCharge: Spending = { ask: (model, question) => model.ask(question) };

export async function openTestModel() {
  const server = await startTestLanguageModel();
  const { url, name, apiKey } = server;
  return {
    server,
    model: openProvidedModel({ provider: 'openai-compatible', url, name, apiKey, concurrency: 8 }),
  };
}
