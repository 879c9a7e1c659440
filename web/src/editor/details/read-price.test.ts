import { authorShareCents } from '@poliedro/contracts/money';
import { expect, test } from 'vitest';
import { readPrice } from './read-price.ts';

test.each([
  ['', 0],
  ['gratis', 0],
  ['-3', 0],
  ['1,50', 1.5],
  ['0.1', 0.1],
  ['2.999', 3],
  ['9999', 200],
])('%j is a price of %d euros', (written, euros) => {
  expect(readPrice(written)).toBe(euros);
});

test('the author gets the price less the commission, which is rounded down', () => {
  expect([0, 1, 99, 150, 1999].map(authorShareCents)).toEqual([0, 1, 90, 135, 1800]);
});
