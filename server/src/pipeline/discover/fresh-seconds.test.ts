import { expect, test } from 'vitest';
import { freshSeconds } from './fresh-seconds.ts';

const [DATE, LATER] = ['Mon, 02 Mar 2026 06:00:00 GMT', 'Mon, 02 Mar 2026 06:10:00 GMT'];

test.each([
  [{ 'cache-control': 'public, max-age=300' }, 300],
  [{ 'cache-control': 'Max-Age="300"', age: '100' }, 200],
  [{ 'cache-control': 'max-age=300', age: '1000' }, 0],
  [{ 'cache-control': 'no-cache, max-age=300' }, 0],
  [{ 'cache-control': 'max-age=60', expires: LATER, date: DATE }, 60],
  [{ expires: LATER, date: DATE }, 600],
  [{ expires: DATE, date: LATER }, 0],
  [{ expires: '0', date: DATE }, 0],
  [{ expires: 'soon', date: DATE }, undefined],
  [{}, undefined],
])('%j', (headers, seconds) => {
  expect(freshSeconds(headers)).toBe(seconds);
});
