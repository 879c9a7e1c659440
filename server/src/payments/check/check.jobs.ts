import type { Database } from '../../platform/database.ts';
import type { Job } from '../../platform/jobs/catalogue.ts';
import type { Logger } from '../../platform/logger.ts';
import { everySoOften } from '../payments-line.ts';
import { checkLedger } from './check-ledger.ts';

export const checkJobs = (db: Database, log: Logger): Job[] => [
  everySoOften('payments.check-ledger', '37 * * * *', async () => {
    const { faults } = await checkLedger(db);
    for (const fault of faults) log.error(fault, 'the ledger breaks a rule');
  }),
];
