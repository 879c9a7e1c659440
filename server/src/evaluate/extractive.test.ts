import { expect, test } from 'vitest';
import { startTestNewspapers } from '../../test/newspapers-stand-in.ts';
import { evaluateExtractive } from './extractive.ts';

test('events written without a model say nothing that the gate refuses, and find what the newspapers of the demonstration tell otherwise', async () => {
  const { port } = await startTestNewspapers({ start: '2026-03-02T06:00:00Z' });
  const [passed, precision, recall] = await evaluateExtractive('the demonstration', `http://127.0.0.1:${port}`);
  expect(passed?.value).toBe(1);
  expect(precision?.value).toBeGreaterThanOrEqual(0.9);
  expect(recall?.value).toBeGreaterThanOrEqual(0.9);
});
