import type { redaccionEventsEs } from './redaccion-events.es.ts';

/** The texts of the events' part of the operators' console. */
export type RedaccionEventsText = typeof redaccionEventsEs;
