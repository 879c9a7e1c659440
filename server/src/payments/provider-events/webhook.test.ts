import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { WEBHOOK_SECRET } from '../../../test/card-provider-stand-in.ts';
import { balanceOf, type Paying, startPaying } from '../../../test/paying.ts';

const WEBHOOK = '/api/stripe/webhook';

/** What the provider has told of a payment, as it signs it. */
async function eventOf({ provider }: Paying, payment_intent_id: string): Promise<Stripe.Event> {
  const events = await provider.stripe.events.list({ type: 'payment_intent.succeeded' });
  const event = events.data.find(({ data }) => 'id' in data.object && data.object.id === payment_intent_id);
  if (event === undefined) throw new Error('no event');
  return event;
}

interface Signing {
  secret?: string;
  timestamp?: number;
}

const sign = (payload: string, { secret = WEBHOOK_SECRET, timestamp }: Signing = {}) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, ...(timestamp === undefined ? {} : { timestamp }) });

async function deliver({ app }: Paying, event: object, signing?: Signing, path = WEBHOOK) {
  const payload = JSON.stringify(event);
  const answer = await fetch(app.origin + path, {
    method: 'POST',
    headers: { 'stripe-signature': sign(payload, signing), 'content-type': 'application/json; charset=utf-8' },
    body: payload,
  });
  return { status: answer.status, body: (await answer.json()) as { code?: string } };
}

/** The same news with something else in the payment. */
const changed = (event: Stripe.Event, id: string, change: object) => ({
  ...event,
  id,
  data: { object: { ...event.data.object, ...change } },
});

const outcomes = async ({ app }: Paying) => {
  const text = 'select event_id, outcome, reason from provider_events order by event_id';
  return app.context.db.query<{ event_id: string; outcome: string; reason: string }>({ name: '', text }, []);
};

test('a webhook is stored once, however often it comes, and answered at once', async () => {
  const paying = await startPaying();
  const event = await eventOf(paying, (await paying.topUp(5)).payment_intent_id);
  for (const path of [WEBHOOK, '/stripe/webhook', WEBHOOK])
    expect((await deliver(paying, event, {}, path)).status).toBe(200);
  await paying.applier.applyAllDue();
  await deliver(paying, event);
  await paying.applier.applyAllDue();
  expect((await balanceOf(paying)).saldo).toBe(5);
  expect(await outcomes(paying)).toEqual([{ event_id: event.id, outcome: 'applied', reason: null }]);
});

test('forged, repeated, of the other mode, of an unknown account or no event at all: nothing is stored', async () => {
  const paying = await startPaying();
  const event = await eventOf(paying, (await paying.topUp(5)).payment_intent_id);
  const old = Math.floor(Date.now() / 1000) - 600;
  const refusals = [
    await deliver(paying, event, { secret: 'whsec_of_somebody_else' }),
    await deliver(paying, event, { timestamp: old }),
    await deliver(paying, { ...event, livemode: true }),
    await deliver(paying, { ...event, account: 'acct_of_somebody' }),
  ];
  for (const { status, body } of refusals) expect([status, body.code]).toEqual([400, 'webhook_refused']);
  const bare = { method: 'POST', body: JSON.stringify(event) };
  const unsigned = [
    await fetch(paying.app.origin + WEBHOOK, bare),
    await fetch(paying.app.origin + WEBHOOK, { ...bare, headers: { 'stripe-signature': 't=1,v1=00' } }),
    await fetch(paying.app.origin + WEBHOOK, { ...bare, headers: { 'stripe-signature': sign('{"id":1}') } }),
    await fetch(paying.app.origin + WEBHOOK, { method: 'POST' }),
    await fetch(paying.app.origin + WEBHOOK, { method: 'POST', body: 'x', headers: { 'stripe-signature': sign('x') } }),
  ];
  expect(unsigned.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
  expect(await outcomes(paying)).toEqual([]);
});

test('signed news that cannot be true moves nothing, and says why', async () => {
  const paying = await startPaying();
  const { app } = paying;
  const event = await eventOf(paying, (await paying.topUp(5)).payment_intent_id);
  const { metadata } = event.data.object as Stripe.PaymentIntent;
  const other = await paying.arrive();
  await app.context.db.query(
    {
      name: '',
      text: `insert into payout_accounts (usuario_id, account_id, country) values ($1, 'acct_author', 'ES')`,
    },
    [other.person.usuario_id],
  );
  const lies: [string, object][] = [
    ['evt_1', { amount: 50_000, amount_received: 50_000 }],
    ['evt_2', { currency: 'jpy' }],
    ['evt_3', { id: 'pi_another' }],
    ['evt_4', { metadata: { ...metadata, top_up_id: crypto.randomUUID() } }],
    ['evt_5', { metadata: { ...metadata, top_up_id: `x' or true` } }],
    ['evt_6', { metadata: { ...metadata, usuario_id: String(other.person.usuario_id) } }],
    ['evt_7', { customer: 'cus_another' }],
    ['evt_8', { amount_received: 499 }],
  ];
  for (const [id, change] of lies) expect((await deliver(paying, changed(event, id, change))).status).toBe(200);
  expect((await deliver(paying, { ...event, id: 'evt_9', account: 'acct_author' })).status).toBe(200);
  await paying.applier.applyAllDue();
  expect((await outcomes(paying)).map(({ outcome, reason }) => `${outcome}: ${reason}`)).toEqual([
    'refused: 50000 paid of 500',
    'refused: paid in jpy',
    'refused: another payment of the top-up',
    'refused: no such top-up',
    'refused: no such top-up',
    'refused: paid for another person',
    'refused: paid by another person',
    'refused: 499 paid of 500',
    'refused: of another account',
  ]);
  expect((await balanceOf(paying)).saldo).toBe(0);
  await deliver(paying, event);
  await paying.applier.applyAllDue();
  expect((await balanceOf(paying)).saldo).toBe(5);
  await paying.expectProved();
});

test('news that cannot be applied now is tried again later, with growing pauses, and never lost', async () => {
  const paying = await startPaying();
  const { db } = paying.app.context;
  await paying.topUp(5);
  await db.query({ name: '', text: 'alter table top_ups rename to away' }, []);
  await paying.hearAll();
  await db.query({ name: '', text: 'alter table away rename to top_ups' }, []);
  const waiting = `select attempts, outcome, next_try_on > now() as later from provider_events where type = 'payment_intent.succeeded'`;
  expect(await db.query({ name: '', text: waiting }, [])).toEqual([{ attempts: 1, outcome: null, later: true }]);
  expect(await paying.applier.applyAllDue()).toBe(0);
  await db.query({ name: '', text: 'update provider_events set next_try_on = now() where outcome is null' }, []);
  await paying.applier.applyAllDue();
  expect((await balanceOf(paying)).saldo).toBe(5);
});

test('more of them may come in a minute than anybody may ask for', async () => {
  const paying = await startPaying({ RATE_LIMIT_PER_MINUTE: '5' });
  const news = { object: 'event', type: 'nothing.to.us', livemode: false };
  const asked = await Promise.all(Array.from({ length: 20 }, () => deliver(paying, news)));
  expect(new Set(asked.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await outcomes(paying)).toEqual([]);
});
