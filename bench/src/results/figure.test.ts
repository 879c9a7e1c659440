import { expect, test } from 'vitest';
import { makeFigure, mergeFigures } from './figure.ts';

const now = new Date('2026-11-15T00:00:00Z');
const figure = (suite: string, name: string, value: number) =>
  makeFigure({ suite, name, value, unit: 'ms', details: {} }, now);

test('a bar is held against what was measured, not against the rounded value', () => {
  const { value, holds } = makeFigure(
    { suite: 'a', name: 'x', value: 0.799_999, unit: 'ratio', details: { bar: '>= 0.80' } },
    now,
  );
  expect([value, holds]).toEqual([0.8, false]);
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
