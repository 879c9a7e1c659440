import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { startPaying } from '../../../test/paying.ts';
import { post } from '../ledger/ledger.ts';
import { addMovements } from './movement.repository.ts';
import { reconcile } from './reconcile.ts';

test('what goes to our bank and costs something there is explained by both', async () => {
  const { app, provider } = await startPaying();
  const { db } = app.context;
  const movement = { type: 'payout', source_id: 'po_1', created_on: new Date(), reason: null };
  await addMovements(db, [{ ...movement, movement_id: 'txn_1', amount_cents: -10_000, fee_cents: 35 }]);
  expect(await reconcile(db, provider.stripe)).toMatchObject({ unexplained: [], inLedgerCents: -10_035 });
  await addMovements(db, [{ ...movement, movement_id: 'txn_2', amount_cents: 700, fee_cents: 0, type: 'adjustment' }]);
  expect((await reconcile(db, provider.stripe)).unexplained).toMatchObject([{ movement_id: 'txn_2' }]);
});

test('what is paid while it is compared is no difference; one that is there when nothing moves is', async () => {
  const paying = await startPaying();
  const { db } = paying.app.context;
  const { stripe } = paying.provider;
  let payments = Number.POSITIVE_INFINITY;
  const pay = async () => {
    if (payments-- <= 0) return;
    await paying.topUp(5);
    await paying.hearAll();
  };
  const retrieve = async () => {
    const told = await stripe.balance.retrieve();
    await pay();
    return told;
  };
  // Somebody pays whenever the balance has been read.
  const busy = new Proxy(stripe, {
    get: (target, name) => (name === 'balance' ? { retrieve } : Reflect.get(target, name)),
  }) as Stripe;

  const restless = await reconcile(db, busy);
  expect(restless).toMatchObject({ unexplained: [], isCertain: false });
  expect(restless.inLedgerCents).toBeGreaterThan(restless.atProviderCents);
  payments = 1;
  const rested = await reconcile(db, busy);
  expect(rested).toMatchObject({ unexplained: [], isCertain: true, inLedgerCents: rested.atProviderCents });
  await db.transaction((tx) =>
    post(tx, {
      kind: 'traspaso_banco',
      key: 'banco:nobody',
      provider_id: 'nobody',
      entries: [
        ['provider', 100],
        ['bank', -100],
      ],
    }),
  );
  const { atProviderCents } = rested;
  expect(await reconcile(db, stripe)).toMatchObject({ isCertain: true, inLedgerCents: atProviderCents - 100 });
});
