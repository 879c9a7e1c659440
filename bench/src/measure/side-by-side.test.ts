import { expect, test } from 'vitest';
import { ratioOf, takeTurns } from './side-by-side.ts';

test('the sides take turns in beginning a round', async () => {
  const order: string[] = [];
  const side = (name: string) => async () => order.push(name);
  await takeTurns(3, side('a'), side('b'));
  expect(order.join('')).toBe('abbaab');
});

test('the ratio is the median of the rounds, with its spread', () => {
  const pairs = [
    { first: 8, second: 10 },
    { first: 30, second: 10 },
    { first: 9, second: 10 },
  ];
  expect(ratioOf(pairs, (value) => value)).toEqual({ value: 0.9, spread: [0.8, 3] });
});
