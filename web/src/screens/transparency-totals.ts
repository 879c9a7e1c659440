import type { TransparencyMonth } from '@poliedro/contracts/transparency';

const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/** Reports received and answered in all. */
export const totalOf = (meses: readonly TransparencyMonth[]) => ({
  recibidos: sumOf(meses.flatMap(({ recibidos }) => Object.values(recibidos))),
  decididos: sumOf(meses.flatMap(({ decididos }) => Object.values(decididos))),
});

/** One figure over all months. */
export const sumOver = (meses: readonly TransparencyMonth[], read: (month: TransparencyMonth) => number): number =>
  sumOf(meses.map(read));
