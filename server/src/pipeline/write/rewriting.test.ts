import { expect, test } from 'vitest';
import { countAsWritten, isDueForRewriting, quietOn } from './rewriting.ts';

/** The numbers of reports at which an event that grows one by one is written. */
function writingsUpTo(most: number): number[] {
  const writings: number[] = [];
  for (let reports = 1; reports <= most; reports += 1) {
    if (isDueForRewriting(writings.at(-1) ?? 0, reports, false)) writings.push(reports);
  }
  return writings;
}

test('an event is written at 3 independent reports, at 6, 12, 24 and 40, then at each half more', () => {
  expect(writingsUpTo(200)).toEqual([3, 6, 12, 24, 40, 60, 90, 135]);
});

test('one that arrives in leaps is written once, and from there on', () => {
  expect([isDueForRewriting(0, 17, false), isDueForRewriting(17, 23, false), isDueForRewriting(17, 24, false)]).toEqual(
    [true, false, true],
  );
});

test('a contradiction that appears does not wait, but no event is made of two reports', () => {
  expect([isDueForRewriting(3, 4, true), isDueForRewriting(0, 2, true)]).toEqual([true, false]);
});

test('an event is told when nothing has come for six hours, and for half of the time in which articles came', () => {
  const at = (hour: number) => new Date(hour * 3_600_000);
  expect([quietOn(at(0), at(2)), quietOn(at(0), at(24))]).toEqual([at(8), at(36)]);
});

test('an event that has lost a few reports is not written anew when they come back, one that has lost half of them is', () => {
  expect([countAsWritten(0, 3), countAsWritten(6, 5), countAsWritten(6, 3), countAsWritten(6, 7)]).toEqual([
    3, 6, 3, 7,
  ]);
});
