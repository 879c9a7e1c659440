import { type Database, isLockedOut, type Transaction } from '../../platform/database.ts';

const LOCK_KEY = 727_014;
/** Longer than any batch takes: a process that stands still for so long loses its place. */
const STANDSTILL_MS = 60_000;
const PATIENCE_MS = 1000;

const TRY = { name: 'cluster-lock-try', text: `select pg_try_advisory_xact_lock(${LOCK_KEY}) as mine` };
const PREPARE_TO_WAIT = {
  name: 'cluster-lock-prepare',
  text: `select set_config('lock_timeout', '${PATIENCE_MS}', true)`,
};
const WAIT = { name: 'cluster-lock-wait', text: `select true as mine from pg_advisory_xact_lock(${LOCK_KEY})` };
const BEGIN = {
  name: 'cluster-lock-begin',
  text: `select set_config('lock_timeout', '0', true),
    set_config('idle_in_transaction_session_timeout', '${STANDSTILL_MS}', true)`,
};

async function takeLock(tx: Transaction, patience: Patience): Promise<boolean> {
  if (patience === 'in turn') await tx.query(PREPARE_TO_WAIT, []);
  const [lock] = await tx.query<{ mine: boolean }>(patience === 'in turn' ? WAIT : TRY, []);
  return lock?.mine === true;
}

/** Whoever waits in turn goes before all who only come if it is free. */
export type Patience = 'in turn' | 'if free';

/**
 * Groups are only ever changed by one process among all, so that what it reads stays so until it has written. All of it or
 * nothing is stored. Undefined while another one is at it.
 */
export async function asTheClusterer<T extends object>(
  db: Database,
  patience: Patience,
  work: (tx: Transaction) => Promise<T>,
): Promise<T | undefined> {
  let mine = false;
  try {
    return await db.transaction(async (tx) => {
      mine = await takeLock(tx, patience);
      if (!mine) return undefined;
      await tx.query(BEGIN, []);
      return work(tx);
    });
  } catch (error) {
    if (!mine && isLockedOut(error)) return undefined;
    throw error;
  }
}
