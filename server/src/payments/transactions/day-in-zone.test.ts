import { expect, test } from 'vitest';
import { dayWriter, startOfDay } from './day-in-zone.ts';

test.each([
  ['UTC', '2026-06-11', '2026-06-11T00:00:00.000Z'],
  ['Europe/Madrid', '2026-06-11', '2026-06-10T22:00:00.000Z'],
  ['Europe/Madrid', '2026-01-11', '2026-01-10T23:00:00.000Z'],
  // The days on which the clocks change, and those after them.
  ['Europe/Madrid', '2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['Europe/Madrid', '2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['Europe/Madrid', '2026-10-25', '2026-10-24T22:00:00.000Z'],
  ['Europe/Madrid', '2026-10-26', '2026-10-25T23:00:00.000Z'],
  ['Asia/Calcutta', '2026-06-11', '2026-06-10T18:30:00.000Z'],
  ['America/Buenos_Aires', '2026-06-11', '2026-06-11T03:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-06-11', '2026-06-10T10:00:00.000Z'],
  // Midnight comes twice, and not at all.
  ['America/Havana', '2025-11-02', '2025-11-02T04:00:00.000Z'],
  ['Africa/Cairo', '2025-04-25', '2025-04-24T22:00:00.000Z'],
])('in %s %s begins at %s', (zona, day, begins) => {
  const at = startOfDay(day, zona);
  expect(at.toISOString()).toBe(begins);
  const dayOf = dayWriter(zona);
  expect(dayOf(at.getTime())).toBe(day);
  expect(dayOf(at.getTime() - 1) < day).toBe(true);
  expect(startOfDay(day, zona, 1).getTime()).toBeGreaterThan(at.getTime());
});

test('the day after the last of a month is the first of the next', () => {
  expect(startOfDay('2026-02-28', 'UTC', 1).toISOString()).toBe('2026-03-01T00:00:00.000Z');
});
