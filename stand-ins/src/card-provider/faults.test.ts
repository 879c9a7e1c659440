import { describe, expect, test } from 'vitest';
import { errorOf, startTest } from '../../test/card-provider.ts';

const paid = { amount: 1000, currency: 'eur', payment_method: 'pm_card_visa', confirm: true } as const;

describe('the faults of the card provider', () => {
  test('refuse without having done anything', async () => {
    const { stripe, control } = await startTest();
    await control('/faults', { rate_limit: 1, retry_after: 7, fail: 1 });
    const limited = await errorOf(stripe.paymentIntents.create(paid));
    expect(limited).toMatchObject({ type: 'StripeRateLimitError', statusCode: 429 });
    expect(limited.headers?.['retry-after']).toBe('7');
    expect(await errorOf(stripe.paymentIntents.create(paid))).toMatchObject({
      type: 'StripeAPIError',
      statusCode: 500,
    });
    // A broken connection is tried once more by the SDK itself.
    await control('/faults', { reset: 2 });
    expect((await errorOf(stripe.paymentIntents.create(paid))).type).toBe('StripeConnectionError');
    expect((await stripe.paymentIntents.list()).data).toEqual([]);
  });

  test('do the work and keep the answer, which the same key brings', async () => {
    const { stripe, control } = await startTest();
    for (const fault of [{ silent: 1 }, { reset_after: 2 }, { slow: 1, slow_ms: 1500 }]) {
      await control('/faults', fault);
      const key = { idempotencyKey: JSON.stringify(fault), timeout: 500 };
      expect((await errorOf(stripe.paymentIntents.create(paid, key))).type).toMatch(/^Stripe(Connection|API)Error$/);
      const [made] = (await stripe.paymentIntents.list({ limit: 1 })).data;
      expect(made?.status).toBe('succeeded');
      expect((await stripe.paymentIntents.create(paid, key)).id).toBe(made?.id);
    }
    expect((await stripe.paymentIntents.list()).data).toHaveLength(3);
  });

  test('keep a failure after the work under its key too, as the provider does', async () => {
    const { stripe, control } = await startTest();
    await control('/faults', { fail_after: 1 });
    const key = { idempotencyKey: 'once', maxNetworkRetries: 0 };
    for (let tries = 0; tries < 2; tries += 1)
      expect((await errorOf(stripe.paymentIntents.create(paid, key))).statusCode).toBe(500);
    expect((await stripe.paymentIntents.list()).data).toHaveLength(1);
    await stripe.paymentIntents.create(paid, { idempotencyKey: 'again' });
    expect((await stripe.paymentIntents.list()).data).toHaveLength(2);
  });

  test('happen only where they are wanted', async () => {
    const { stripe, control, ask } = await startTest();
    await control('/faults?at=/v1/refunds', { fail_percent: 100 });
    const intent = await stripe.paymentIntents.create(paid);
    expect((await errorOf(stripe.refunds.create({ payment_intent: intent.id }))).statusCode).toBe(500);
    await control('/faults/clear');
    await stripe.refunds.create({ payment_intent: intent.id });
    for (const wrong of [{ explode: 1 }, { fail: -1 }]) {
      expect((await ask('POST', '/control/faults', wrong)).status).toBe(400);
    }
    expect((await ask('POST', '/control/nothing')).status).toBe(404);
  });

  test('cut everything off for a while', async () => {
    const { stripe, control, base } = await startTest();
    await control('/outage', { seconds: 600 });
    expect((await errorOf(stripe.balance.retrieve())).type).toBe('StripeConnectionError');
    await expect(fetch(`${base}/endive/stripe.js`)).rejects.toThrow();
    await control('/outage', { seconds: 0 });
    await stripe.balance.retrieve();
  });

  test('keep a refund pending, and let it fail after that', async () => {
    const { stripe, control, hear, idle } = await startTest();
    const heard = await hear();
    const intent = await stripe.paymentIntents.create(paid);
    await control('/faults', { refund_pending: 2 });
    const [first, second] = [
      await stripe.refunds.create({ payment_intent: intent.id, amount: 400 }),
      await stripe.refunds.create({ payment_intent: intent.id, amount: 600 }),
    ];
    expect([first.status, second.status]).toEqual(['pending', 'pending']);
    expect(await control(`/refunds/${first.id}/settle`, { status: 'succeeded' })).toMatchObject({
      status: 'succeeded',
    });
    await control(`/refunds/${second.id}/settle`, { status: 'failed' });
    const failed = await stripe.refunds.retrieve(second.id, { expand: ['failure_balance_transaction'] });
    expect(failed).toMatchObject({
      status: 'failed',
      failure_balance_transaction: { type: 'refund_failure', net: 600 },
    });
    expect(await stripe.charges.retrieve(String(failed.charge))).toMatchObject({
      amount_refunded: 400,
      refunded: false,
    });
    expect((await stripe.balance.retrieve()).available[0]?.amount).toBe(960 - 400);
    await control(`/charges/${intent.id}/refund`, { amount: 100 });
    await idle();
    const types = heard.events.map(({ type }) => type);
    expect(types.filter((type) => type === 'refund.failed')).toHaveLength(1);
    expect(types.filter((type) => type === 'charge.refunded')).toHaveLength(3);
  });
});
