import type { Transaction } from '../../platform/database.ts';

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

/** Whoever waits in turn goes before all who only come if it is free. */
export type Patience = 'in turn' | 'if free';

/** Until the transaction ends. Whoever waits is refused by PostgreSQL when it takes too long. */
export async function takeClustererLock(tx: Transaction, patience: Patience): Promise<boolean> {
  const [, locks] = await Promise.all([
    patience === 'in turn' && tx.query(PREPARE_TO_WAIT, []),
    tx.query<{ mine: boolean }>(patience === 'in turn' ? WAIT : TRY, []),
    tx.query(BEGIN, []),
  ]);
  return locks[0]?.mine === true;
}
