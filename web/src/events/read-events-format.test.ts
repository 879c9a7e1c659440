import { expect, test } from 'vitest';
import { parseReadEvents, writeReadEvents } from './read-events-format.ts';

test('what was stored before there were versions is still read', () => {
  expect([...parseReadEvents('12,34')]).toEqual([
    [12, 0],
    [34, 0],
  ]);
});

test('events and their versions come back as they were stored', () => {
  const read = new Map([
    [12, 3],
    [34, 0],
  ]);
  expect(writeReadEvents(read)).toBe('12:3,34');
  expect(parseReadEvents('12:3,34')).toEqual(read);
});

test.each([null, '', ',', 'x', 'x:1', '1.5'])('%j is nothing', (stored) => {
  expect(parseReadEvents(stored).size).toBe(0);
});
