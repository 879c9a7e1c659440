import { Agent, request } from 'node:http';
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { WEBHOOK_SECRET } from '../../../test/card-provider-stand-in.ts';
import { startPaying } from '../../../test/paying.ts';
import { seeded } from '../../../test/seeded.ts';
import { customerOf } from '../customers/customer.service.ts';

const TOP_UPS = 1000;
const PEOPLE = 20;
const ABREAST = 32;

async function inParallel<T>(work: readonly T[], abreast: number, one: (item: T) => Promise<unknown>) {
  let next = 0;
  await Promise.all(
    Array.from({ length: abreast }, async () => {
      while (next < work.length) {
        await one(work[next++] as T);
      }
    }),
  );
}

/** fetch opens a connection more often than it must. */
function createPoster(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: ABREAST });
  const post = (payload: string) =>
    new Promise<number>((resolve, reject) => {
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET });
      const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
      const asked = request(url, { method: 'POST', agent, headers }, (answer) => {
        answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
      });
      asked.on('error', reject).end(payload);
    });
  return { post, close: () => agent.destroy() };
}

// Without the queue: what it would be told is found all the same.
test('a thousand top-ups, each told one to ten times in any order while they are applied: each is credited once', async () => {
  const random = seeded(7);
  const paying = await startPaying({ DATABASE_POOL: '12', REDIS_QUEUE_URL: 'redis://127.0.0.1:1' });
  const { app, provider, applier } = paying;
  const { db } = app.context;
  const people = await Promise.all(
    Array.from({ length: PEOPLE }, async () => {
      const { usuario_id } = (await paying.arrive()).person;
      return { usuario_id, customer: await customerOf(db, provider.stripe, usuario_id) };
    }),
  );
  const owed = new Map<number, number>();
  const topUps = Array.from({ length: TOP_UPS }, (_, at) => {
    const { usuario_id, customer } = people[at % PEOPLE] ?? { usuario_id: 0, customer: '' };
    const amount = 50 + Math.floor(random() * 2000);
    owed.set(usuario_id, (owed.get(usuario_id) ?? 0) + amount);
    return { top_up_id: crypto.randomUUID(), usuario_id, customer, amount };
  });
  await db.query(
    {
      name: '',
      text: `insert into top_ups (top_up_id, usuario_id, amount_cents)
        select * from unnest($1::uuid[], $2::bigint[], $3::int[])`,
    },
    [
      topUps.map(({ top_up_id }) => top_up_id),
      topUps.map(({ usuario_id }) => usuario_id),
      topUps.map(({ amount }) => amount),
    ],
  );
  await inParallel(topUps, 8, ({ top_up_id, usuario_id, customer, amount }) =>
    provider.stripe.paymentIntents.create({
      amount,
      currency: 'eur',
      customer,
      confirm: true,
      payment_method: 'pm_card_visa',
      metadata: { top_up_id, usuario_id: String(usuario_id) },
    }),
  );
  const told: string[] = [];
  for await (const event of provider.stripe.events.list({ type: 'payment_intent.succeeded', limit: 100 }))
    for (let copies = 1 + Math.floor(random() * 10); copies > 0; copies--) told.push(JSON.stringify(event));
  const shuffled = told.map((payload) => ({ payload, at: random() })).sort((one, other) => one.at - other.at);

  const { post, close } = createPoster(`${app.origin}/api/stripe/webhook`);
  let delivering = true;
  const applying = Promise.all(
    [1, 2].map(async () => {
      while (delivering) if ((await applier.applyAllDue(2)) === 0) await new Promise((done) => setTimeout(done, 20));
    }),
  );
  const statuses = new Set<number>();
  await inParallel(shuffled, ABREAST, async ({ payload }) => statuses.add(await post(payload)));
  close();
  delivering = false;
  await applying;
  await applier.applyAllDue();

  expect(statuses).toEqual(new Set([200]));
  const text = `select usuario_id::int as usuario_id, balance_cents::int as cents from ledger_accounts
    join ledger_balances using (account_id) where kind = 'reader'`;
  const balances = await db.query<{ usuario_id: number; cents: number }>({ name: '', text }, []);
  const credited = balances.map(({ usuario_id, cents }) => [usuario_id, cents]);
  expect(Object.fromEntries(credited)).toEqual(Object.fromEntries(owed));
  expect(await db.query({ name: '', text: `select count(*)::int as n from ledger_transfers` }, [])).toEqual([
    { n: TOP_UPS },
  ]);
  await paying.expectProved();
});
