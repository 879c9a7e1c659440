import type { User } from '@poliedro/contracts/accounts';
import { PAYOUT_MIN_CENTS } from '@poliedro/contracts/money';
import type { LedgerWay } from '@poliedro/contracts/redaccion/money';
import { type CardProvider, needCardProvider } from '../../adapters/stripe/open-stripe.ts';
import { listLastChecks } from '../../payments/check/last-checks.repository.ts';
import { readPaymentState } from '../../payments/payment-state.repository.ts';
import { hastenPayout, listHeldAuthors } from '../../payments/payouts/open-payout.repository.ts';
import { listUnexplained } from '../../payments/reconcile/movement.repository.ts';
import type { WakeRefund } from '../../payments/refunds/refund.jobs.ts';
import { retryRefund } from '../../payments/refunds/retry-refund.ts';
import { cutPage, decodeAfter, encodeAfter } from '../../platform/after-cursor.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import type { Journal } from '../journal/journal.ts';
import type { WakeLedgerRuns } from './ledger-run.jobs.ts';
import { addRun } from './ledger-run.repository.ts';

export interface MoneyTools {
  readonly db: Database;
  readonly journal: Journal;
  /** Undefined where nothing can be paid. */
  readonly cardProvider: CardProvider | undefined;
  readonly wakeRefund: WakeRefund;
  readonly wakeLedgerRuns: WakeLedgerRuns;
}

const PAGE = 50;
const CHECKS_SHOWN = 10;
const DIFFERENCES_SHOWN = 200;

export async function describeMoney({ db, cardProvider }: MoneyTools) {
  const [state, checks] = await Promise.all([readPaymentState(db), listLastChecks(db, CHECKS_SHOWN)]);
  const { unexplained_cents, events_due, events_refused } = state;
  const payments_on = cardProvider !== undefined;
  const remainders = checks[0]?.remainders ?? [];
  return { payments_on, unexplained_cents, events_due, events_refused, checks, remainders };
}

/** A page of what is listed by when it was made; those of one moment are on one page. */
export async function pageNewest<Row extends { readonly at: number }>(
  list: (before: number | undefined, limit: number) => Promise<Row[]>,
  cursor: string | undefined,
) {
  const [before] = decodeAfter(cursor, 1) ?? [];
  const rows = await list(before, PAGE);
  const last = rows.at(-1);
  const has_more = rows.length >= PAGE;
  return { rows, has_more, cursor: has_more && last ? encodeAfter(last.at) : null };
}

export async function pageHeldAuthors(db: Queryable, cursor: string | undefined) {
  const [after = 0] = decodeAfter(cursor, 1) ?? [];
  const found = await listHeldAuthors(db, PAYOUT_MIN_CENTS, after, PAGE + 1);
  const { rows: authors, ...rest } = cutPage(found, PAGE, ({ usuario_id }) => usuario_id);
  return { authors, ...rest };
}

export async function listDifferences(db: Queryable) {
  const movements = (await listUnexplained(db)).slice(0, DIFFERENCES_SHOWN);
  return { movements: movements.map((one) => ({ ...one, created_on: one.created_on.toISOString() })) };
}

export async function askRefund(tools: MoneyTools, user: User, card_refund_id: string): Promise<void> {
  needCardProvider(tools.cardProvider);
  const asked = await tools.journal.change(user, { kind: 'dinero.refund_retried' }, async (tx) => {
    const now_asked = await retryRefund(tx, card_refund_id);
    return { object_id: card_refund_id, after: { card_refund_id: now_asked }, answer: now_asked };
  });
  tools.wakeRefund(asked);
}

export async function askPayout({ journal, cardProvider }: MoneyTools, user: User, payout_id: string): Promise<void> {
  needCardProvider(cardProvider);
  await journal.change(user, { kind: 'dinero.payout_retried' }, async (tx) => {
    if (!(await hastenPayout(tx, payout_id))) throw new DomainError('not_found', { payout_id });
    return { object_id: payout_id, after: { asked: true }, answer: undefined };
  });
}

export async function startRun(tools: MoneyTools, user: User, way: LedgerWay): Promise<number> {
  if (way !== 'check') needCardProvider(tools.cardProvider);
  const run_id = await tools.journal.change(user, { kind: 'dinero.run_asked' }, async (tx) => {
    const { run_id, isNew } = await addRun(tx, way);
    return { object_id: run_id, after: isNew ? { way } : undefined, answer: run_id };
  });
  tools.wakeLedgerRuns();
  return run_id;
}
