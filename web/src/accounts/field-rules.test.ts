import * as contract from '@poliedro/contracts/accounts';
import * as applications from '@poliedro/contracts/applications';
import { PASSKEY_NAME_MAX } from '@poliedro/contracts/passkeys';
import * as profiles from '@poliedro/contracts/profiles';
import { describe, expect, test } from 'vitest';
import * as rules from './field-rules.ts';

test('the limits are those of the contract', () => {
  const limits: Record<string, unknown> = { ...contract, ...applications, ...profiles, PASSKEY_NAME_MAX };
  const ours = Object.entries(rules).filter(([name]) => /_(MIN|MAX)$/.test(name));
  expect(ours).not.toEqual([]);
  for (const [name, limit] of ours) expect(limit, name).toBe(limits[name]);
});

describe('a link', () => {
  const body = { rol: 'experto', motivo: 'm'.repeat(60) };
  test.each([
    ['https://site.example/a?b=c#d', undefined],
    ['http://sub.site.example', undefined],
    ['https://site.example:8443/', undefined],
    [`https://site.example/${'a'.repeat(300)}`, 'linkShape'],
    ['https://localhost', 'linkShape'],
    ['https://192.168.0.1/', 'linkShape'],
    ['https:site.example', 'linkShape'],
    ['ftp://site.example', 'linkShape'],
    ['javascript:alert(1)', 'linkShape'],
    ['https://', 'linkShape'],
    ['https://dos palabras', 'linkShape'],
  ])('%s: %s, as the server says', (link, fault) => {
    expect(rules.linkFault(link)).toBe(fault);
    const taken = applications.applyForRole.body?.safeParse({ ...body, enlaces: [link] });
    expect(taken?.success).toBe(fault === undefined);
  });

  test('may be left out, and written as it is spoken', () => {
    expect(rules.linkFault('  ')).toBeUndefined();
    expect(rules.linkAddress(' ')).toBe('');
    expect(rules.linkAddress(' site.example/marta ')).toBe('https://site.example/marta');
    expect(rules.linkAddress('http://site.example')).toBe('http://site.example');
  });
});

describe('a text', () => {
  test.each([
    [rules.reasonFault, 49, 'reasonLength'],
    [rules.reasonFault, 50, undefined],
    [rules.reasonFault, 2001, 'reasonLength'],
    [rules.passkeyNameFault, 0, 'nameMissing'],
    [rules.passkeyNameFault, 60, undefined],
    [rules.passkeyNameFault, 61, 'nameLong'],
    [rules.descriptionFault, 1000, undefined],
    [rules.descriptionFault, 1001, 'descriptionLong'],
    [rules.shortTextFault, 200, undefined],
    [rules.shortTextFault, 201, 'textLong'],
  ])('%o of %d characters: %s', (rule, length, fault) => {
    expect(rule(`  ${'a'.repeat(length)} `)).toBe(fault);
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
