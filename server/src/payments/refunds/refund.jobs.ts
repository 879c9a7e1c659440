import { z } from 'zod';
import { defineJob, type Job, type JobDefinition } from '../../platform/jobs/catalogue.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { everySoOften, PAYMENTS_LINE } from '../payments-line.ts';
import type { RefundSender } from './send-refund.ts';

const SWEEP = 'payments.send-due-refunds';
const SEND = {
  name: 'payments.send-refund',
  payload: z.object({ card_refund_id: z.uuid() }),
  attempts: 1,
  sweptBy: SWEEP,
  line: PAYMENTS_LINE,
  keyOf: ({ card_refund_id }: { card_refund_id: string }) => card_refund_id,
} satisfies JobDefinition;

/** Tells the workers of a refund that has just been committed. Returns at once and never throws. */
export type WakeRefund = (card_refund_id: string) => void;

export const createWakeRefund =
  (queue: JobQueue): WakeRefund =>
  (card_refund_id) => {
    setImmediate(() => void queue.enqueue(SEND, { card_refund_id }).catch(() => {}));
  };

export const refundJobs = (sender: RefundSender): Job[] => [
  defineJob(SEND, async ({ card_refund_id }) => {
    await sender.sendOne(card_refund_id);
  }),
  everySoOften(SWEEP, '* * * * *', () => sender.sendAllDue()),
];
