import { partAddress } from '../part.ts';

/** Where operators work on an event; readers find it at `eventAddress`. */
export const eventDeskAddress = (evento_id: number): string => `${partAddress('eventos')}/${evento_id}`;
