import type { Queryable, Transaction } from '../../platform/database.ts';
import type { HouseAccount, PersonAccount, TransferKind } from '../ledger/chart.ts';

/** What moved in a month, by kind of movement and of account. */
export interface MovedInMonth {
  readonly mes: string;
  readonly transfer_kind: TransferKind;
  readonly account_kind: HouseAccount | PersonAccount;
  readonly cents: number;
}

/** Of movements after the first day given and before the second. */
const dailySums = (from: string, until: string) => `select (t.created_on at time zone 'UTC')::date as day,
    t.kind as transfer_kind, a.kind as account_kind, sum(e.amount_cents)::bigint as cents
  from ledger_transfers t join ledger_entries e using (transfer_id) join ledger_accounts a using (account_id)
  where t.created_on >= ${from} and t.created_on < ${until}
  group by 1, 2, 3`;

const FIRST_OPEN_DAY = `coalesce((select max(day) + 1 from ledger_days), '-infinity'::date)::timestamp at time zone 'UTC'`;

const MONTHS = {
  name: 'open-accounts-months',
  text: `select to_char(day, 'YYYY-MM') as mes, transfer_kind, account_kind, sum(cents)::float8 as cents
    from (select day, transfer_kind, account_kind, cents from ledger_days
      union all (${dailySums(FIRST_OPEN_DAY, `'infinity'`)})) moved
    group by 1, 2, 3 order by 1 desc`,
};
export const listMonths = (db: Queryable): Promise<MovedInMonth[]> => db.query<MovedInMonth>(MONTHS, []);

const LOCK_DAYS = { name: 'open-accounts-lock-days', text: `select pg_advisory_xact_lock(hashtext('ledger days'))` };
/** No movement of a day is under way an hour after its end. */
const CLOSE_DAYS = {
  name: 'open-accounts-close-days',
  text: `insert into ledger_days (day, transfer_kind, account_kind, cents)
    ${dailySums(FIRST_OPEN_DAY, `((now() - interval '1 hour') at time zone 'UTC')::date::timestamp at time zone 'UTC'`)}`,
};
export async function closeDays(tx: Transaction): Promise<void> {
  await tx.query(LOCK_DAYS, []);
  await tx.query(CLOSE_DAYS, []);
}

export interface LastCheck {
  readonly comprobado_on: Date;
  readonly fallos: number;
}
const LAST_CHECK = {
  name: 'open-accounts-last-check',
  text: `select ended_on as comprobado_on, jsonb_array_length(faults) as fallos from ledger_checks
    order by check_id desc limit 1`,
};
export const findLastCheck = async (db: Queryable): Promise<LastCheck | undefined> =>
  (await db.query<LastCheck>(LAST_CHECK, []))[0];
