import type { OpenMonth } from '@poliedro/contracts/open-accounts';
import { describe, expect, test } from 'vitest';
import { highestOf, lastMonths, sumOf, whoseItIs } from './account-figures.ts';

const NOTHING = {
  recargas: 0,
  donaciones: 0,
  compras: 0,
  autores: 0,
  comision: 0,
  pagado_autores: 0,
  costes: 0,
  devuelto: 0,
};
const month = (mes: string, amounts: Partial<OpenMonth>): OpenMonth => ({ ...NOTHING, mes, ...amounts });

test('sums are exact to the cent', () => {
  expect(sumOf([0.1, 0.2, -0.3])).toBe(0);
  expect(sumOf(Array.from({ length: 1000 }, () => 0.01))).toBe(10);
});

describe('the months of the chart', () => {
  const columns = lastMonths(
    [month('2026-01', { recargas: 30 }), month('2025-11', { costes: 0.52 }), month('2024-06', { donaciones: 900 })],
    '2026-02-28T23:59:59.000Z',
  );

  test('are twelve up to the present one, with those in which nothing moved', () => {
    expect(columns.map(({ mes }) => mes)).toEqual([
      ...['2025-03', '2025-04', '2025-05', '2025-06', '2025-07', '2025-08'],
      ...['2025-09', '2025-10', '2025-11', '2025-12', '2026-01', '2026-02'],
    ]);
    expect(columns.map(({ amounts }) => amounts.recargas)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 0]);
  });

  test('have one scale', () => expect(highestOf(columns)).toBe(30));
});

test('what came in and has not gone out is somebody’s, to the cent', () => {
  const accounts = {
    desde: '2026-01',
    actualizado_on: '2026-02-28T23:59:59.000Z',
    meses: [],
    total: { ...NOTHING, recargas: 100, donaciones: 15, pagado_autores: 18.9, costes: 2.17, devuelto: 5 },
    saldo_lectores: 60.3,
    pendiente_autores: 12.42,
    pendiente_tarjetas: 6.2,
    comprobado_on: null,
    fallos: null,
  };
  expect(whoseItIs(accounts)).toEqual({ left: 88.93, readers: 60.3, authors: 12.42, cards: 6.2, house: 10.01 });
});
