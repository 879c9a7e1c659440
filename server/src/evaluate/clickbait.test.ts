import { expect, test } from 'vitest';
import { evaluateClickbait } from './clickbait.ts';
import { learnWeights } from './learn-weights.ts';

const DATA_DIR = process.env.DATA_DIR ?? '';
const given = DATA_DIR === '' ? 'skipped: DATA_DIR names no folder' : 'in DATA_DIR';

test.skipIf(DATA_DIR === '')(`clickbait is told from other titles in three ways (${given})`, async () => {
  const [spanish, english, unlearnt] = await evaluateClickbait(DATA_DIR);
  expect(spanish?.value).toBeGreaterThanOrEqual(0.72);
  expect(english?.value).toBeGreaterThanOrEqual(0.95);
  expect(unlearnt?.value).toBeGreaterThanOrEqual(0.95);
});

test('what is learnt is the same every time, and tells apart what it was shown', () => {
  const examples = Array.from({ length: 40 }, (_, at) => ({
    features: new Map([
      [at % 2 === 0 ? 'even' : 'odd', 1],
      ['both', 1],
      [`only ${at}`, 1],
    ]),
    clickbait: at % 2 === 0,
  }));
  const learn = () => [...learnWeights(examples, { cost: 1, least: 2 }).values()];
  const [even = 0, both = 0, odd = 0, ...others] = learn();
  expect(others).toEqual([]);
  expect(even).toBeGreaterThan(0.5);
  expect(odd).toBeLessThan(-0.5);
  expect(Math.abs(both)).toBeLessThan(0.1);
  expect(learn()).toEqual([even, both, odd]);
});
