import type Stripe from 'stripe';
import type { Database } from '../../platform/database.ts';
import type { Job } from '../../platform/jobs/catalogue.ts';
import type { Logger } from '../../platform/logger.ts';
import { everySoOften } from '../payments-line.ts';
import { reconcile } from './reconcile.ts';

/** What has just happened may not have been told yet. */
const SETTLED_AFTER_MS = 3_600_000;

export const reconcileJobs = (db: Database, stripe: Stripe, log: Logger): Job[] => [
  everySoOften('payments.reconcile', '17 * * * *', async () => {
    const { unexplained, atProviderCents, inLedgerCents, isCertain } = await reconcile(db, stripe);
    const told = { atProviderCents, inLedgerCents };
    if (!isCertain) log.warn(told, 'money moved all the while: what the provider keeps was not compared');
    if (isCertain && unexplained.length === 0 && atProviderCents !== inLedgerCents)
      log.error(told, 'the provider keeps another amount than the ledger says');
    const settled = Date.now() - SETTLED_AFTER_MS;
    for (const { movement_id, type, source_id, amount_cents, created_on } of unexplained)
      if (created_on.getTime() < settled)
        log.warn(
          { movement: movement_id, type, source: source_id, amount_cents },
          'the ledger does not explain a movement',
        );
  }),
];
