import type { Transaction } from '../../../platform/database.ts';
import {
  awaitFinalGroups,
  bindToFinalGroups,
  enterAlone,
  moveToFinalGroups,
  takeFinalGroups,
} from '../final-group.repository.ts';
import { listSigns } from '../signs.repository.ts';
import { freeFromHandGroups, setHandGroups } from './hand-group.repository.ts';

/** Articles that stay together, and apart from those of other groups. */
export interface HandGroup {
  /** Under the number that it had before, where it had one. */
  readonly hand_group?: number;
  readonly articulo_ids: readonly number[];
}

/**
 * From now on the comparison neither parts one of these groups nor unites two. They have their final groups at once, which bind what
 * streams in; the consolidation is bound by the hand groups themselves.
 */
export async function keepByHand(tx: Transaction, groups: readonly HandGroup[]): Promise<void> {
  const articulo_ids = groups.flatMap((group) => group.articulo_ids);
  if (articulo_ids.length === 0) return;
  await listSigns(tx, articulo_ids);
  await awaitFinalGroups(tx, articulo_ids);
  await enterAlone(tx, articulo_ids);
  const numbers = await takeFinalGroups(tx, groups.length);
  const numbered = groups.map((group, at) => ({ ...group, final_group: numbers[at] ?? 0 }));
  await moveToFinalGroups(
    tx,
    numbered.flatMap((group) =>
      group.articulo_ids.map((articulo_id) => ({ articulo_id, final_group: group.final_group })),
    ),
  );
  await bindToFinalGroups(tx, articulo_ids);
  await setHandGroups(
    tx,
    numbered.flatMap(({ hand_group, final_group, articulo_ids: ids }) =>
      ids.map((articulo_id) => ({ articulo_id, hand_group: hand_group ?? final_group })),
    ),
  );
}

/** The comparison decides of these again, as if they had just come. */
export async function letGo(tx: Transaction, articulo_ids: readonly number[]): Promise<void> {
  if (articulo_ids.length === 0) return;
  await freeFromHandGroups(tx, articulo_ids);
  await awaitFinalGroups(tx, articulo_ids);
}
