import { setTimeout as pause } from 'node:timers/promises';
import { createAnthropic } from '@ai-sdk/anthropic';
import { createMistral } from '@ai-sdk/mistral';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { APICallError, generateText, NoObjectGeneratedError, Output, type LanguageModel as ProvidedModel } from 'ai';
import { retryAfterMs } from '../../platform/retry-after.ts';
import { createTurns } from '../../platform/turns.ts';
import {
  type LanguageModel,
  type ModelAnswer,
  ModelFailed,
  type ModelQuestion,
  type ModelTask,
  type Tokens,
} from './language-model.ts';

export interface ProvidedModelOptions {
  readonly provider: 'openai-compatible' | 'anthropic' | 'mistral';
  readonly name: string;
  /** Up to and including the version; the provider's own where none is given. */
  readonly url?: string | undefined;
  readonly apiKey?: string | undefined;
  readonly forTasks?: Partial<Record<ModelTask, string>>;
  /** For one answer, whole. */
  readonly timeoutMs?: number;
  readonly concurrency?: number;
  /** For all pauses between the tries of one question. */
  readonly patienceMs?: number;
}

const TIMEOUT_MS = 60_000;
const CONCURRENCY = 4;
const PATIENCE_MS = 30_000;
const FIRST_PAUSE_MS = 500;

// What is not supported by a model is left out of the question; nobody reads of it on standard output.
globalThis.AI_SDK_LOG_WARNINGS = false;

/** A redirect would carry the key and the question to another place. */
const fetchHere: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' });

/** Address and key are always given: the libraries would look for them in the environment. */
function connect({ provider, url, apiKey = '' }: ProvidedModelOptions): (model: string) => ProvidedModel {
  switch (provider) {
    case 'anthropic':
      return createAnthropic({ baseURL: url ?? 'https://api.anthropic.com/v1', apiKey, fetch: fetchHere });
    case 'mistral':
      return createMistral({ baseURL: url ?? 'https://api.mistral.ai/v1', apiKey, fetch: fetchHere });
    case 'openai-compatible':
      return createOpenAICompatible({
        name: 'modelo',
        baseURL: url ?? '',
        ...(apiKey !== '' && { apiKey }),
        supportsStructuredOutputs: true,
        fetch: fetchHere,
      });
  }
}

/** A try that may go better later; `afterMs` where the provider says when. */
interface NotNow {
  readonly reason: string;
  readonly afterMs?: number | undefined;
}

const tokensOf = (
  usage: { inputTokens: number | undefined; outputTokens: number | undefined } | undefined,
): Tokens => ({
  input: usage?.inputTokens ?? 0,
  output: usage?.outputTokens ?? 0,
});

function outcomeOf(finishReason: string | undefined): 'refused' | 'cut_off' | 'invalid' {
  if (finishReason === 'content-filter') return 'refused';
  return finishReason === 'length' ? 'cut_off' : 'invalid';
}

function readFailure(error: unknown): NotNow {
  if (!APICallError.isInstance(error)) {
    const late = error instanceof Error && error.name === 'TimeoutError';
    throw late
      ? new ModelFailed('did not answer in time', true)
      : new ModelFailed(`failed: ${error instanceof Error ? error.name : 'unknown'}`);
  }
  const { statusCode, responseHeaders, isRetryable } = error;
  if (statusCode === undefined) return { reason: 'could not be reached' };
  if (statusCode < 400) throw new ModelFailed('gave something that is no answer', true);
  const reason = `answered ${statusCode}`;
  if (!isRetryable) throw new ModelFailed(reason);
  return { reason, afterMs: retryAfterMs(responseHeaders?.['retry-after']) };
}

export function openProvidedModel(options: ProvidedModelOptions): LanguageModel {
  const { timeoutMs = TIMEOUT_MS, patienceMs = PATIENCE_MS } = options;
  const modelCalled = connect(options);
  const inTurn = createTurns(options.concurrency ?? CONCURRENCY);
  const nameOf = (task: ModelTask) => options.forTasks?.[task] ?? options.name;
  /** A provider that asks one of us to wait means all. */
  let pausedUntil = 0;

  async function tryOnce<Reply>(question: ModelQuestion<Reply>): Promise<ModelAnswer<Reply> | NotNow> {
    try {
      const result = await generateText({
        model: modelCalled(nameOf(question.task)),
        instructions: question.instructions,
        prompt: question.prompt,
        output: Output.object({ schema: question.reply, name: question.task }),
        maxOutputTokens: question.mostTokens,
        temperature: 0,
        maxRetries: 0,
        abortSignal: AbortSignal.timeout(timeoutMs),
      });
      const tokens = tokensOf(result.usage);
      if (result.finishReason !== 'stop' && result.text === '')
        return { outcome: outcomeOf(result.finishReason), tokens };
      return { outcome: 'answered', reply: result.output, tokens };
    } catch (error) {
      if (!NoObjectGeneratedError.isInstance(error)) return readFailure(error);
      return { outcome: outcomeOf(error.finishReason), tokens: tokensOf(error.usage) };
    }
  }

  async function ask<Reply>(question: ModelQuestion<Reply>): Promise<ModelAnswer<Reply>> {
    let patience = patienceMs;
    const takeTurn = async () => {
      const rest = Math.max(0, pausedUntil - Date.now());
      if (rest > patience) throw new ModelFailed('asks us to wait longer than we do');
      patience -= rest;
      await pause(rest);
      const outcome = await tryOnce(question);
      if ('reason' in outcome) pausedUntil = Math.max(pausedUntil, Date.now() + (outcome.afterMs ?? 0));
      return outcome;
    };
    for (let tries = 0; ; tries += 1) {
      const outcome = await inTurn(takeTurn);
      if ('outcome' in outcome) return outcome;
      // Not all of those that were refused at once come back at once.
      const wait = Math.max(outcome.afterMs ?? 0, FIRST_PAUSE_MS * 2 ** tries * (0.75 + Math.random() / 2));
      patience -= wait;
      if (patience < 0) throw new ModelFailed(outcome.reason);
      await pause(wait);
    }
  }

  return { nameOf, ask };
}
