import type { Transaction } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import type { Movement } from './chart.ts';
import { addTransfer } from './ledger.repository.ts';

const isOutOfBounds = (error: unknown) =>
  error instanceof Error && 'constraint' in error && error.constraint === 'ledger_balances_in_bounds';

/**
 * Moves money, in the caller's transaction: once for each key, never beyond what is there. False where it was moved
 * already. Entries of nothing are left out.
 */
export async function post(tx: Transaction, movement: Movement): Promise<boolean> {
  const entries = movement.entries.filter(([, cents]) => cents !== 0);
  if (entries.some(([, cents]) => !Number.isSafeInteger(cents))) throw new Error(`${movement.key} is not in cents`);
  if (entries.reduce((sum, [, cents]) => sum + cents, 0) !== 0) throw new Error(`${movement.key} does not sum to zero`);
  try {
    return (await addTransfer(tx, { ...movement, entries })) > 0;
  } catch (error) {
    if (isOutOfBounds(error)) throw new DomainError('insufficient_balance', { key: movement.key });
    throw error;
  }
}
