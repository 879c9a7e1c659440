import { describe, expect, test } from 'vitest';
import { formatTable, holdsTo, makeFigure, mergeFigures } from './figures.ts';

const now = new Date('2026-11-15T00:00:00Z');
const figure = (suite: string, name: string, value: number) => makeFigure({ suite, name, value, unit: 'ms' }, now);

describe('a bar', () => {
  test('is kept at its very limit', () => {
    expect([holdsTo(0.8, '>= 0.80'), holdsTo(300, '<= 300'), holdsTo(0, '= 0')]).toEqual([true, true, true]);
  });

  test('is missed beyond its limit', () => {
    expect([holdsTo(0.799, '>= 0.80'), holdsTo(300.1, '<= 300'), holdsTo(1, '= 0')]).toEqual([false, false, false]);
  });

  test('is not kept by a value that could not be measured', () => {
    expect([holdsTo(Number.NaN, '>= 0'), holdsTo(Number.NaN, '<= 1')]).toEqual([false, false]);
  });

  test('that is not there neither holds nor fails', () => {
    expect(holdsTo(7, null)).toBeNull();
  });

  test('that cannot be read is a fault', () => {
    expect(() => holdsTo(7, '> 5')).toThrow('not a bar');
  });

  test('is held against what was measured, not against the rounded value', () => {
    const measured = { suite: 'a', name: 'x', value: 0.799_999, unit: 'ratio', bar: '>= 0.80' };
    expect(makeFigure(measured, now)).toMatchObject({ value: 0.8, holds: false });
  });
});

test.each([
  ['a value', { value: Number.NaN }],
  ['a value without end', { value: Number.POSITIVE_INFINITY }],
  ['a round', { value: 1, spread: [1, Number.NaN] as const }],
])('%s that could not be measured is no figure', (_, measured) => {
  expect(() => makeFigure({ suite: 'outage', name: 'until it is back', unit: 's', ...measured }, now)).toThrow(
    'outage, until it is back',
  );
});

test('a suite that runs again replaces its own figures and leaves the others', () => {
  const before = [figure('api', 'p99', 1), figure('web', 'p99', 2), figure('api', 'p50', 3)];
  const merged = mergeFigures(before, [figure('api', 'p99', 9), figure('api', 'errors', 0)]);
  expect(merged.map(({ suite, name, value }) => `${suite} ${name} ${value}`)).toEqual([
    'api p99 9',
    'web p99 2',
    'api p50 3',
    'api errors 0',
  ]);
});

test('a table says what figures were measured on where that differs', () => {
  const plain = formatTable([figure('api', 'p99', 1234.5)]);
  expect(plain.split('\n')[2]).toBe('| p99    | 1,235 ms |     |       |        | 2026-11-15 |');
  const detailed = formatTable([{ ...figure('api', 'p99', 1), detail: '12 pages' }]);
  expect(detailed).toMatch(/Measured on \|\n.*\n.*\| 12 pages +\|$/);
});
