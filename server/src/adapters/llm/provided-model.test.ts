import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { startTestLanguageModel } from '../../../test/language-model-stand-in.ts';
import { ModelFailed, type ModelQuestion } from './language-model.ts';
import { openProvidedModel, type ProvidedModelOptions } from './provided-model.ts';

const REPORTS = ['Un temporal corta la carretera', 'El temporal corta la carretera'];
const QUESTION: ModelQuestion<{ verdict: string }> = {
  task: 'judge',
  instructions: 'Are they the same?',
  prompt: ['<data x1>', ...REPORTS.map((headline) => JSON.stringify({ headline })), '</data x1>'].join('\n'),
  reply: z.object({ verdict: z.enum(['same', 'follow_up', 'different', 'unsure']) }),
  mostTokens: 100,
};

async function open(options: Partial<ProvidedModelOptions> = {}) {
  const server = await startTestLanguageModel();
  const { url, name, apiKey } = server;
  const model = openProvidedModel({ provider: 'openai-compatible', url, name, apiKey, ...options });
  return { server, model };
}

describe('a language model', () => {
  test.each(['openai-compatible', 'anthropic', 'mistral'] as const)(
    'is asked over the protocol of %s',
    async (provider) => {
      const { server, model } = await open({ provider });
      const answer = await model.ask(QUESTION);
      expect(answer).toMatchObject({ outcome: 'answered', reply: { verdict: 'same' } });
      const { judge } = await server.counts();
      expect(judge).toEqual({ calls: 1, tokens_in: answer.tokens.input, tokens_out: answer.tokens.output });
      expect(answer.tokens.input).toBeGreaterThan(50);
      for (const [faults, outcome] of [
        // Mistral has no field for it: a refusal is a text like any other.
        [{ refuse: 1 }, provider === 'mistral' ? 'invalid' : 'refused'],
        [{ invalid_json: 1 }, 'invalid'],
        [{ wrong_shape: 1 }, 'invalid'],
        [{ cut_off: 1 }, 'cut_off'],
      ] as const) {
        await server.setFaults(faults);
        const other = await model.ask(QUESTION);
        expect(other.outcome).toBe(outcome);
        expect(other.tokens.input).toBe(answer.tokens.input);
      }
    },
  );

  test('is waited for as long as it asks, by everybody, and asked again after a fault of its own', async () => {
    const { server, model } = await open({ concurrency: 1 });
    await server.setFaults({ rate_limit: 1, retry_after: 2 });
    const started = performance.now();
    const first = model.ask(QUESTION);
    const second = model.ask(QUESTION);
    expect((await second).outcome).toBe('answered');
    expect(performance.now() - started).toBeGreaterThan(1950);
    expect((await first).outcome).toBe('answered');
    await server.setFaults({ fail: 1 });
    expect((await model.ask(QUESTION)).outcome).toBe('answered');
  });

  test('that stays away, or wants to be left alone for long, fails in words', async () => {
    const { server, model } = await open({ patienceMs: 100 });
    await server.setFaults({ fail: 10 });
    await expect(model.ask(QUESTION)).rejects.toThrow('the language model answered 500');
    await server.setFaults({ delay_ms: 60_000 });
    const { url, name, apiKey } = server;
    const hasty = openProvidedModel({ provider: 'openai-compatible', url, name, apiKey, timeoutMs: 400 });
    await expect(hasty.ask(QUESTION)).rejects.toMatchObject({
      message: 'the language model did not answer in time',
      mayBeBilled: true,
    });
    await server.setFaults({ rate_limit: 1, retry_after: 3600 });
    await expect(model.ask(QUESTION)).rejects.toThrow('the language model answered 429');
    await expect(model.ask(QUESTION)).rejects.toThrow('asks us to wait longer than we do');
    const options = { provider: 'mistral', url: 'http://127.0.0.1:1/v1', name: 'm', patienceMs: 100 } as const;
    await expect(openProvidedModel(options).ask(QUESTION)).rejects.toThrow('could not be reached');
  });

  test('is not asked twice what it refuses, and what is said of it holds no secret', async () => {
    const { server, model } = await open({ apiKey: 'another secret' });
    const failure: unknown = await model.ask(QUESTION).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ModelFailed);
    expect(String(failure)).toBe('ModelFailed: the language model answered 401');
    expect(await server.counts()).toEqual({});
  });

  test('is another one for a task where one is named, and asked so many questions at a time', async () => {
    const { server, model } = await open({ forTasks: { judge: 'other' }, concurrency: 2 });
    expect([model.nameOf('write'), model.nameOf('judge')]).toEqual([server.name, 'other']);
    await expect(model.ask(QUESTION)).rejects.toThrow('answered 404');
    await server.setFaults({ delay_ms: 300 });
    const started = performance.now();
    await Promise.all(Array.from({ length: 6 }, () => model.ask({ ...QUESTION, task: 'write' })));
    expect(performance.now() - started).toBeGreaterThan(890);
  });
});
