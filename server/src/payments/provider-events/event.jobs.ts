import { z } from 'zod';
import type { CardProvider } from '../../adapters/stripe/open-stripe.ts';
import type { Database } from '../../platform/database.ts';
import { defineJob, type Job, type JobDefinition } from '../../platform/jobs/catalogue.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { everySoOften, PAYMENTS_LINE } from '../payments-line.ts';
import type { EventApplier } from './apply-events.ts';
import { forgetOldEvents } from './event.repository.ts';
import { sweepEvents } from './sweep-events.ts';

const KEEP_DAYS = 90;

const SWEEP = 'payments.sweep-events';
const APPLY = {
  name: 'payments.apply-event',
  payload: z.object({ event_id: z.string() }),
  attempts: 1,
  sweptBy: SWEEP,
  line: PAYMENTS_LINE,
  keyOf: ({ event_id }: { event_id: string }) => event_id,
} satisfies JobDefinition;

/** Tells the workers of an event that has just been stored. Returns at once and never throws: the sweep finds it too. */
export type WakeEvent = (event_id: string) => void;

export const createWakeEvent =
  (queue: JobQueue): WakeEvent =>
  (event_id) => {
    setImmediate(() => void queue.enqueue(APPLY, { event_id }).catch(() => {}));
  };

export function eventJobs(db: Database, { stripe, settings }: CardProvider, applier: EventApplier): Job[] {
  return [
    defineJob(APPLY, async ({ event_id }) => {
      await applier.applyOne(event_id);
    }),
    everySoOften(SWEEP, '* * * * *', async () => {
      try {
        await sweepEvents(db, stripe, settings.isLive);
      } finally {
        await applier.applyAllDue();
      }
    }),
    everySoOften('payments.forget-old-events', '23 4 * * *', () => forgetOldEvents(db, KEEP_DAYS)),
  ];
}
