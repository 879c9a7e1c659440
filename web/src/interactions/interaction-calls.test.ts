import * as interactions from '@poliedro/contracts/interactions';
import * as reports from '@poliedro/contracts/reports';
import { expect, test } from 'vitest';
import { INTERACTION_CALLS } from './interaction-calls.ts';
import { REPORT_MOTIVOS, REPORT_TEXT_MAX } from './report-rules.ts';

test('every call has the method and the path of the contract', () => {
  const calls: Record<string, unknown> = { ...interactions, ...reports };
  for (const [name, call] of Object.entries(INTERACTION_CALLS)) {
    const [method, path] = call.split(' ');
    expect(calls[name]).toMatchObject({ method, path });
  }
});

test('a report is what the contract takes', () => {
  expect(REPORT_MOTIVOS).toEqual(reports.REPORT_MOTIVOS);
  expect(REPORT_TEXT_MAX).toBe(reports.REPORT_TEXT_MAX);
});
