import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { balanceOf, offerArticle, type Payer, type Paying, startPaying } from '../../../test/paying.ts';
import { addEvents } from '../provider-events/event.repository.ts';

async function dispute({ cards, provider }: Paying, payment_intent_id: string): Promise<string> {
  await cards.control(`charges/${payment_intent_id}/dispute`, { reason: 'fraudulent' });
  const [opened] = (await provider.stripe.disputes.list({ payment_intent: payment_intent_id })).data;
  return opened?.id ?? '';
}

test('a payment that is disputed after it is spent is owed: nothing can be bought until a top-up has paid it', async () => {
  const paying = await startPaying();
  const [buy, buyMore] = [await offerArticle(paying, 4), await offerArticle(paying, 1)];
  const { payment_intent_id } = await paying.topUp(6);
  await paying.hearAll();
  expect(await buy()).toBeUndefined();
  const dispute_id = await dispute(paying, payment_intent_id);
  await paying.hearAll();
  expect(await balanceOf(paying)).toEqual({ saldo: 0, deuda: 4, devolvible: 0 });
  expect(await buyMore()).toBe('account_frozen');
  await paying.topUp(5);
  await paying.hearAll();
  expect(await balanceOf(paying)).toEqual({ saldo: 1, deuda: 0, devolvible: 1 });
  expect(await buyMore()).toBeUndefined();
  await paying.cards.control(`disputes/${dispute_id}/close`, { outcome: 'won' });
  await paying.hearAll();
  expect(await balanceOf(paying)).toEqual({ saldo: 6, deuda: 0, devolvible: 6 });
  await paying.expectProved();
});

test('one that is lost is gone from the balance, and what the provider asks for it is the house’s', async () => {
  const paying = await startPaying();
  const { payment_intent_id } = await paying.topUp(6);
  await paying.hearAll();
  const dispute_id = await dispute(paying, payment_intent_id);
  await paying.cards.control(`disputes/${dispute_id}/close`, { outcome: 'lost' });
  await paying.hearAll();
  expect(await balanceOf(paying)).toEqual({ saldo: 0, deuda: 0, devolvible: 0 });
  const { atProviderCents } = await paying.expectProved();
  expect(atProviderCents).toBe(-(15 * 100) - 34);
});

test('in whatever order its news come, they end alike', async () => {
  const paying = await startPaying();
  const { app, applier, provider, cards } = paying;
  const { payment_intent_id } = await paying.topUp(6);
  const dispute_id = await dispute(paying, payment_intent_id);
  await cards.control(`disputes/${dispute_id}/close`, { outcome: 'won' });
  const told = (await provider.stripe.events.list({ limit: 100 })).data;
  const byType = (type: string) => told.filter((event) => event.type === type);
  const orders = [
    ['charge.dispute.funds_reinstated', 'charge.dispute.funds_withdrawn', 'payment_intent.succeeded'],
    ['charge.dispute.closed', 'charge.dispute.created'],
  ];
  for (const type of orders.flat()) {
    const events: Stripe.Event[] = byType(type);
    expect(events).toHaveLength(1);
    await addEvents(app.context.db, events, 'webhook');
    await applier.applyAllDue();
  }
  expect(await balanceOf(paying)).toEqual({ saldo: 6, deuda: 0, devolvible: 6 });
  const kinds = await app.context.db.query({ name: '', text: 'select kind from ledger_transfers' }, []);
  expect(kinds).toEqual([{ kind: 'recarga' }]);
  await paying.expectProved();
});

test('news of a payment that is not known yet wait for it, and are refused after a day', async () => {
  const paying = await startPaying();
  const { app, applier, provider } = paying;
  const { db } = app.context;
  const { payment_intent_id } = await paying.topUp(6);
  await dispute(paying, payment_intent_id);
  const told = (await provider.stripe.events.list({ type: 'charge.dispute.funds_withdrawn' })).data;
  const strange = told.map((event) => ({
    ...event,
    data: { object: { ...event.data.object, payment_intent: 'pi_strange', charge: 'ch_strange' } },
  }));
  await addEvents(db, strange as Stripe.Event[], 'webhook');
  await applier.applyAllDue();
  const state = `select outcome, reason, next_try_on > now() as later from provider_events`;
  const reason = 'a dispute of an unknown payment';
  expect(await db.query({ name: '', text: state }, [])).toEqual([{ outcome: null, reason, later: true }]);
  const age = `update provider_events set received_on = now() - interval '25 hours', attempts = 8, next_try_on = now()`;
  await db.query({ name: '', text: age }, []);
  await applier.applyAllDue();
  expect(await db.query({ name: '', text: state }, [])).toEqual([{ outcome: 'refused', reason, later: null }]);
});

test('a donation that is disputed, or refunded by hand, is taken from the donations, and nobody owes it', async () => {
  const paying = await startPaying();
  const { app, cards } = paying;
  const read = async <T extends object>(text: string) => app.context.db.query<T>({ name: '', text }, []);
  const donate = async ({ reader, person }: Payer) => {
    const body = { price_id: 'price_supporter', payment_method_id: 'pm_card_visa' };
    expect((await reader.post('/api/stripe/create-subscription', body)).status).toBe(200);
    await paying.hearAll();
    const given = `select provider_id from ledger_transfers where kind = 'donacion' and usuario_id = ${person.usuario_id}`;
    return (await read<{ provider_id: string }>(given))[0]?.provider_id ?? '';
  };
  const donations = async () => {
    const text = `select sum(amount_cents)::int as cents from ledger_entries join ledger_accounts using (account_id) where kind = 'donations'`;
    return (await read<{ cents: number }>(text))[0]?.cents;
  };
  const dispute_id = await dispute(paying, await donate(paying));
  await paying.hearAll();
  expect(await donations()).toBe(0);
  expect(await balanceOf(paying)).toEqual({ saldo: 0, deuda: 0, devolvible: 0 });
  await cards.control(`disputes/${dispute_id}/close`, { outcome: 'won' });
  await paying.hearAll();
  expect(await donations()).toBe(500);
  const other = await donate(await paying.arrive());
  await cards.control(`charges/${other}/refund`, { amount: 200 });
  await paying.hearAll();
  expect(await donations()).toBe(800);
  await paying.expectProved();
});
