import { describe, expect, it } from 'vitest';
import { startTestNewspapers } from '../../test/newspapers-stand-in.ts';
import { evaluateNewspaperQuotes } from './newspaper-quotes.ts';
import { evaluateQuotes } from './quotes.ts';

const DATA_DIR = process.env.DATA_DIR ?? '';
const given = DATA_DIR === '' ? 'skipped: DATA_DIR names no folder' : 'in DATA_DIR';

describe('quotations with their speaker', () => {
  it('are found in all languages of the invented newspapers', async () => {
    const { port } = await startTestNewspapers({ start: '2026-03-02T06:00:00Z' });
    const scores = await evaluateNewspaperQuotes(`http://127.0.0.1:${port}`);
    expect(scores).toHaveLength(10);
    for (const { figure, value } of scores) expect.soft(value, figure).toBeGreaterThanOrEqual(0.97);
  });

  it.skipIf(DATA_DIR === '')(`are found in the half of PolNeAR that is held out (${given})`, async () => {
    const [precision, recall] = await evaluateQuotes(DATA_DIR);
    expect(precision?.value).toBeGreaterThanOrEqual(0.9);
    expect(recall?.value).toBeGreaterThanOrEqual(0.75);
  });
});
