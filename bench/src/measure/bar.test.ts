import { expect, test } from 'vitest';
import { holdsTo } from './bar.ts';

test('a bar is kept at its very limit', () => {
  expect([holdsTo(0.8, '>= 0.80'), holdsTo(300, '<= 300'), holdsTo(0, '= 0')]).toEqual([true, true, true]);
});

test('a bar is missed beyond its limit', () => {
  expect([holdsTo(0.799, '>= 0.80'), holdsTo(300.1, '<= 300'), holdsTo(1, '= 0')]).toEqual([false, false, false]);
});

test('a value that could not be measured keeps to no bar', () => {
  expect([holdsTo(Number.NaN, '>= 0'), holdsTo(Number.NaN, '<= 1')]).toEqual([false, false]);
});

test('a figure without a bar neither holds nor fails', () => {
  expect(holdsTo(7, null)).toBeNull();
});

test('a bar that cannot be read is a fault', () => {
  expect(() => holdsTo(7, '> 5')).toThrow('not a bar');
});
