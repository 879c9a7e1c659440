import { expect, test } from 'vitest';
import { startPaying } from '../../../test/paying.ts';
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
