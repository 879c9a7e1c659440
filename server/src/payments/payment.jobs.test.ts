import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { balanceOf, startPaying } from '../../test/paying.ts';
import { startTestQueue } from '../../test/queue.ts';
import { paymentJobs } from './payment.jobs.ts';
import { exposePayments } from './payment.metrics.ts';
import { createWakeEvent } from './provider-events/event.jobs.ts';
import { addEvents } from './provider-events/event.repository.ts';
import { createWakeRefund } from './refunds/refund.jobs.ts';
import { takeForRefund } from './refunds/refund.service.ts';

test('the workers apply what was told and send what was asked for, at once, and tell how the money is', async () => {
  const paying = await startPaying();
  const { db, log } = paying.app.context;
  const { queue } = await startTestQueue((own) =>
    paymentJobs({ db, log, cardProvider: paying.provider, queue: own, origin: paying.app.origin }),
  );
  await paying.topUp(5);
  const told = (await paying.provider.stripe.events.list({ type: 'payment_intent.succeeded' })).data;
  for (const event_id of await addEvents(db, told, 'webhook')) createWakeEvent(queue)(event_id);
  await expect.poll(async () => (await balanceOf(paying)).saldo, { timeout: 8000 }).toBe(5);

  const registry = new Registry();
  exposePayments(registry, db);
  const asked = await db.transaction((tx) => takeForRefund(tx, paying.person.usuario_id));
  const before = await registry.metrics();
  expect(before).toContain('payments_on_their_way{account="refund_clearing",what="cents"} 500');
  for (const card_refund_id of asked.card_refund_ids) createWakeRefund(queue)(card_refund_id);
  await expect.poll(async () => (await paying.provider.stripe.refunds.list()).data.length, { timeout: 8000 }).toBe(1);
  await expect
    .poll(() => registry.metrics(), { timeout: 8000 })
    .toContain('payments_on_their_way{account="refund_clearing",what="cents"} 0');
  await paying.hearAll();
  await paying.expectProved();
  const after = await registry.metrics();
  for (const line of ['faults"} 0', 'unexplained_cents"} 0', 'events_due"} 0', 'events_refused"} 0'])
    expect(after).toContain(`payments{what="${line}`);
});
