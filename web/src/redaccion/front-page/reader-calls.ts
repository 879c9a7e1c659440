import type * as carriles from '@poliedro/contracts/carriles';
import type { EventCard } from '@poliedro/contracts/events';
import { CALL_PATHS } from '../../platform/api-calls.ts';
import { createCalls } from '../../platform/create-calls.ts';
import { pageIdioma } from '../../platform/language.ts';

const CALLS = { listCarrilEvents: `GET ${CALL_PATHS.listCarrilEvents}` } as const;
/** The browser has kept what was there before the change. */
const callReaders = createCalls<typeof carriles, typeof CALLS>(CALLS, { cache: 'reload' });

const SHOWN = 20;

/** The head of a carril as readers have it now. */
export async function listStanding(carril_id: number): Promise<EventCard[]> {
  const query = { idioma: pageIdioma(), page_size: SHOWN };
  return (await callReaders('listCarrilEvents', { carril_id }, query)).eventos;
}
