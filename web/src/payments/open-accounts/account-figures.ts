import { toCents, toEuros } from '@poliedro/contracts/money';
import type { OpenAccounts, OpenMonth } from '@poliedro/contracts/open-accounts';

export const CAME_IN = ['recargas', 'donaciones'] as const;
export const WENT_OUT = ['pagado_autores', 'costes', 'devuelto'] as const;
export type Flow = (typeof CAME_IN)[number] | (typeof WENT_OUT)[number];

const MONTHS_SHOWN = 12;

/** Exact, which sums of euros are not. */
export function sumOf(amounts: readonly number[]): number {
  return toEuros(amounts.reduce((sum, amount) => sum + toCents(amount), 0));
}

export interface Column {
  readonly mes: string;
  readonly amounts: Readonly<Record<Flow, number>>;
}

const NOTHING: Column['amounts'] = { recargas: 0, donaciones: 0, pagado_autores: 0, costes: 0, devuelto: 0 };

/** The twelve months up to this one, the oldest first; a month in which nothing moved has its place too. */
export function lastMonths(meses: readonly OpenMonth[], actualizado_on: string): Column[] {
  const known = new Map(meses.map((month) => [month.mes, month]));
  const now = new Date(actualizado_on);
  return Array.from({ length: MONTHS_SHOWN }, (_, index) => {
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (MONTHS_SHOWN - 1 - index)));
    const mes = first.toISOString().slice(0, 7);
    return { mes, amounts: known.get(mes) ?? NOTHING };
  });
}

export function highestOf(columns: readonly Column[]): number {
  return Math.max(...columns.flatMap(({ amounts }) => [...CAME_IN, ...WENT_OUT].map((flow) => amounts[flow])));
}

/** Whose the money is that came in and has not gone out. */
export function whoseItIs({ total, saldo_lectores, pendiente_autores, pendiente_tarjetas }: OpenAccounts) {
  const left = sumOf([...CAME_IN.map((flow) => total[flow]), ...WENT_OUT.map((flow) => -total[flow])]);
  return {
    left,
    readers: saldo_lectores,
    authors: pendiente_autores,
    cards: pendiente_tarjetas,
    house: sumOf([left, -saldo_lectores, -pendiente_autores, -pendiente_tarjetas]),
  };
}
