import type Stripe from 'stripe';
import type { Database, Transaction } from '../../platform/database.ts';
import { post } from '../ledger/ledger.ts';
import { providerIdOf } from '../provider-ids.ts';
import { moveMark, readMark } from '../sweep-mark.repository.ts';
import {
  addMovements,
  explainMovements,
  listToPost,
  listUnexplained,
  type ProviderMovement,
  readLedgerAtProvider,
  type Unexplained,
} from './movement.repository.ts';

const MARK = 'movements';
const PAGE = 100;
const OVERLAP_SECONDS = 7200;

/** Between our balance there and our own bank. */
const BANK_TYPES = ['payout', 'payout_cancel', 'payout_failure', 'topup', 'topup_reversal'];
/** Costs that are movements of their own. */
const COST_TYPES = ['stripe_fee', 'stripe_fx_fee', 'tax_fee'];

/** A charge is known here by its payment. */
function sourceOf({ source }: Stripe.BalanceTransaction): string | null {
  if (source !== null && typeof source !== 'string' && source.object === 'charge')
    return providerIdOf(source.payment_intent) ?? source.id;
  return providerIdOf(source);
}

const toMovement = (told: Stripe.BalanceTransaction): ProviderMovement => ({
  movement_id: told.id,
  type: told.type,
  source_id: sourceOf(told),
  amount_cents: told.amount,
  fee_cents: told.fee,
  created_on: new Date(told.created * 1000),
  reason: told.currency === 'eur' ? null : `in ${told.currency}`,
});

async function readMovements(db: Database, stripe: Stripe): Promise<void> {
  const mark = await readMark(db, MARK);
  const since = mark === undefined ? 0 : Math.floor(mark.getTime() / 1000) - OVERLAP_SECONDS;
  let newest: Date | undefined;
  let page: ProviderMovement[] = [];
  const told = stripe.balanceTransactions.list({ created: { gte: since }, limit: PAGE, expand: ['data.source'] });
  for await (const one of told) {
    const movement = toMovement(one);
    if (newest === undefined || newest < movement.created_on) newest = movement.created_on;
    page.push(movement);
    if (page.length < PAGE) continue;
    await addMovements(db, page);
    page = [];
  }
  await addMovements(db, page);
  if (newest !== undefined) await moveMark(db, MARK, newest);
}

/** What the provider keeps for itself, and what goes to or comes from our bank: nobody tells us but their movements. */
async function postOf(tx: Transaction, movement: ProviderMovement): Promise<void> {
  const { movement_id, type, amount_cents, fee_cents } = movement;
  const provider_id = movement_id;
  if (BANK_TYPES.includes(type))
    await post(tx, {
      kind: 'traspaso_banco',
      key: `banco:${movement_id}`,
      provider_id,
      entries: [
        ['provider', -amount_cents],
        ['bank', amount_cents],
      ],
    });
  const cost = COST_TYPES.includes(type) ? fee_cents - amount_cents : fee_cents;
  if (cost !== 0)
    await post(tx, {
      kind: 'coste_proveedor',
      key: `coste:${movement_id}`,
      provider_id,
      entries: [
        ['provider', cost],
        ['provider_fees', -cost],
      ],
    });
}

interface Comparison {
  readonly unexplained: readonly Unexplained[];
  readonly unexplainedCents: number;
  /** What the provider says we have there, and what the ledger says. */
  readonly atProviderCents: number;
  readonly inLedgerCents: number;
}

export interface Reconciliation extends Comparison {
  /** False where money moved at every look, so that the two amounts are of different moments. */
  readonly isCertain: boolean;
}

const MOST_LOOKS = 5;

const sumOfEuros = (amounts: readonly { amount: number; currency: string }[]) =>
  amounts.reduce((sum, { amount, currency }) => sum + (currency === 'eur' ? amount : 0), 0);

async function compare(db: Database, stripe: Stripe): Promise<Comparison> {
  await readMovements(db, stripe);
  const toPost = await listToPost(db, [...BANK_TYPES, ...COST_TYPES]);
  for (let from = 0; from < toPost.length; from += PAGE)
    await db.transaction(async (tx) => {
      for (const movement of toPost.slice(from, from + PAGE)) await postOf(tx, movement);
    });
  await explainMovements(db);
  const unexplained = await listUnexplained(db);
  const { available, pending } = await stripe.balance.retrieve();
  return {
    unexplained,
    unexplainedCents: unexplained.reduce((sum, { amount_cents }) => sum + Math.abs(amount_cents), 0),
    atProviderCents: sumOfEuros(available) + sumOfEuros(pending),
    inLedgerCents: await readLedgerAtProvider(db),
  };
}

const isInQuestion = ({ unexplained, atProviderCents, inLedgerCents }: Comparison) =>
  unexplained.length === 0 && atProviderCents !== inLedgerCents;

/**
 * Reads every movement of our balance at the provider, and says which of them the ledger does not know of. The two amounts
 * differ for certain when they do so at two looks between which nothing has moved.
 */
export async function reconcile(db: Database, stripe: Stripe): Promise<Reconciliation> {
  let last = await compare(db, stripe);
  for (let looks = 1; looks < MOST_LOOKS && isInQuestion(last); looks += 1) {
    const next = await compare(db, stripe);
    const moved = next.atProviderCents !== last.atProviderCents || next.inLedgerCents !== last.inLedgerCents;
    last = next;
    if (!moved) return { ...last, isCertain: true };
  }
  return { ...last, isCertain: !isInQuestion(last) };
}
