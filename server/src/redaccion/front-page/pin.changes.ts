import type { Lugar } from '@poliedro/contracts/redaccion/front-page';
import { findCarrilFields } from '../../carriles/carril-settings.repository.ts';
import { findPin, type PinState, savePin } from '../../carriles/pin.repository.ts';
import { holdRules, place } from '../../carriles/placement.repository.ts';
import { findEventCard } from '../../events/event.repository.ts';
import type { Transaction } from '../../platform/database.ts';
import { DomainError } from '../../platform/errors.ts';
import type { Done, Undo } from '../journal/journal.ts';

interface Place {
  readonly carril_id: number;
  readonly evento_id: number;
}

const objectId = ({ carril_id, evento_id }: Place) => `${carril_id}/${evento_id}`;
function placeOf(object_id: string): Place {
  const [carril_id = 0, evento_id = 0] = object_id.split('/').map(Number);
  return { carril_id, evento_id };
}

async function write(tx: Transaction, { carril_id, evento_id }: Place, pin: Parameters<typeof savePin>[3]) {
  await savePin(tx, carril_id, evento_id, pin);
  await place(tx, { evento_ids: [evento_id] });
}

/** First, not at all, or as the rule says; only an event that readers have, in a carril of events. */
export async function setPlace(tx: Transaction, place: Place, lugar: Lugar | null): Promise<Done<{ success: true }>> {
  const { carril_id, evento_id } = place;
  await holdRules(tx);
  const carril = await findCarrilFields(tx, carril_id);
  if (carril?.tipo !== 'eventos') throw new DomainError('carril_not_found', { carril_id });
  const event = await findEventCard(tx, evento_id, 'es');
  if (lugar !== null && event?.evento_id !== evento_id) throw new DomainError('evento_not_found', { evento_id });
  const before = await findPin(tx, carril_id, evento_id);
  if (before?.lugar !== lugar) await write(tx, place, lugar === null ? null : { lugar });
  const after = await findPin(tx, carril_id, evento_id);
  return { object_id: objectId(place), before, after, answer: { success: true } };
}

export const UNDO_PLACE: Undo = {
  async read(tx, object_id) {
    const { carril_id, evento_id } = placeOf(object_id);
    await holdRules(tx);
    if ((await findCarrilFields(tx, carril_id)) === undefined) throw new DomainError('cannot_undo', { carril_id });
    return findPin(tx, carril_id, evento_id);
  },
  write: (tx, object_id, state) => write(tx, placeOf(object_id), state as PinState | null),
};
