import { expect, test } from 'vitest';
import { countPlaywright } from './tests.ts';

const journey = (title: string, status: string, errors: readonly string[]) => ({
  title,
  tests: [{ status, results: [...errors.map((message) => ({ error: { message } })), {}] }],
});

test('a journey that passes only when it is tried again is named, with what was wrong', () => {
  const report = {
    stats: { expected: 1, unexpected: 0, flaky: 2, skipped: 0 },
    suites: [
      {
        title: 'live.spec.ts',
        specs: [
          journey('a comment arrives', 'expected', []),
          journey('a count grows', 'flaky', ['no more than 3\n at']),
        ],
        suites: [{ title: '320 px', specs: [journey('it fits', 'flaky', ['\u001B[31mtoo wide\u001B[39m'])] }],
      },
    ],
  };
  expect(countPlaywright(report)).toEqual({
    passed: 3,
    failed: 0,
    skipped: 0,
    secondTry: 2,
    late: ['live.spec.ts › a count grows: no more than 3', 'live.spec.ts › 320 px › it fits: too wide'],
  });
});
