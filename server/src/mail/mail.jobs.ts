import { z } from 'zod';
import type { Mailer } from '../adapters/mailer/mailer.ts';
import type { Database } from '../platform/database.ts';
import { defineJob, type Job, type JobDefinition } from '../platform/jobs/catalogue.ts';
import type { JobQueue } from '../platform/jobs/queue.ts';
import type { Logger } from '../platform/logger.ts';
import { forgetOldMails } from './mail.repository.ts';
import { type Delivery, deliverDueMail, deliverMail } from './mail.service.ts';

/** Of one moment: where many buy at once, each job would cost as much as its purchase. */
const TOGETHER_MS = 20;
const MOST_TOGETHER = 20;

const SWEEP_NAME = 'mail.sweep';

const DELIVER = {
  name: 'mail.deliver',
  payload: z.object({ mail_ids: z.array(z.int().positive()).min(1).max(MOST_TOGETHER) }),
  attempts: 8,
  sweptBy: SWEEP_NAME,
  backoffMs: 5000,
} satisfies JobDefinition;

const SWEEP = {
  name: SWEEP_NAME,
  payload: z.object({}),
  attempts: 1,
  schedule: '* * * * *',
} satisfies JobDefinition;

/** A sweep ends before the next one begins. */
const SWEEP_MS = 45_000;
/** So many mails in a row that nobody took: the mail server is away, and the next sweep asks again. */
const FAILURES_IN_A_ROW = 5;
const KEEP_DAYS = 30;

/**
 * Tells the workers of a mail that has just been committed. Returns at once and never throws, so that nobody can tell
 * from an answer's time that a mail was sent; a mail that the queue does not hear of is found by the sweeper.
 */
export type WakeMail = (mail_id: number) => void;

export const createWakeMail = (queue: JobQueue): WakeMail => {
  const waiting: number[] = [];
  const tell = () => {
    const told: { mail_ids: number[] }[] = [];
    while (waiting.length > 0) told.push({ mail_ids: waiting.splice(0, MOST_TOGETHER) });
    void queue.enqueueAll(DELIVER, told).catch(() => {});
  };
  return (mail_id) => {
    if (waiting.push(mail_id) === 1) setTimeout(tell, TOGETHER_MS);
  };
};

/** As above, of whatever mails there are, for who does not know whether there is one. */
export const createWakeMails = (queue: JobQueue) => () => void queue.enqueue(SWEEP, {}).catch(() => {});

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
    defineJob(DELIVER, async ({ mail_ids }) => {
      const reasons: string[] = [];
      for (const mail_id of mail_ids) {
        const delivery = await deliverMail(db, mailer, mail_id);
        tellIfGivenUp(delivery);
        if (delivery.outcome === 'postponed') reasons.push(delivery.reason);
      }
      // Only a job that fails is tried again, and then finds those that were sent already.
      if (reasons.length > 0) throw new Error(reasons.join('; '));
    }),
    defineJob(SWEEP, sweep),
    defineJob({ name: 'mail.forget-old', payload: z.object({}), attempts: 3, schedule: '53 3 * * *' }, () =>
      forgetOldMails(db, KEEP_DAYS),
    ),
  ];
}
