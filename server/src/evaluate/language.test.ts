import { expect, test } from 'vitest';
import { evaluateLanguage } from './language.ts';

const DATA_DIR = process.env.DATA_DIR ?? '';
const given = DATA_DIR === '' ? 'skipped: DATA_DIR names no folder' : 'in DATA_DIR';

test.skipIf(DATA_DIR === '')(`the language of titles is known without anything else (${given})`, async () => {
  const [all, heldOut] = await evaluateLanguage(DATA_DIR);
  expect(all?.value).toBeGreaterThanOrEqual(0.99);
  expect(heldOut?.value).toBeGreaterThanOrEqual(0.99);
});
