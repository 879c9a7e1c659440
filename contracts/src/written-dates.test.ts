import { expect, test } from 'vitest';
import { openDateFormat, writeDate } from './written-dates.ts';

const DAY = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
const write = (idioma: string, iso: string, options: Intl.DateTimeFormatOptions = DAY) =>
  writeDate(openDateFormat(idioma, options), new Date(iso));

test.each([
  ['es', '1 de marzo de 2026'],
  ['en', '1 March 2026'],
  ['fr', '1er mars 2026'],
  ['de', '1. März 2026'],
])('a day is written as its language does: %s', (idioma, written) => {
  expect(write(idioma, '2026-03-01T13:00:00Z')).toBe(written);
});

test('only the first of a month is an ordinal in French', () => {
  expect(write('fr', '2026-03-11T13:00:00Z')).toBe('11 mars 2026');
  expect(write('fr', '2026-03-21T13:00:00Z')).toBe('21 mars 2026');
  expect(write('fr', '2026-01-01T01:01:00Z', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' })).toBe(
    'jeudi 1er janvier 2026 à 01:01',
  );
});

test('the hours of English are those of the clock with twenty-four', () => {
  expect(write('en', '2026-03-01T14:05:00Z', { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' })).toBe('14:05');
});
