import * as contract from '@poliedro/contracts/accounts';
import { describe, expect, test } from 'vitest';
import * as rules from './field-rules.ts';

test('the limits are those of the contract', () => {
  const { ALIAS_MIN, ALIAS_MAX, PASSWORD_MIN, PASSWORD_MAX } = rules;
  expect({ ALIAS_MIN, ALIAS_MAX, PASSWORD_MIN, PASSWORD_MAX }).toEqual({
    ALIAS_MIN: contract.ALIAS_MIN,
    ALIAS_MAX: contract.ALIAS_MAX,
    PASSWORD_MIN: contract.PASSWORD_MIN,
    PASSWORD_MAX: contract.PASSWORD_MAX,
  });
});

describe('an alias', () => {
  test.each([
    ['', 'aliasMissing'],
    ['   ', 'aliasMissing'],
    ['ab', 'aliasLength'],
    ['x'.repeat(31), 'aliasLength'],
    ['<script>', 'aliasShape'],
    ['ana  b', 'aliasShape'],
    ['-ana', 'aliasShape'],
    ['Ana María', undefined],
    [' zoë ', undefined],
    ['𝒜𝒩𝒜', undefined],
    ['李小龍', undefined],
  ])('%j: %s, as the server says', (alias, fault) => {
    expect(rules.aliasFault(alias)).toBe(fault);
    expect(contract.aliasSchema.safeParse(alias).success).toBe(fault === undefined);
  });
});

describe('an email', () => {
  test.each([
    ['', 'emailMissing'],
    ['ana', 'emailShape'],
    ['ana@site', 'emailShape'],
    ['ana@@site.example', 'emailShape'],
    ['a..b@site.example', 'emailShape'],
    ['.ana@site.example', 'emailShape'],
    ['ana.@site.example', 'emailShape'],
    [`${'a'.repeat(250)}@b.example`, 'emailShape'],
    [' Ana.B+c@Sub.Site.example ', undefined],
    ["o'neil@site.example", undefined],
  ])('%j: %s, as the server says', (email, fault) => {
    expect(rules.emailFault(email)).toBe(fault);
    expect(contract.emailSchema.safeParse(email).success).toBe(fault === undefined);
  });
});

describe('a password', () => {
  test.each([
    ['', 'passwordMissing'],
    ['corta', 'passwordShort'],
    ['p'.repeat(129), 'passwordLong'],
    ['p'.repeat(128), undefined],
    ['ocho ocho', undefined],
  ])('chosen anew, %j: %s, as the server says', (password, fault) => {
    expect(rules.newPasswordFault(password)).toBe(fault);
    expect(contract.passwordSchema.safeParse(password).success).toBe(fault === undefined);
  });

  test('that exists already only has to be there', () => {
    expect(rules.knownPasswordFault('x')).toBeUndefined();
    expect(rules.knownPasswordFault('')).toBe('passwordMissing');
  });
});

describe('a code', () => {
  test.each([
    ['', 'codeMissing'],
    ['12345', 'codeShape'],
    ['1234567', 'codeShape'],
    ['12345a', 'codeShape'],
    ['123 456', undefined],
    ['123456', undefined],
  ])('of the app, %j: %s', (code, fault) => {
    expect(rules.codeFault(code)).toBe(fault);
  });

  test.each([
    [' ', 'recoveryMissing'],
    ['abc', 'recoveryShape'],
    ['a1b2c-d3e4f', undefined],
  ])('to recover the account, %j: %s', (code, fault) => {
    expect(rules.recoveryFault(code)).toBe(fault);
  });
});
