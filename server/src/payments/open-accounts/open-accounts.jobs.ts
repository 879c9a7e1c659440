import type { Database } from '../../platform/database.ts';
import type { Job } from '../../platform/jobs/catalogue.ts';
import { everySoOften } from '../payments-line.ts';
import { closeDays } from './open-accounts.repository.ts';

/** Added up once, so that nobody waits for it. */
export const openAccountsJobs = (db: Database): Job[] => [
  everySoOften('payments.close-days', '11 * * * *', () => db.transaction(closeDays)),
];
