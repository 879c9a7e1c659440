import { expect, test } from 'vitest';
import { createShortMemory, LONGEST_KEY } from './short-memory.ts';

function countWork(most: number) {
  const remember = createShortMemory<string>(most);
  const worked: string[] = [];
  const ask = (key: string) =>
    remember(key, () => {
      worked.push(key);
      return key.toUpperCase();
    });
  return { ask, worked };
}

test('what is asked again is not worked out again, while there is room', () => {
  const { ask, worked } = countWork(2);
  expect(['a', 'a', 'b', 'a', 'c', 'a', 'b'].map(ask).join('')).toBe('AABACAB');
  expect(worked).toEqual(['a', 'b', 'c', 'b']);
});

test('of what is long nothing is kept', () => {
  const { ask, worked } = countWork(100);
  const [longest, long] = ['x'.repeat(LONGEST_KEY), 'y'.repeat(LONGEST_KEY + 1)];
  for (const key of [longest, long, longest, long]) expect(ask(key)).toBe(key.toUpperCase());
  expect(worked).toEqual([longest, long, long]);
});
