import { expect, test } from 'vitest';
import { commentAge } from './comment-age.ts';

const WRITTEN = '2026-11-10T10:00:00.000Z';
const after = (ms: number) => commentAge(WRITTEN, Date.parse(WRITTEN) + ms);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  [-5 * MINUTE, { unit: 'now' }],
  [0, { unit: 'now' }],
  [MINUTE - 1, { unit: 'now' }],
  [MINUTE, { unit: 'minutes', count: 1 }],
  [HOUR - 1, { unit: 'minutes', count: 59 }],
  [HOUR, { unit: 'hours', count: 1 }],
  [DAY - 1, { unit: 'hours', count: 23 }],
  [DAY, { unit: 'days', count: 1 }],
  [7 * DAY - 1, { unit: 'days', count: 6 }],
  [7 * DAY, undefined],
])('%i ms later it is %j', (ms, age) => {
  expect(after(ms)).toEqual(age);
});
