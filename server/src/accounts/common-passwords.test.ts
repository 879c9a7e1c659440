import { describe, expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

describe('a common password', () => {
  test.each(['password', 'PASSWORD', '12345678', 'iloveyou', 'password1!', 'Princess2026'])('%s is one', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });
  test.each(['tres tigres tristes 9', 'Xk29-lluvia', 'correct horse battery'])('%s is none', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});
