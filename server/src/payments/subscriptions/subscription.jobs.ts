import type Stripe from 'stripe';
import type { Job } from '../../platform/jobs/catalogue.ts';
import { everySoOften } from '../payments-line.ts';
import { finishWithdrawals, type WithdrawalTools } from './withdrawal.service.ts';

export const subscriptionJobs = (tools: WithdrawalTools, stripe: Stripe): Job[] => [
  everySoOften('payments.finish-withdrawals', '* * * * *', () => finishWithdrawals(tools, stripe)),
];
