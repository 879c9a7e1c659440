import type { redaccionMoneyEs } from './redaccion-money.es.ts';

/** The texts of the console's part about money. */
export type RedaccionMoneyText = typeof redaccionMoneyEs;
