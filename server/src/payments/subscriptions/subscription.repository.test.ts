import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { addPerson } from '../../../test/signed-in.ts';
import { untilWaitingForLocks } from '../../../test/waiting-for-locks.ts';
import { findRunning, storeSubscription, type ToldSubscription } from './subscription.repository.ts';

test('of two that are stored for one person in the same moment one runs, and whoever comes second is told which', async () => {
  const app = await startTestApp();
  const { db } = app.context;
  const { usuario_id } = await addPerson(app);
  const told = (subscription_id: string): ToldSubscription => ({
    ...{
      subscription_id,
      usuario_id,
      price_id: 'price_supporter',
      amount_cents: 500,
      period: 'month',
      estado: 'active',
    },
    ...{ cancel_at_period_end: false, current_period_end: null, card_brand: null, card_last4: null },
    ...{ created_on: new Date(), ended_on: null },
  });
  const now = new Date();
  const later = await db.transaction(async (tx) => {
    expect(await storeSubscription(tx, told('sub_first'), now)).toBeUndefined();
    const waiting = [storeSubscription(db, told('sub_second'), now), storeSubscription(db, told('sub_first'), now)];
    await untilWaitingForLocks(db, 2);
    return waiting;
  });
  expect(await Promise.all(later)).toEqual(['sub_first', undefined]);
  expect(await findRunning(db, usuario_id)).toMatchObject({ subscription_id: 'sub_first' });

  const ended = { ...told('sub_first'), estado: 'canceled', ended_on: new Date() };
  expect(await storeSubscription(db, ended, new Date(now.getTime() - 1))).toBeUndefined();
  expect(await findRunning(db, usuario_id)).toMatchObject({ subscription_id: 'sub_first' });
  expect(await storeSubscription(db, ended, now)).toBeUndefined();
  expect(await storeSubscription(db, told('sub_second'), now)).toBeUndefined();
  expect(await findRunning(db, usuario_id)).toMatchObject({ subscription_id: 'sub_second' });
});
