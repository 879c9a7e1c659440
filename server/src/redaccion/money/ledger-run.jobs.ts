import type { LedgerWay } from '@poliedro/contracts/redaccion/money';
import { z } from 'zod';
import { needCardProvider } from '../../adapters/stripe/open-stripe.ts';
import { checkLedger } from '../../payments/check/check-ledger.ts';
import { PAYMENTS_LINE } from '../../payments/payments-line.ts';
import { payAuthors } from '../../payments/payouts/pay-authors.ts';
import { reconcile } from '../../payments/reconcile/reconcile.ts';
import { type SweepTools, sweepProvider } from '../../payments/sweep-provider.ts';
import { defineJob, type Job, type JobDefinition } from '../../platform/jobs/catalogue.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { reasonOf } from '../../platform/reason-of.ts';
import { claimRun, finishRun, type RunOutcome } from './ledger-run.repository.ts';

/** By itself each minute, should nobody have told of what waits. */
const RUN_OPEN = {
  name: 'redaccion.ledger-runs',
  payload: z.object({}),
  attempts: 1,
  line: PAYMENTS_LINE,
  schedule: '* * * * *',
  keyOf: () => 'all',
} satisfies JobDefinition;

/** Tells the workers of a run that has just been committed. Returns at once and never throws. */
export type WakeLedgerRuns = () => void;

export const createWakeLedgerRuns =
  (queue: JobQueue): WakeLedgerRuns =>
  () => {
    setImmediate(() => void queue.enqueue(RUN_OPEN, {}).catch(() => {}));
  };

type LedgerTools = Omit<SweepTools, 'cardProvider'> & { readonly cardProvider: SweepTools['cardProvider'] | undefined };

const WORK: Readonly<Record<LedgerWay, (tools: LedgerTools) => Promise<RunOutcome>>> = {
  async check({ db }) {
    const { transfers, faults } = await checkLedger(db);
    return { transfers, faults: faults.length };
  },
  async reconcile({ db, cardProvider }) {
    const found = await reconcile(db, needCardProvider(cardProvider).stripe);
    const { unexplained, unexplainedCents, atProviderCents, inLedgerCents, isCertain } = found;
    return {
      unexplained: unexplained.length,
      unexplained_cents: unexplainedCents,
      at_provider_cents: atProviderCents,
      in_ledger_cents: inLedgerCents,
      ...(isCertain ? {} : { undecided: 1 }),
    };
  },
  sweep: async (tools) => sweepProvider({ ...tools, cardProvider: needCardProvider(tools.cardProvider) }),
  async pay(tools) {
    await payAuthors({ ...tools, stripe: needCardProvider(tools.cardProvider).stripe });
    return {};
  },
};

export const ledgerRunJobs = (tools: LedgerTools): Job[] => [
  defineJob(RUN_OPEN, async () => {
    for (let run = await claimRun(tools.db); run !== undefined; run = await claimRun(tools.db)) {
      const ended = await WORK[run.way](tools).then(
        (outcome) => ({ outcome }),
        (error: unknown) => ({ fault: reasonOf(error) }),
      );
      await finishRun(tools.db, run.run_id, ended);
    }
  }),
];
