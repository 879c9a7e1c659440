import type { redaccionSourcesEs } from './redaccion-sources.es.ts';

/** The texts about newspapers and their feeds. */
export type RedaccionSourcesText = typeof redaccionSourcesEs;
