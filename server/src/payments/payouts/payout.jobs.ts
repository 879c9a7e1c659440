import type { Job } from '../../platform/jobs/catalogue.ts';
import { everySoOften } from '../payments-line.ts';
import { type PayoutTools, payAuthors, sendDuePayouts } from './pay-authors.ts';

export const payoutJobs = (tools: PayoutTools): Job[] => [
  everySoOften('payments.pay-authors', '41 * * * *', () => payAuthors(tools)),
  everySoOften('payments.send-due-payouts', '* * * * *', () => sendDuePayouts(tools)),
];
