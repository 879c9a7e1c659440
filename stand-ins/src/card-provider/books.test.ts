import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startTest } from '../../test/card-provider.ts';
import { createRandom } from '../newspapers/random.ts';

const CARDS = ['pm_card_visa', 'pm_card_visa', 'pm_card_chargeDeclined', 'pm_card_createDispute', 'pm_card_refundFail'];

async function everything(stripe: Stripe) {
  const transactions: Stripe.BalanceTransaction[] = [];
  for await (const one of stripe.balanceTransactions.list({ limit: 100 })) transactions.push(one);
  const { available, pending } = await stripe.balance.retrieve();
  return { transactions, balance: (available[0]?.amount ?? 0) + (pending[0]?.amount ?? 0) };
}

describe('the books of the card provider', () => {
  test('are the sum of what has happened, whatever has', async () => {
    const { stripe, control } = await startTest({ availableAfter: 3600 });
    const random = createRandom('books');
    const { id: destination } = await stripe.accounts.create({ type: 'express' });
    await control(`/accounts/${destination}/enable`);
    const pay = (payment_method: string) =>
      stripe.paymentIntents.create({
        amount: random.between(50, 20_000),
        currency: 'eur',
        payment_method,
        confirm: true,
      });
    const paid = [(await pay('pm_card_visa')).id];
    const payWithAny = async () => void paid.push((await pay(random.pick(CARDS))).id);
    const acts: (() => Promise<unknown>)[] = [
      () => stripe.refunds.create({ payment_intent: random.pick(paid), amount: random.between(1, 500) }),
      () => control(`/charges/${random.pick(paid)}/dispute`),
      async () => {
        const [dispute] = (await stripe.disputes.list({ limit: 1 })).data;
        await control(`/disputes/${dispute?.id}/close`, { outcome: random.pick(['won', 'lost']) });
      },
      () => stripe.transfers.create({ amount: random.between(100, 3000), currency: 'eur', destination }),
      () => control('/clock', { advance_seconds: random.between(0, 4000) }),
    ];
    // Many are refused, as they should be: a declined card, nothing left to give back, too little to pay out.
    const refused = (error: unknown) => expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
    for (let at = 0; at < 250; at += 1) {
      if (at % 5 < 2) await payWithAny().catch((error) => expect(error).toBeInstanceOf(Stripe.errors.StripeCardError));
      else await random.pick(acts)().catch(refused);
    }
    const { transactions, balance } = await everything(stripe);
    expect(transactions.length).toBeGreaterThan(100);
    expect(new Set(transactions.map(({ type }) => type))).toEqual(
      new Set(['charge', 'refund', 'refund_failure', 'adjustment', 'transfer']),
    );
    expect(balance).toBe(transactions.reduce((sum, { net }) => sum + net, 0));
    for (const { amount, fee, net } of transactions) expect(net).toBe(amount - fee);
    const theirs = await stripe.balance.retrieve({}, { stripeAccount: destination });
    const sent = transactions.filter(({ type }) => type === 'transfer').reduce((sum, { amount }) => sum - amount, 0);
    expect(theirs.available[0]?.amount).toBe(sent);
  });

  test('outlive a restart, with keys, clock and who is to be told', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cards-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const stateFile = join(folder, 'state.jsonl');
    const first = await startTest({ stateFile });
    const params = { amount: 1000, currency: 'eur', payment_method: 'pm_card_visa', confirm: true };
    const key = { idempotencyKey: 'una' };
    const intent = await first.stripe.paymentIntents.create(params, key);
    await first.stripe.refunds.create({ payment_intent: intent.id, amount: 250 });
    const { id: account } = await first.stripe.accounts.create({ type: 'express' });
    await first.control(`/accounts/${account}/enable`);
    await first.stripe.transfers.create({ amount: 100, currency: 'eur', destination: account });
    const { now } = (await first.control('/clock', { advance_seconds: 10_000 })) as { now: number };
    const before = await everything(first.stripe);
    await first.standIn.close();

    const { stripe, control } = await startTest({ stateFile });
    expect(await everything(stripe)).toEqual(before);
    expect((await stripe.paymentIntents.create(params, key)).id).toBe(intent.id);
    expect((await stripe.accounts.retrieve(account)).payouts_enabled).toBe(true);
    const theirs = await stripe.balance.retrieve({}, { stripeAccount: account });
    expect(theirs.available[0]?.amount).toBe(100);
    const later = (await control('/clock', { advance_seconds: 0 })) as { now: number };
    expect(later.now).toBeGreaterThanOrEqual(now);
    expect((await stripe.events.list({ type: 'payment_intent.succeeded' })).data).toHaveLength(1);
  });
});
