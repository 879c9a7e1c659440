import { expect, test } from 'vitest';
import { readWrk } from './wrk.ts';

test('what wrk measured is read from the line of its script, and only answers without a fault count for the rate', () => {
  const output = `Running 3s test @ http://127.0.0.1:1
Requests/sec:  17231.02
{"requests":60000,"microseconds":3000000,"errors":30000,"p50":1500,"p99":9000}
`;
  expect(readWrk(output)).toEqual({ requests: 60_000, errors: 30_000, perSecond: 10_000, p50Ms: 1.5, p99Ms: 9 });
});

test('a run without a result is a fault', () => {
  expect(() => readWrk('unable to connect')).toThrow('unable to connect');
});
