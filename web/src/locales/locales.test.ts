import { describe, expect, test } from 'vitest';
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
