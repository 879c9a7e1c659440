import { describe, expect, test } from 'vitest';
import { startTestNewspapers } from '../../test/newspapers-stand-in.ts';
import { evaluateCopies, fetchLabelledReports, findOriginals } from './copies.ts';

describe('agency copies', () => {
  test.each([
    ['the demonstration', {}],
    ['invented happenings', { articles: 1000, seed: 'copies' }],
  ])('are told from other reports in %s', async (name, options) => {
    const { port } = await startTestNewspapers(options);
    const [precision, recall] = await evaluateCopies(name, `http://127.0.0.1:${port}`);
    expect(precision?.value).toBeGreaterThanOrEqual(0.98);
    expect(recall?.value).toBeGreaterThanOrEqual(0.95);
  });

  test('are never other reports of the same happening', async () => {
    const { port } = await startTestNewspapers();
    const reports = await fetchLabelledReports(`http://127.0.0.1:${port}`);
    const own = reports.filter(({ copy_group }) => copy_group === null);
    expect(own.length).toBeGreaterThan(200);
    expect(findOriginals(own.map(({ body }) => body))).toEqual([...own.keys()]);
  });
});
