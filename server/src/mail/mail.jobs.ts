import { z } from 'zod';
import type { Mailer } from '../adapters/mailer/mailer.ts';
import type { Database } from '../platform/database.ts';
import { defineJob, type Job, type JobDefinition } from '../platform/jobs/catalogue.ts';
import type { JobQueue } from '../platform/jobs/queue.ts';
import type { Logger } from '../platform/logger.ts';
import { forgetOldMails } from './mail.repository.ts';
import { type Delivery, deliverDueMail, deliverMail } from './mail.service.ts';

const DELIVER = {
  name: 'mail.deliver',
  payload: z.object({ mail_id: z.int().positive() }),
  attempts: 8,
  backoffMs: 5000,
} satisfies JobDefinition;

/** A sweep ends before the next one begins. */
const SWEEP_MS = 45_000;
/** So many mails in a row that nobody took: the mail server is away, and the next sweep asks again. */
const FAILURES_IN_A_ROW = 5;
const KEEP_DAYS = 30;
const TOGETHER_MS = 20;

/**
 * Tells the workers of a mail that has just been committed. Returns at once and never throws, so that nobody can tell
 * from an answer's time that a mail was sent; a mail that the queue does not hear of is found by the sweeper.
 */
export type WakeMail = (mail_id: number) => void;

export const createWakeMail = (queue: JobQueue): WakeMail => {
  let waiting: { mail_id: number }[] = [];
  // Those of one moment together: where many buy at once, each would cost as much as its purchase.
  const tell = () => {
    const told = waiting;
    waiting = [];
    void queue.enqueueAll(DELIVER, told).catch(() => {});
  };
  return (mail_id) => {
    if (waiting.push({ mail_id }) === 1) setTimeout(tell, TOGETHER_MS);
  };
};

export function mailJobs(db: Database, mailer: Mailer, log: Logger): Job[] {
  const tellIfGivenUp = (delivery: Delivery) => {
    if (delivery.outcome === 'given-up') log.warn(delivery, 'a mail was given up');
  };

  async function sweep(): Promise<void> {
    const end = Date.now() + SWEEP_MS;
    let failures = 0;
    while (Date.now() < end && failures < FAILURES_IN_A_ROW) {
      const delivery = await deliverDueMail(db, mailer);
      if (delivery.outcome === 'none') return;
      tellIfGivenUp(delivery);
      if (delivery.outcome === 'postponed') {
        failures += 1;
        log.warn(delivery, 'a mail was not taken');
      } else failures = 0;
    }
  }

  return [
    defineJob(DELIVER, async ({ mail_id }) => {
      const delivery = await deliverMail(db, mailer, mail_id);
      tellIfGivenUp(delivery);
      // Only a job that fails is tried again.
      if (delivery.outcome === 'postponed') throw new Error(delivery.reason);
    }),
    defineJob({ name: 'mail.sweep', payload: z.object({}), attempts: 1, schedule: '* * * * *' }, sweep),
    defineJob({ name: 'mail.forget-old', payload: z.object({}), attempts: 3, schedule: '53 3 * * *' }, () =>
      forgetOldMails(db, KEEP_DAYS),
    ),
  ];
}
