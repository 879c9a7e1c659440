import type { CarrilBody } from '@poliedro/contracts/redaccion/front-page';
import {
  addCarril,
  type CarrilFields,
  findCarrilFields,
  findWholeCarril,
  RULE_COLUMNS,
  removeCarril,
  restoreCarril,
  saveCarril,
  type WholeCarril,
} from '../../carriles/carril-settings.repository.ts';
import { savePin } from '../../carriles/pin.repository.ts';
import { forgetEntries, holdRules, placeCarril } from '../../carriles/placement.repository.ts';
import { refersToNothing, type Transaction } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import type { Done, Undo } from '../journal/journal.ts';

/** A rule may name a category that is not there. */
async function withKnownCategory<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (refersToNothing(error)) throw new DomainError('unknown_category');
    throw error;
  }
}

export async function addNewCarril(tx: Transaction, body: CarrilBody): Promise<Done<{ carril_id: number }>> {
  await holdRules(tx);
  const carril_id = await withKnownCategory(addCarril(tx, body));
  await placeCarril(tx, carril_id);
  return { object_id: carril_id, after: await findWholeCarril(tx, carril_id), answer: { carril_id } };
}

/** Fills it anew where its rule is another. */
async function writeFields(tx: Transaction, carril_id: number, before: CarrilFields, after: CarrilFields) {
  await withKnownCategory(saveCarril(tx, carril_id, after));
  if (RULE_COLUMNS.some((name) => before[name] !== after[name])) await placeCarril(tx, carril_id);
}

export async function saveKnownCarril(
  tx: Transaction,
  carril_id: number,
  body: CarrilBody,
): Promise<Done<{ success: true }>> {
  await holdRules(tx);
  const before = await findCarrilFields(tx, carril_id);
  if (before === undefined) throw new DomainError('carril_not_found', { carril_id });
  await writeFields(tx, carril_id, before, body);
  const after = await findCarrilFields(tx, carril_id);
  return { object_id: carril_id, before, after, answer: { success: true } };
}

async function takeAway(tx: Transaction, carril_id: number): Promise<void> {
  await forgetEntries(tx, carril_id);
  await removeCarril(tx, carril_id);
}

export async function removeKnownCarril(tx: Transaction, carril_id: number): Promise<Done<{ success: true }>> {
  await holdRules(tx);
  const before = await findWholeCarril(tx, carril_id);
  if (before === undefined) throw new DomainError('carril_not_found', { carril_id });
  await takeAway(tx, carril_id);
  return { object_id: carril_id, before, answer: { success: true } };
}

/** Of a carril that came or went. */
export const UNDO_WHOLE_CARRIL: Undo = {
  async read(tx, object_id) {
    await holdRules(tx);
    return findWholeCarril(tx, Number(object_id));
  },
  async write(tx, object_id, state) {
    const carril_id = Number(object_id);
    if (state === null) return takeAway(tx, carril_id);
    const whole = state as WholeCarril;
    await withKnownCategory(restoreCarril(tx, carril_id, whole));
    for (const { evento_id, ...pin } of whole.pins) await savePin(tx, carril_id, evento_id, pin);
    await placeCarril(tx, carril_id);
  },
};

export const UNDO_CARRIL_FIELDS: Undo = {
  async read(tx, object_id) {
    await holdRules(tx);
    return findCarrilFields(tx, Number(object_id));
  },
  async write(tx, object_id, state) {
    const carril_id = Number(object_id);
    const present = await findCarrilFields(tx, carril_id);
    if (present) await writeFields(tx, carril_id, present, state as CarrilFields);
  },
};
