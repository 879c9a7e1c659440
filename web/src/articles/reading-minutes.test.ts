import { readingMinutes as contractReadingMinutes } from '@poliedro/contracts/articles';
import { expect, test } from 'vitest';
import { readingMinutes } from './reading-minutes.ts';

test.each([0, 1, 199, 200, 201, 1999, 2001])('%i words take as long as the contract says', (words) => {
  expect(readingMinutes(words)).toBe(contractReadingMinutes(words));
});
