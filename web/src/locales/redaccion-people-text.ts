import type { redaccionPeopleEs } from './redaccion-people.es.ts';

/** The texts of people in the operators' console. */
export type RedaccionPeopleText = typeof redaccionPeopleEs;
