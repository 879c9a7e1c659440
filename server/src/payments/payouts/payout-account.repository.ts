import type { Queryable } from '../../platform/database.ts';

export interface PayoutAccount {
  /** Null while the provider is being asked. */
  readonly account_id: string | null;
  readonly country: string;
  readonly charges_enabled: boolean;
  readonly payouts_enabled: boolean;
}

const COLUMNS = 'account_id, country, charges_enabled, payouts_enabled';

const FIND = { name: 'payout-account-find', text: `select ${COLUMNS} from payout_accounts where usuario_id = $1` };
export const findAccount = async (db: Queryable, usuario_id: number): Promise<PayoutAccount | undefined> =>
  (await db.query<PayoutAccount>(FIND, [usuario_id]))[0];

const ADD = {
  name: 'payout-account-add',
  text: `insert into payout_accounts (usuario_id, country) values ($1, $2) on conflict do nothing`,
};
/** The first country that somebody names is the one. */
export async function addAccount(db: Queryable, usuario_id: number, country: string): Promise<PayoutAccount> {
  await db.query(ADD, [usuario_id, country]);
  const account = await findAccount(db, usuario_id);
  if (account === undefined) throw new Error('an account is gone');
  return account;
}

const NAME = {
  name: 'payout-account-name',
  text: `update payout_accounts set account_id = $2, updated_on = now() where usuario_id = $1 and account_id is null`,
};
export async function nameAccount(db: Queryable, usuario_id: number, account_id: string): Promise<void> {
  await db.query(NAME, [usuario_id, account_id]);
}

const FORGET_UNOPENED = {
  name: 'payout-account-forget-unopened',
  text: `delete from payout_accounts where usuario_id = $1 and account_id is null`,
};
export async function forgetUnopened(db: Queryable, usuario_id: number): Promise<void> {
  await db.query(FORGET_UNOPENED, [usuario_id]);
}

export interface ToldAccount {
  readonly account_id: string;
  readonly charges_enabled: boolean;
  readonly payouts_enabled: boolean;
  readonly details_submitted: boolean;
}

/** An answer that was asked for earlier than the one that is stored is old. */
const STORE = {
  name: 'payout-account-store',
  text: `update payout_accounts set charges_enabled = $2, payouts_enabled = $3, details_submitted = $4, updated_on = $5
    where account_id = $1 and updated_on <= $5`,
};
export async function storeAccount(db: Queryable, told: ToldAccount, asked_on: Date): Promise<void> {
  const { account_id, charges_enabled, payouts_enabled, details_submitted } = told;
  await db.query(STORE, [account_id, charges_enabled, payouts_enabled, details_submitted, asked_on]);
}
