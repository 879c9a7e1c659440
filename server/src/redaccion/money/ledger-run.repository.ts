import type { LedgerRun, LedgerWay } from '@poliedro/contracts/redaccion/money';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { isoInstant } from '../../platform/iso-instant.ts';

const LOCK = { name: 'ledger-run-lock', text: 'lock table ledger_runs in share row exclusive mode' };
const FIND_OPEN = {
  name: 'ledger-run-find-open',
  text: 'select run_id::float8 from ledger_runs where way = $1 and ended_on is null order by run_id limit 1',
};
const ADD = { name: 'ledger-run-add', text: 'insert into ledger_runs (way) values ($1) returning run_id::float8' };

/** One of a kind waits or runs at a time; whether it is new. */
export async function addRun(tx: Transaction, way: LedgerWay): Promise<{ run_id: number; isNew: boolean }> {
  await tx.query(LOCK, []);
  const [open] = await tx.query<{ run_id: number }>(FIND_OPEN, [way]);
  if (open !== undefined) return { ...open, isNew: false };
  const [added] = await tx.query<{ run_id: number }>(ADD, [way]);
  if (added === undefined) throw new Error('PostgreSQL did not return the run it had stored');
  return { ...added, isNew: true };
}

/** After that whoever began it is taken for dead. */
const LONGEST = `interval '15 minutes'`;

const CLAIM = {
  name: 'ledger-run-claim',
  text: `update ledger_runs set began_on = clock_timestamp() where run_id = (
      select run_id from ledger_runs
      where ended_on is null and (began_on is null or began_on < clock_timestamp() - ${LONGEST})
      order by run_id limit 1 for update skip locked)
    returning run_id::float8, way`,
};

export const claimRun = async (db: Queryable): Promise<{ run_id: number; way: LedgerWay } | undefined> =>
  (await db.query<{ run_id: number; way: LedgerWay }>(CLAIM, []))[0];

const FINISH = {
  name: 'ledger-run-finish',
  text: 'update ledger_runs set ended_on = clock_timestamp(), outcome = $2, fault = $3 where run_id = $1',
};

export type RunOutcome = Readonly<Record<string, number>>;

export async function finishRun(db: Queryable, run_id: number, ended: { outcome: RunOutcome } | { fault: string }) {
  const outcome = 'outcome' in ended ? JSON.stringify(ended.outcome) : null;
  await db.query(FINISH, [run_id, outcome, 'fault' in ended ? ended.fault : null]);
}

const LIST = {
  name: 'ledger-run-list',
  text: `select run_id::float8, way, ${isoInstant('asked_on')} as asked_on, ${isoInstant('began_on')} as began_on,
      ${isoInstant('ended_on')} as ended_on, outcome, fault
    from ledger_runs order by run_id desc limit $1`,
};

export const listRuns = (db: Queryable, limit: number) => db.query<LedgerRun>(LIST, [limit]);
