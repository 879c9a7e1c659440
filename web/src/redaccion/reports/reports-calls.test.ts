import * as reports from '@poliedro/contracts/redaccion/reports';
import { expect, test } from 'vitest';
import { REASONS_MAX, REPORTS_CALLS } from './reports-calls.ts';

test('every call has the method and the path of the contract', () => {
  const calls: Record<string, unknown> = { ...reports };
  for (const [name, call] of Object.entries(REPORTS_CALLS)) {
    const [method, path] = call.split(' ');
    expect(calls[name]).toMatchObject({ method, path });
  }
});

test('reasons may be as long as the contract says', () => {
  expect(REASONS_MAX).toBe(reports.REASONS_MAX);
});
