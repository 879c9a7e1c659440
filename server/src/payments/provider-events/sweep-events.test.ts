import { expect, test } from 'vitest';
import { WEBHOOK_SECRET } from '../../../test/card-provider-stand-in.ts';
import { balanceOf, startPaying } from '../../../test/paying.ts';
import { sweepEvents } from './sweep-events.ts';

const DAY_SECONDS = 86_400;

test('what four days of lost webhooks would have told is caught up with in one run, to the last cent', async () => {
  const paying = await startPaying();
  const { cards } = paying;
  const other = await paying.arrive();
  await cards.control('webhooks', {
    endpoints: [{ url: `${paying.app.origin}/api/stripe/webhook`, secret: WEBHOOK_SECRET }],
  });
  await paying.topUp(20);
  await cards.control('idle');
  await paying.applier.applyAllDue();
  expect((await balanceOf(paying)).saldo).toBe(20);
  await paying.hearAll();

  await cards.control('faults', { webhook_lost_percent: 100 });
  for (let day = 0; day < 4; day++) {
    for (let number = 0; number < 10; number++) await paying.topUp(1 + number / 100, number % 2 ? other : paying);
    const { payment_intent_id } = await paying.topUp(9, other);
    if (day === 1) await cards.control(`charges/${payment_intent_id}/refund`, { amount: 400 });
    if (day === 2) await cards.control(`charges/${payment_intent_id}/dispute`, { reason: 'fraudulent' });
    await cards.control('clock', { advance_seconds: DAY_SECONDS });
  }
  await cards.control('idle');
  expect(await paying.applier.applyAllDue()).toBe(0);

  // 44 payments, a refund (told twice) and a dispute (opened, withdrawn).
  expect(await paying.hearAll()).toBe(44 + 4);
  const odd = 4 * (5 + 25 / 100);
  const even = 4 * (5 + 20 / 100);
  expect((await balanceOf(paying)).saldo).toBeCloseTo(20 + even);
  expect((await balanceOf(other)).saldo).toBeCloseTo(odd + 4 * 9 - 4 - 9);
  await paying.expectProved();
  // The next run begins where this one ended.
  expect(await paying.hearAll()).toBe(0);
});

test('while the provider is away nothing is missed: the mark stays where it was', async () => {
  const paying = await startPaying();
  const { app, cards, provider } = paying;
  await paying.topUp(5);
  await cards.control('outage', { seconds: 600 });
  await expect(sweepEvents(app.context.db, provider.stripe, false)).rejects.toThrow();
  await cards.control('outage', { seconds: 0 });
  await paying.hearAll();
  expect((await balanceOf(paying)).saldo).toBe(5);
});
