import { ALIAS_MAX, ALIAS_MIN, PASSWORD_MAX, PASSWORD_MIN } from '@poliedro/contracts/accounts';
import { describe, expect, test } from 'vitest';
import { accountDe } from './account.de.ts';
import { accountEn } from './account.en.ts';
import { accountEs } from './account.es.ts';
import { accountFr } from './account.fr.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

function flatten(texts: object, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([name, value]) =>
      typeof value === 'string' ? [[prefix + name, value] as const] : [...flatten(value, `${prefix}${name}.`)],
    ),
  );
}

const variables = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(String).sort();

describe.each(Object.entries({ en, fr, de }))('the texts in %s', (_, texts) => {
  const translated = flatten(texts);

  test('are the same as in Spanish, with the same variables', () => {
    for (const [name, spanish] of flatten(es)) {
      expect(variables(translated.get(name) ?? ''), name).toEqual(variables(spanish));
    }
  });

  test('say something', () => {
    for (const [name, text] of translated) expect(text.trim(), name).not.toBe('');
  });
});

describe.each(Object.entries({ es: accountEs, en: accountEn, fr: accountFr, de: accountDe }))(
  'the texts about the account in %s',
  (_, texts) => {
    test('name the limits of the contract', () => {
      const numbers = (text: string) => (text.match(/\d+/g) ?? []).map(Number);
      const { faults, fields, strength } = texts;
      for (const text of [faults.aliasLength, fields.aliasHint]) expect(numbers(text)).toEqual([ALIAS_MIN, ALIAS_MAX]);
      for (const text of [faults.passwordShort, fields.passwordHint, strength.short]) {
        expect(numbers(text)).toEqual([PASSWORD_MIN]);
      }
      expect(numbers(faults.passwordLong)).toEqual([PASSWORD_MAX]);
    });
  },
);
