import type Stripe from 'stripe';
import type { Job } from '../../platform/jobs/catalogue.ts';
import { everySoOften } from '../payments-line.ts';
import { endThoseOfDeleted, endThoseOfSuspended } from './end-subscription.ts';
import { finishWithdrawals, type WithdrawalTools } from './withdrawal.service.ts';

export const subscriptionJobs = (tools: WithdrawalTools, stripe: Stripe): Job[] => [
  everySoOften('payments.finish-withdrawals', '* * * * *', () => finishWithdrawals(tools, stripe)),
  everySoOften('payments.end-donations-of-suspended', '*/5 * * * *', () => endThoseOfSuspended(tools.db, stripe)),
  everySoOften('payments.end-donations-of-deleted', '2-59/5 * * * *', () => endThoseOfDeleted(tools.db, stripe)),
];
