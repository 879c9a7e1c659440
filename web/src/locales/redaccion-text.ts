import type { redaccionEs } from './redaccion.es.ts';

/** The texts of the frame of the operators' console. */
export type RedaccionText = typeof redaccionEs;
