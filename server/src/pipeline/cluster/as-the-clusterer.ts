import { type Database, isLockedOut, type Transaction } from '../../platform/database.ts';
import { type Patience, takeClustererLock } from './clusterer-lock.repository.ts';

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
      mine = await takeClustererLock(tx, patience);
      return mine ? work(tx) : undefined;
    });
  } catch (error) {
    if (!mine && isLockedOut(error)) return undefined;
    throw error;
  }
}
