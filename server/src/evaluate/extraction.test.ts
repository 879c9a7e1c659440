import { expect, test } from 'vitest';
import { startTestNewspapers } from '../../test/newspapers-stand-in.ts';
import { evaluateExtraction } from './extraction.ts';
import type { Score } from './score.ts';

const LAYOUTS = 12;
const START = '2026-03-02T06:00:00Z';

const isBody = ({ figure }: Score): boolean => figure.startsWith('article body');

function expectBars(scores: readonly Score[]): void {
  for (const { figure, value, bar = '' } of scores) {
    expect.soft(value, figure).toBeGreaterThanOrEqual(Number(bar.replace('>= ', '')));
  }
}

test('pages of every layout and charset give the body and what else is true of their article', async () => {
  const newspapers = await startTestNewspapers({ start: START });
  const scores = await evaluateExtraction(`http://127.0.0.1:${newspapers.port}`);
  expect(scores.filter(isBody)).toHaveLength(1 + LAYOUTS);
  expectBars(scores);
});

test('a newspaper that was redesigned overnight is read like before', async () => {
  const newspapers = await startTestNewspapers({ start: START });
  await newspapers.setFaults({}, { changed_layout: 10_000 });
  const scores = await evaluateExtraction(`http://127.0.0.1:${newspapers.port}`);
  expectBars(scores.filter(isBody));
});
