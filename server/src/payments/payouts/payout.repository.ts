import { randomUUID } from 'node:crypto';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { RETRY_PAUSE } from '../retry-pause.ts';

export interface Payout {
  readonly payout_id: string;
  readonly usuario_id: number;
  readonly account_id: string;
  readonly amount_cents: number;
  readonly provider_transfer_id: string | null;
  readonly estado: 'pedido' | 'enviado' | 'fallido';
  readonly refusals: number;
}

const COLUMNS = `select payout_id, usuario_id::float8 as usuario_id, account_id, amount_cents, provider_transfer_id, estado,
  refusals from payouts`;

const DUE = `join ledger_accounts l on l.usuario_id = a.usuario_id and l.kind = 'author'
  join ledger_balances b on b.account_id = l.account_id and b.balance_cents >= $1`;

const LIST_HELD = {
  name: 'payout-list-held',
  text: `select a.account_id from payout_accounts a ${DUE}
    where a.account_id is not null and not (a.charges_enabled and a.payouts_enabled) order by a.usuario_id`,
};
/** Accounts for which so much is due and which cannot be paid, as far as we know. */
export const listHeldAccounts = async (db: Queryable, leastCents: number): Promise<string[]> =>
  (await db.query<{ account_id: string }>(LIST_HELD, [leastCents])).map(({ account_id }) => account_id);

/** After a refusal an author is left alone for a day. */
const IS_PAYABLE = `a.charges_enabled and a.payouts_enabled and not exists (select from payouts p
  where p.usuario_id = a.usuario_id and p.estado = 'fallido' and p.updated_on > now() - interval '1 day')`;

const LIST_PAYABLE = {
  name: 'payout-list-payable',
  text: `select a.usuario_id::float8 as usuario_id from payout_accounts a ${DUE}
    where ${IS_PAYABLE} order by a.usuario_id`,
};
/** Authors of whom so much is due and who can be paid. */
export const listPayable = async (db: Queryable, leastCents: number): Promise<number[]> =>
  (await db.query<{ usuario_id: number }>(LIST_PAYABLE, [leastCents])).map(({ usuario_id }) => usuario_id);

const PAYABLE_ACCOUNT = {
  name: 'payout-payable-account',
  text: `select a.account_id from payout_accounts a where a.usuario_id = $1 and a.account_id is not null and ${IS_PAYABLE}
    for update`,
};
/** Nobody else pays this author until the transaction ends. */
export const lockPayableAccount = async (tx: Transaction, usuario_id: number): Promise<string | undefined> =>
  (await tx.query<{ account_id: string }>(PAYABLE_ACCOUNT, [usuario_id]))[0]?.account_id;

const ADD = {
  name: 'payout-add',
  text: `insert into payouts (payout_id, usuario_id, account_id, amount_cents) values ($1, $2, $3, $4)`,
};
export async function addPayout(
  tx: Transaction,
  { usuario_id, account_id, amount_cents }: Pick<Payout, 'usuario_id' | 'account_id' | 'amount_cents'>,
): Promise<string> {
  const payout_id = randomUUID();
  await tx.query(ADD, [payout_id, usuario_id, account_id, amount_cents]);
  return payout_id;
}

const CLAIM_DUE = {
  name: 'payout-claim-due',
  text: `${COLUMNS} where next_try_on <= now() order by next_try_on limit 1 for update skip locked`,
};
export const claimDuePayout = async (tx: Transaction): Promise<Payout | undefined> =>
  (await tx.query<Payout>(CLAIM_DUE, []))[0];

const LOCK = { name: 'payout-lock', text: `${COLUMNS} where payout_id = $1 for update` };
export const lockPayout = async (tx: Transaction, payout_id: string): Promise<Payout | undefined> =>
  (await tx.query<Payout>(LOCK, [payout_id]))[0];

const MARK_SENT = {
  name: 'payout-mark-sent',
  text: `update payouts set estado = 'enviado', provider_transfer_id = $2, last_error = null, next_try_on = null,
      updated_on = now() where payout_id = $1`,
};
export async function markSent(tx: Transaction, payout_id: string, provider_transfer_id: string): Promise<void> {
  await tx.query(MARK_SENT, [payout_id, provider_transfer_id]);
}

const MARK_FAILED = {
  name: 'payout-mark-failed',
  text: `update payouts set estado = 'fallido', last_error = $2, next_try_on = null, updated_on = now()
    where payout_id = $1`,
};
export async function markFailed(tx: Transaction, payout_id: string, reason: string): Promise<void> {
  await tx.query(MARK_FAILED, [payout_id, reason]);
}

const POSTPONE = {
  name: 'payout-postpone',
  text: `update payouts set attempts = attempts + 1, refusals = refusals + $3, last_error = $2,
      next_try_on = now() + ${RETRY_PAUSE}, updated_on = now()
    where payout_id = $1 and next_try_on is not null`,
};
/** Refused for want of money it was surely not made; else nobody knows. */
export async function postponePayout(
  db: Queryable,
  payout_id: string,
  reason: string,
  isRefused: boolean,
): Promise<void> {
  await db.query(POSTPONE, [payout_id, reason, isRefused ? 1 : 0]);
}

const SUMS = {
  name: 'payout-sums',
  text: `select coalesce(sum(amount_cents) filter (where estado = 'pedido'), 0)::float8 as on_the_way,
      coalesce(sum(amount_cents) filter (where estado = 'enviado'), 0)::float8 as paid
    from payouts where usuario_id = $1`,
};
export async function readPayoutSums(db: Queryable, usuario_id: number): Promise<{ on_the_way: number; paid: number }> {
  const [sums] = await db.query<{ on_the_way: number; paid: number }>(SUMS, [usuario_id]);
  return sums ?? { on_the_way: 0, paid: 0 };
}
