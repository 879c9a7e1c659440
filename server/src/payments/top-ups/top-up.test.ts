import type { PaymentsConfig } from '@poliedro/contracts/payments';
import { expect, onTestFinished, test, vi } from 'vitest';
import { getJson, startTestApp } from '../../../test/app.ts';
import { balanceOf, beginTopUp, intentOf, startPaying } from '../../../test/paying.ts';
import { lastMail } from '../../../test/reader.ts';
import { addPerson, signInAs } from '../../../test/signed-in.ts';
import { cancelAbandoned } from './cancel-abandoned.ts';

test('a top-up that a card has paid is in the balance once the provider tells it, with a receipt', async () => {
  const paying = await startPaying();
  const { reader, person, app } = paying;
  const { top_up_id } = await paying.topUp(10);
  const see = async () => (await reader.get(`/api/stripe/top-ups/${top_up_id}`)).body;
  expect(await see()).toEqual({ estado: 'pendiente', importe_euros: 10, pay_per_view: 0 });
  await paying.hearAll();
  expect(await see()).toEqual({ estado: 'pagada', importe_euros: 10, pay_per_view: 10 });
  expect(await balanceOf(paying)).toEqual({ saldo: 10, deuda: 0, devolvible: 10 });
  expect(await lastMail(app, person.email)).toMatchObject({
    plantilla: 'top-up-receipt',
    datos: { importe: '1000', importe_saldo: '1000' },
  });
  const other = await paying.arrive();
  expect((await other.reader.get<{ code: string }>(`/api/stripe/top-ups/${top_up_id}`)).body.code).toBe(
    'top_up_not_found',
  );
  const { atProviderCents } = await paying.expectProved();
  // Without what the provider keeps: 1.5 % and 25 cents.
  expect(atProviderCents).toBe(1000 - 40);
});

test('what is below the provider’s minimum is raised, what is above ours is refused', async () => {
  const { reader } = await startPaying();
  expect((await beginTopUp(reader, 0.13)).body.importe_euros).toBe(0.5);
  const { status, body } = await beginTopUp(reader, 200.01);
  expect([status, body.code]).toEqual([400, 'amount_out_of_range']);
});

test('asked again under its key it is the same payment, for nobody else and no other amount', async () => {
  const { reader, arrive } = await startPaying();
  const key = crypto.randomUUID();
  const asked = await Promise.all([1, 2, 3].map(() => beginTopUp(reader, 5, key)));
  expect(new Set(asked.map(({ body }) => intentOf(body))).size).toBe(1);
  expect(asked[0]?.body.top_up_id).toBe(key);
  expect((await beginTopUp(reader, 6, key)).body.code).toBe('idempotency_conflict');
  expect((await beginTopUp((await arrive()).reader, 5, key)).body.code).toBe('idempotency_conflict');
});

test('an answer of the provider that is lost is asked for again, and there is one payment', async () => {
  const { reader, cards, provider } = await startPaying();
  const key = crypto.randomUUID();
  await cards.control('faults?at=/v1/payment_intents', { reset_after: 4 });
  expect((await beginTopUp(reader, 5, key)).body.code).toBe('provider_unavailable');
  await cards.control('faults/clear', {});
  expect((await beginTopUp(reader, 5, key)).status).toBe(200);
  expect((await provider.stripe.paymentIntents.list()).data).toHaveLength(1);
});

test.each(['/v1/customers', '/v1/payment_intents'])(
  'a failure at %s that the provider keeps under its key is over a minute later, and there is one payment',
  async (at) => {
    const paying = await startPaying();
    const { reader, cards, provider } = paying;
    const key = crypto.randomUUID();
    await cards.control(`faults?at=${at}`, { fail_after: 1 });
    expect((await beginTopUp(reader, 5, key)).body.code).toBe('provider_unavailable');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });
    onTestFinished(() => void vi.useRealTimers());
    const { status, body } = await beginTopUp(reader, 5, key);
    expect(status).toBe(200);
    expect((await provider.stripe.paymentIntents.list()).data).toHaveLength(1);
    await cards.pay(intentOf(body));
    await paying.hearAll();
    expect((await balanceOf(paying)).saldo).toBe(5);
  },
);

test('an outage is told as such, and what was begun goes on after it', async () => {
  const paying = await startPaying();
  const key = crypto.randomUUID();
  await paying.cards.control('outage', { seconds: 600 });
  const { status, body } = await beginTopUp(paying.reader, 5, key);
  expect([status, body.code]).toEqual([503, 'provider_unavailable']);
  await paying.cards.control('outage', { seconds: 0 });
  const again = await beginTopUp(paying.reader, 5, key);
  await paying.cards.pay(intentOf(again.body));
  await paying.hearAll();
  expect((await balanceOf(paying)).saldo).toBe(5);
});

test('one that nobody pays for a day is cancelled and can no longer be paid', async () => {
  const paying = await startPaying();
  const { app, cards, provider, reader } = paying;
  const { body } = await beginTopUp(reader, 5);
  const { payment_intent_id } = await paying.topUp(7);
  const age = { name: '', text: `update top_ups set created_on = now() - interval '25 hours'` };
  await app.context.db.query(age, []);
  await cancelAbandoned(app.context.db, provider.stripe);
  await expect(cards.pay(intentOf(body))).rejects.toThrow();
  await paying.hearAll();
  expect((await provider.stripe.paymentIntents.retrieve(payment_intent_id)).status).toBe('succeeded');
  expect((await balanceOf(paying)).saldo).toBe(7);
  expect((await beginTopUp(reader, 5, body.top_up_id)).body.code).toBe('idempotency_conflict');
});

test('without a card provider nothing can be paid, and the pages are told so', async () => {
  const app = await startTestApp();
  expect((await getJson<PaymentsConfig>(app, '/api/stripe/config')).body).toMatchObject({
    public_key: null,
    planes: [],
  });
  const { body } = await beginTopUp(await signInAs(app, await addPerson(app)), 5);
  expect(body.code).toBe('payments_off');
  const webhook = await fetch(`${app.origin}/api/stripe/webhook`, { method: 'POST', body: '{}' });
  expect(webhook.status).toBe(404);
});

test('with one the pages are told its key, its script and the prices', async () => {
  const { app, cards } = await startPaying();
  const { body } = await getJson<PaymentsConfig>(app, '/stripe/config');
  expect(body).toMatchObject({ public_key: 'pk_test_standin', script_url: `${cards.url}/v1/stripe.js` });
  expect(body.planes).toContainEqual({ plan: 'champion', price_id: 'price_champion' });
});
