import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { balanceOf, type Payer, startPaying } from '../../../test/paying.ts';
import { seeded } from '../../../test/seeded.ts';
import { addEvents } from './event.repository.ts';
import { isHeard } from './handlers.ts';

const PEOPLE = 8;

test('payments, refunds by hand and disputes end alike for everybody, in whatever order their news are applied', async () => {
  const random = seeded(11);
  const paying = await startPaying();
  const { app, cards, provider, applier } = paying;
  const { db } = app.context;
  const people: Payer[] = await Promise.all(Array.from({ length: PEOPLE }, () => paying.arrive()));
  const dispute = async (payment_intent_id: string, outcome: 'won' | 'lost') => {
    await cards.control(`charges/${payment_intent_id}/dispute`, { reason: 'fraudulent' });
    const [opened] = (await provider.stripe.disputes.list({ payment_intent: payment_intent_id })).data;
    await cards.control(`disputes/${opened?.id}/close`, { outcome });
  };
  await Promise.all(
    people.map(async (person) => {
      const refunded = await paying.topUp(10, person);
      await cards.control(`charges/${refunded.payment_intent_id}/refund`, { amount: 300 });
      await dispute((await paying.topUp(5, person)).payment_intent_id, 'won');
      await dispute((await paying.topUp(2, person)).payment_intent_id, 'lost');
    }),
  );
  const told: Stripe.Event[] = [];
  for await (const event of provider.stripe.events.list({ limit: 100 })) if (isHeard(event.type)) told.push(event);
  const shuffled = told.map((event) => ({ event, at: random() })).sort((one, other) => one.at - other.at);
  for (const { event } of shuffled) await addEvents(db, [event], 'webhook');
  await applier.applyAllDue(4);
  // What came before what it is about, and two that waited for each other.
  const again = `update provider_events set next_try_on = now() where next_try_on is not null`;
  await db.query({ name: '', text: again }, []);
  await applier.applyAllDue(4);
  const left = `select event_id, type, outcome, reason from provider_events where outcome in ('refused') or next_try_on is not null`;
  expect(await db.query({ name: '', text: left }, [])).toEqual([]);
  for (const person of people) expect(await balanceOf(person)).toEqual({ saldo: 12, deuda: 0, devolvible: 12 });
  await paying.expectProved();
});
