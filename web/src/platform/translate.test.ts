import { describe, expect, test } from 'vitest';
import { de } from '../locales/de.ts';
import { es } from '../locales/es.ts';
import { fr } from '../locales/fr.ts';
import { createTranslate } from './translate.ts';

describe('a text', () => {
  test('is in the language of the page', () => {
    expect(createTranslate('de', de)('site.close')).toBe('Schließen');
  });

  test('takes its values as they are', () => {
    expect(createTranslate('es', es)('carriles.seeMoreOf', { nombre: '$& <b>' })).toBe('Ver más de $& <b>');
  });

  test.each([
    [0, '0 journal'],
    [1, '1 journal'],
    [2, '2 journaux'],
    [1_000_000, '1 000 000 journaux'],
  ])('about %i has the form its language wants', (count, text) => {
    const written = createTranslate('fr', fr)('coverage.periodicos', { count });
    expect(written.replaceAll(/\s/g, ' ')).toBe(text);
  });

  test('without a plural form serves every count', () => {
    expect(createTranslate('es', es)('article.hours', { count: 1 })).toBe('hace 1 h');
  });
});
