import type { Ordering } from '../../carriles/order.repository.ts';
import type { Transaction } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import type { Done, Undo } from '../journal/journal.ts';

/** There is one order of each. */
const OBJECT_ID = 'orden';

/** All of them, each once: whoever orders has seen them all. */
export async function orderAll(
  tx: Transaction,
  ordering: Ordering,
  ids: readonly number[],
): Promise<Done<{ success: true }>> {
  const before = await ordering.list(tx);
  const known = new Set(before);
  const isWhole = ids.length === before.length && new Set(ids).size === ids.length && ids.every((id) => known.has(id));
  if (!isWhole) throw new DomainError('changed_since', { ids });
  await ordering.save(tx, ids);
  return { object_id: OBJECT_ID, before, after: ids, answer: { success: true } };
}

export const undoOrder = (ordering: Ordering): Undo => ({
  read: (tx) => ordering.list(tx),
  write: (tx, _, state) => ordering.save(tx, state as number[]),
});
