import { expect, test, vi } from 'vitest';
import { balanceOf, offerArticle, type Paying, startPaying } from '../../../test/paying.ts';
import { lastMail } from '../../../test/reader.ts';

const REFUND = '/api/stripe/refund-balance';

const refund = ({ reader }: Paying, idempotency_key?: string) =>
  reader.post<{ importe_euros?: number; code?: string }>(REFUND, { idempotency_key });

const statesOf = async ({ app }: Paying) => {
  const text = `select estado, amount_cents from card_refunds order by created_on, amount_cents desc`;
  return app.context.db.query<{ estado: string; amount_cents: number }>({ name: '', text }, []);
};

async function spend(paying: Paying, euros: number): Promise<void> {
  const buy = await offerArticle(paying, euros);
  expect(await buy()).toBeUndefined();
}

test('what is left of the balance goes back to the cards it came from, the newest payment first', async () => {
  const paying = await startPaying();
  await paying.topUp(10);
  await paying.hearAll();
  const newest = await paying.topUp(5);
  await paying.hearAll();
  await spend(paying, 7);
  expect(await balanceOf(paying)).toEqual({ saldo: 8, deuda: 0, devolvible: 8 });
  const key = crypto.randomUUID();
  const [first, second] = await Promise.all([refund(paying, key), refund(paying, key)]);
  expect([first.body.importe_euros, second.body.importe_euros]).toEqual([8, 8]);
  expect(await balanceOf(paying)).toEqual({ saldo: 0, deuda: 0, devolvible: 0 });
  expect(await statesOf(paying)).toEqual([
    { estado: 'pedido', amount_cents: 500 },
    { estado: 'pedido', amount_cents: 300 },
  ]);
  await paying.refunds.sendAllDue();
  expect((await statesOf(paying)).map(({ estado }) => estado)).toEqual(['hecho', 'hecho']);
  const made = await paying.provider.stripe.refunds.list({ payment_intent: newest.payment_intent_id });
  expect(made.data.map(({ amount }) => amount)).toEqual([500]);
  expect(await lastMail(paying.app, paying.person.email)).toMatchObject({ plantilla: 'refund-sent' });
  await paying.hearAll();
  await paying.expectProved();
  expect((await refund(paying)).body.code).toBe('nothing_to_refund');
});

test('a refund that fails after all is back in the balance, whether it was on its way or done', async () => {
  const paying = await startPaying();
  const { cards, provider } = paying;
  await paying.topUp(6);
  await paying.hearAll();
  await cards.control('faults?at=/v1/refunds', { refund_pending: 1 });
  await refund(paying);
  await paying.refunds.sendAllDue();
  expect((await statesOf(paying))[0]?.estado).toBe('enviado');
  const fail = async () => {
    const [made] = (await provider.stripe.refunds.list()).data;
    await cards.control(`refunds/${made?.id}/settle`, { status: 'failed' });
    await paying.hearAll();
  };
  await fail();
  expect(await balanceOf(paying)).toEqual({ saldo: 6, deuda: 0, devolvible: 6 });
  await refund(paying);
  await paying.refunds.sendAllDue();
  await paying.hearAll();
  expect((await statesOf(paying)).map(({ estado }) => estado)).toEqual(['fallido', 'hecho']);
  await fail();
  expect((await balanceOf(paying)).saldo).toBe(6);
  await paying.expectProved();
});

test('asked for once, it is refunded once, though the answer is lost and the provider forgets the key', async () => {
  const paying = await startPaying();
  const { app, cards, provider } = paying;
  await paying.topUp(6);
  await paying.hearAll();
  await spend(paying, 4);
  await refund(paying);
  await cards.control('faults?at=/v1/refunds', { reset_after: 2 });
  await paying.refunds.sendAllDue();
  await cards.control('faults/clear', {});
  expect((await statesOf(paying))[0]?.estado).toBe('pedido');
  const due = `update card_refunds set next_try_on = now()`;
  await app.context.db.query({ name: '', text: due }, []);
  await paying.refunds.sendAllDue();
  expect((await provider.stripe.refunds.list()).data.map(({ amount }) => amount)).toEqual([200]);
  await paying.hearAll();
  await paying.expectProved();
});

/** The provider has made it, and neither knows the key any more nor, so often, lists it. */
async function makeUnseen(paying: Paying, payment_intent: string, unseen: number): Promise<void> {
  const { app, provider } = paying;
  const [row] = await app.context.db.query<{ card_refund_id: string }>(
    { name: '', text: `select card_refund_id from card_refunds where estado = 'pedido'` },
    [],
  );
  const metadata = { card_refund_id: row?.card_refund_id ?? '' };
  await provider.stripe.refunds.create({ payment_intent, amount: 600, metadata }, { idempotencyKey: 'forgotten' });
  const { refunds } = provider.stripe;
  const list = vi.spyOn(refunds, 'list');
  const nothing = (async function* () {})() as unknown as ReturnType<typeof refunds.list>;
  for (let time = 0; time < unseen; time += 1) list.mockReturnValueOnce(nothing);
}

test('what is refused for having been made already is booked as made', async () => {
  const paying = await startPaying();
  const { payment_intent_id } = await paying.topUp(6);
  await paying.hearAll();
  await refund(paying);
  await makeUnseen(paying, payment_intent_id, 1);
  await paying.refunds.sendAllDue();
  expect((await statesOf(paying)).map(({ estado }) => estado)).toEqual(['hecho']);
  await paying.hearAll();
  await paying.expectProved();
});

test('what was given up and is told to have been made all the same is taken out of the balance again', async () => {
  const paying = await startPaying();
  const { payment_intent_id } = await paying.topUp(6);
  await paying.hearAll();
  await refund(paying);
  await makeUnseen(paying, payment_intent_id, 2);
  await paying.refunds.sendAllDue();
  expect((await balanceOf(paying)).saldo).toBe(6);
  await paying.hearAll();
  expect(await balanceOf(paying)).toEqual({ saldo: 0, deuda: 0, devolvible: 0 });
  expect((await statesOf(paying)).map(({ estado }) => estado)).toEqual(['fallido', 'hecho']);
  await paying.expectProved();
});

test('what the provider refuses for good is back in the balance at once', async () => {
  const paying = await startPaying();
  const { cards } = paying;
  const { payment_intent_id } = await paying.topUp(6);
  await paying.hearAll();
  await refund(paying);
  // Somebody was quicker, by hand.
  await cards.control(`charges/${payment_intent_id}/refund`, { amount: 600 });
  await paying.refunds.sendAllDue();
  expect((await balanceOf(paying)).saldo).toBe(6);
  await paying.hearAll();
  expect(await balanceOf(paying)).toEqual({ saldo: 0, deuda: 0, devolvible: 0 });
  await paying.expectProved();
});

test('a refund by hand of what is spent already is owed, and the next top-up pays it first', async () => {
  const paying = await startPaying();
  const { payment_intent_id } = await paying.topUp(6);
  await paying.hearAll();
  await spend(paying, 4);
  await paying.cards.control(`charges/${payment_intent_id}/refund`, { amount: 600 });
  await paying.hearAll();
  expect(await balanceOf(paying)).toEqual({ saldo: 0, deuda: 4, devolvible: 0 });
  expect((await refund(paying)).body.code).toBe('account_frozen');
  await paying.topUp(5);
  await paying.hearAll();
  expect(await balanceOf(paying)).toEqual({ saldo: 1, deuda: 0, devolvible: 1 });
  await paying.expectProved();
});
