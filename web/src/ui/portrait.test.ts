import { expect, test } from 'vitest';
import { initialsOf } from './portrait.tsx';

test.each([
  ['marta', 'M'],
  ['Ana María López', 'AM'],
  ['o’neil', 'ON'],
  ['李小龍', '李'],
  ['𝒜na', '𝒜'],
])('%s is drawn as %s', (alias, initials) => {
  expect(initialsOf(alias)).toBe(initials);
});
