import type { CardProvider } from '../adapters/stripe/open-stripe.ts';
import { createWakeMail } from '../mail/mail.jobs.ts';
import type { Database } from '../platform/database.ts';
import type { Job } from '../platform/jobs/catalogue.ts';
import type { JobQueue } from '../platform/jobs/queue.ts';
import type { Logger } from '../platform/logger.ts';
import { checkJobs } from './check/check.jobs.ts';
import { forgetRequests } from './ledger/answer-once.ts';
import { openAccountsJobs } from './open-accounts/open-accounts.jobs.ts';
import { everySoOften } from './payments-line.ts';
import { payoutJobs } from './payouts/payout.jobs.ts';
import { createEventApplier } from './provider-events/apply-events.ts';
import { eventJobs } from './provider-events/event.jobs.ts';
import { reconcileJobs } from './reconcile/reconcile.jobs.ts';
import { createWakeRefund, refundJobs } from './refunds/refund.jobs.ts';
import { returnToDeleted } from './refunds/return-to-deleted.ts';
import { createRefundSender } from './refunds/send-refund.ts';
import { subscriptionJobs } from './subscriptions/subscription.jobs.ts';
import { cancelAbandoned } from './top-ups/cancel-abandoned.ts';

export interface PaymentTools {
  readonly db: Database;
  readonly cardProvider: CardProvider;
  readonly queue: JobQueue;
  readonly log: Logger;
  readonly origin: string;
}

/** Longer than any browser keeps its key. */
const KEEP_REQUESTS_DAYS = 30;

export function paymentJobs({ db, cardProvider, queue, log, origin }: PaymentTools): Job[] {
  const { stripe } = cardProvider;
  const wakeMail = createWakeMail(queue);
  const applier = createEventApplier({ db, stripe, log, origin, wakeMail });
  return [
    ...eventJobs(db, cardProvider, applier),
    ...refundJobs(createRefundSender({ db, stripe, log, wakeMail })),
    ...subscriptionJobs({ db, wakeMail, wakeRefund: createWakeRefund(queue) }, stripe),
    ...payoutJobs({ db, stripe, log, origin, wakeMail }),
    ...openAccountsJobs(db),
    ...reconcileJobs(db, stripe, log),
    ...checkJobs(db, log),
    everySoOften('payments.cancel-abandoned-top-ups', '7 * * * *', () => cancelAbandoned(db, stripe)),
    everySoOften('payments.return-to-deleted', '23 * * * *', () => returnToDeleted(db)),
    everySoOften('payments.forget-requests', '11 4 * * *', () => forgetRequests(db, KEEP_REQUESTS_DAYS)),
  ];
}
