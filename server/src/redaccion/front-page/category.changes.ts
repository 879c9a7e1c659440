import type { CategoryBody } from '@poliedro/contracts/redaccion/front-page';
import { slugOf } from '../../articles/writing/slug.ts';
import {
  addCategory,
  findCategoryTexts,
  removeCategory,
  saveCategoryTexts,
} from '../../carriles/category-settings.repository.ts';
import { isTaken, refersToNothing, type Transaction } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import type { Done, Undo } from '../journal/journal.ts';

export async function addNewCategory(tx: Transaction, body: CategoryBody): Promise<Done<{ categoria_id: number }>> {
  try {
    // What programs know it by, and what stays when its name becomes another.
    const categoria_id = await addCategory(tx, slugOf(body.nombre.es), body);
    const after = await findCategoryTexts(tx, categoria_id);
    return { object_id: categoria_id, after, answer: { categoria_id } };
  } catch (error) {
    if (isTaken(error)) throw new DomainError('category_exists', { nombre: body.nombre.es });
    throw error;
  }
}

export async function saveKnownCategory(
  tx: Transaction,
  categoria_id: number,
  body: CategoryBody,
): Promise<Done<{ success: true }>> {
  const before = await findCategoryTexts(tx, categoria_id);
  if (before === undefined) throw new DomainError('unknown_category', { categoria_id });
  await saveCategoryTexts(tx, categoria_id, body);
  return {
    object_id: categoria_id,
    before,
    after: await findCategoryTexts(tx, categoria_id),
    answer: { success: true },
  };
}

/** One that came goes again, unless something has been put into it. */
export const UNDO_NEW_CATEGORY: Undo = {
  read: (tx, object_id) => findCategoryTexts(tx, Number(object_id)),
  async write(tx, object_id, state) {
    // It went with its number and its clave: another one is added instead.
    if (state !== null) throw new DomainError('cannot_undo', { categoria_id: object_id });
    try {
      await removeCategory(tx, Number(object_id));
    } catch (error) {
      if (refersToNothing(error)) throw new DomainError('cannot_undo', { categoria_id: object_id });
      throw error;
    }
  },
};

export const UNDO_CATEGORY_TEXTS: Undo = {
  read: (tx, object_id) => findCategoryTexts(tx, Number(object_id)),
  write: (tx, object_id, state) => saveCategoryTexts(tx, Number(object_id), state as CategoryBody),
};
