import type { Transaction } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import type { Movement } from './chart.ts';
import { addTransfer } from './ledger.repository.ts';

const isOutOfBounds = (error: unknown) =>
  error instanceof Error && 'constraint' in error && error.constraint === 'ledger_balances_in_bounds';

/** Entries of nothing are left out; what is not in cents or does not sum to zero is nobody's movement. */
export function inBalance(movement: Movement): Movement {
  const entries = movement.entries.filter(([, cents]) => cents !== 0);
  if (entries.some(([, cents]) => !Number.isSafeInteger(cents))) throw new Error(`${movement.key} is not in cents`);
  if (entries.reduce((sum, [, cents]) => sum + cents, 0) !== 0) throw new Error(`${movement.key} does not sum to zero`);
  return { ...movement, entries };
}

/** What the constraint on balances says, in our words. */
export async function withinBounds<T>({ key }: Movement, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isOutOfBounds(error)) throw new DomainError('insufficient_balance', { key });
    throw error;
  }
}

/**
 * Moves money, in the caller's transaction: once for each key, never beyond what is there. False where it was moved
 * already.
 */
export async function post(tx: Transaction, movement: Movement): Promise<boolean> {
  const balanced = inBalance(movement);
  return withinBounds(balanced, async () => (await addTransfer(tx, balanced)) > 0);
}
