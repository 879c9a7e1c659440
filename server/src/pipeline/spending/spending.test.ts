import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openTestDatabase } from '../../../test/database.ts';
import { type LanguageModel, ModelFailed, type ModelQuestion } from '../../adapters/llm/language-model.ts';
import { listSpending } from './spending.repository.ts';
import { createSpending } from './spending.ts';

const QUESTION: ModelQuestion<{ ok: boolean }> = {
  task: 'write',
  instructions: '',
  prompt: '',
  reply: z.object({ ok: z.boolean() }),
  mostTokens: 1000,
};
const LATE = Date.UTC(2026, 2, 2, 23, 59);
const EUROS = { claims: 1, write: 0.02, judge: 1, translate: 1 };
/** A question puts aside 600 × 1 + 1000 × 2 = 2,600 millionths of a euro, and costs 1,400. */
const PRICES = { m: { input: 1, output: 2 } };
const TOKENS = { input: 400, output: 500 };

const modelThat = (answer: () => Promise<unknown>, tokens = TOKENS): LanguageModel => ({
  nameOf: () => 'm',
  ask: async () => {
    await answer();
    return { outcome: 'answered', reply: { ok: true } as never, tokens };
  },
});

describe('the money of a day', () => {
  test('is never passed, however many ask at once, and is there again on the next day', async () => {
    const db = await openTestDatabase('empty');
    let now = LATE;
    const spending = createSpending(db, { MODEL_PRICES: PRICES, MODEL_DAILY_EUROS: EUROS }, () => now);
    const model = modelThat(() => new Promise((resolve) => setTimeout(resolve, 20)));
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, async () => {
        for (let asked = 0; asked < 5; asked += 1) await spending.ask(model, QUESTION);
      }),
    );
    const [spent] = await listSpending(db, new Date(LATE));
    expect(spent).toMatchObject({ task: 'write', reserved: 0 });
    expect(spent?.cost).toBe((spent?.calls ?? 0) * 1400);
    expect(spent?.cost).toBeLessThanOrEqual(20_000);
    expect(spent?.cost).toBeGreaterThan(20_000 - 2600);
    expect(outcomes.map((outcome) => outcome.status === 'rejected' && String(outcome.reason))).toContain(
      "SpendingStopped: the day's money for write is spent; it goes on on 2026-03-03",
    );
    // Another task has its own.
    await spending.ask(model, { ...QUESTION, task: 'judge' });
    now += 120_000;
    await spending.ask(model, QUESTION);
    expect(await listSpending(db, new Date(now))).toMatchObject([
      { task: 'write', calls: 1, tokens_in: 400, tokens_out: 500 },
    ]);
  });

  test('is given back where nobody answered, and kept where somebody may have worked', async () => {
    const db = await openTestDatabase('empty');
    const spending = createSpending(db, { MODEL_PRICES: PRICES, MODEL_DAILY_EUROS: EUROS }, () => LATE);
    const away = modelThat(() => Promise.reject(new ModelFailed('is away')));
    await expect(spending.ask(away, QUESTION)).rejects.toThrow('is away');
    expect(await listSpending(db, new Date(LATE))).toMatchObject([{ calls: 1, cost: 0, reserved: 0 }]);
    const late = modelThat(() => Promise.reject(new ModelFailed('is late', true)));
    await expect(spending.ask(late, QUESTION)).rejects.toThrow('is late');
    expect(await listSpending(db, new Date(LATE))).toMatchObject([{ calls: 2, cost: 2600, reserved: 0 }]);
  });

  test('is held to be spent where nobody says what was taken', async () => {
    const db = await openTestDatabase('empty');
    const spending = createSpending(db, { MODEL_PRICES: PRICES, MODEL_DAILY_EUROS: EUROS }, () => LATE);
    const silent = modelThat(async () => {}, { input: 0, output: 0 });
    await spending.ask(silent, QUESTION);
    expect(await listSpending(db, new Date(LATE))).toMatchObject([{ calls: 1, cost: 2600, reserved: 0 }]);
  });

  test('does not matter where nothing is paid', async () => {
    const db = await openTestDatabase('empty');
    const free = { MODEL_PRICES: { m: { input: 0, output: 0 } }, MODEL_DAILY_EUROS: { ...EUROS, write: 0 } };
    const model = modelThat(async () => {});
    expect((await createSpending(db, free).ask(model, QUESTION)).outcome).toBe('answered');
    const paid = { ...free, MODEL_PRICES: PRICES };
    await expect(createSpending(db, paid).ask(model, QUESTION)).rejects.toThrow('is spent');
  });
});
