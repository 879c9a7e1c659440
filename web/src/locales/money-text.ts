import type { moneyEs } from './money.es.ts';

/** The texts of the parts of the user zone that are about money. */
export type MoneyText = typeof moneyEs;
