import { expect, test } from 'vitest';
import { longDate, shortDate } from './dates.ts';
import { euros } from './money.ts';

test.each([
  [0, '0,00 €'],
  [1.5, '1,50 €'],
  [12.345, '12,35 €'],
])('%d euros are written %s', (amount, written) => {
  expect(euros(amount, 'es').replaceAll('\u00a0', ' ')).toBe(written);
});

test('a date is written in words beside an article, and short elsewhere', () => {
  expect(longDate('2026-11-13T10:00:00.000Z', 'es')).toBe('13 de noviembre de 2026');
  expect(shortDate('2026-11-13T10:00:00.000Z', 'es')).toBe('13 nov 2026');
});
