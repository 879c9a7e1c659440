import type { Queryable, Transaction } from '../../platform/database.ts';
import type { Account, Movement } from './chart.ts';

const kindOf = (account: Account) => (typeof account === 'string' ? account : account[0]);
const personOf = (account: Account) => (typeof account === 'string' ? null : account[1]);

const OPEN_ACCOUNTS = {
  name: 'ledger-open-accounts',
  text: `insert into ledger_accounts (kind, usuario_id)
    select kind, usuario_id from unnest($1::text[], $2::bigint[]) as asked (kind, usuario_id)
    where not exists (select from ledger_accounts there
      where there.kind = asked.kind and there.usuario_id = asked.usuario_id)
    order by kind, usuario_id
    on conflict do nothing`,
};

/** Those of people that are not there yet. */
async function openAccounts(db: Queryable, accounts: readonly Account[]): Promise<void> {
  const personal = accounts.filter((account) => typeof account !== 'string');
  if (personal.length > 0) await db.query(OPEN_ACCOUNTS, [personal.map(kindOf), personal.map(personOf)]);
}

export async function openAccountsOf(db: Queryable, { areAccountsOpen, entries }: Movement): Promise<void> {
  const accounts = entries.map(([account]) => account);
  if (areAccountsOpen !== true) await openAccounts(db, accounts);
}

/**
 * The parts of a statement that makes a movement: `made` has a row where it was not there already, `entered` its entries.
 * Rows of balances are locked as the entries come, so these come in the order of their accounts. Accounts are looked up in
 * two ways, because no index knows "is not distinct from". `where` says when it is made at all.
 */
export const makeMovement = (where = '') => `made as (
      insert into ledger_transfers (kind, key, usuario_id, articulo_id, provider_id)
      select $1, $2, $3::bigint, $4::bigint, $5 ${where}
      on conflict (key) do nothing returning transfer_id),
    entered as (
      insert into ledger_entries (transfer_id, account_id, amount_cents)
      select transfer_id, account_id, cents from made
        cross join unnest($6::text[], $7::bigint[], $8::bigint[]) as asked (kind, usuario_id, cents)
        cross join lateral (
          select account_id from ledger_accounts there where there.kind = asked.kind and there.usuario_id = asked.usuario_id
          union all select account_id from ledger_accounts there
            where asked.usuario_id is null and there.kind = asked.kind and there.usuario_id is null) there
      order by account_id
      returning account_id, amount_cents, balance_after)`;

/** The values of those parts, `$1` to `$8`. */
export function movementValues({ kind, key, usuario_id, articulo_id, provider_id, entries }: Movement): unknown[] {
  const accounts = entries.map(([account]) => account);
  const cents = entries.map(([, amount]) => amount);
  const whose = [usuario_id ?? null, articulo_id ?? null, provider_id ?? null];
  return [kind, key, ...whose, accounts.map(kindOf), accounts.map(personOf), cents];
}

const POST = { name: 'ledger-post', text: `with ${makeMovement()} select account_id from entered` };

/** So many entries were made; none where the movement was there already. */
export async function addTransfer(tx: Transaction, movement: Movement): Promise<number> {
  await openAccountsOf(tx, movement);
  return (await tx.query(POST, movementValues(movement))).length;
}

const BALANCES = {
  name: 'ledger-balances-of-person',
  text: `select kind, balance_cents::float8 as cents from ledger_accounts join ledger_balances using (account_id)
    where usuario_id = $1 and kind in ('reader', 'author', 'debt')`,
};
const LOCKED_BALANCES = {
  name: 'ledger-lock-balances-of-person',
  text: `${BALANCES.text} order by account_id for update of ledger_balances`,
};

export interface Balances {
  readonly reader: number;
  readonly author: number;
  /** Above zero here. */
  readonly debt: number;
}

async function read(db: Queryable, statement: typeof BALANCES, usuario_id: number): Promise<Balances> {
  const rows = await db.query<{ kind: string; cents: number }>(statement, [usuario_id]);
  const of = (kind: string) => rows.find((row) => row.kind === kind)?.cents ?? 0;
  // Minus zero is no amount.
  return { reader: of('reader'), author: of('author'), debt: 0 - of('debt') };
}

export const readBalances = (db: Queryable, usuario_id: number) => read(db, BALANCES, usuario_id);
/** Nothing else moves them until the transaction ends, nor opens them. */
export async function lockBalances(tx: Transaction, usuario_id: number): Promise<Balances> {
  await openAccounts(tx, [
    ['debt', usuario_id],
    ['reader', usuario_id],
  ]);
  return read(tx, LOCKED_BALANCES, usuario_id);
}

const HAS_TRANSFER = { name: 'ledger-has-transfer', text: `select 1 from ledger_transfers where key = $1` };

export const hasTransfer = async (tx: Transaction, key: string): Promise<boolean> =>
  (await tx.query(HAS_TRANSFER, [key])).length > 0;
