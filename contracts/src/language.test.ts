import { describe, expect, test } from 'vitest';
import { negotiateIdioma } from './language.ts';

describe('the language at start', () => {
  test.each([
    ['es-AR,es;q=0.9,en;q=0.8', 'es'],
    ['fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5', 'fr'],
    ['en;q=0.5, de', 'de'],
    ['pt-BR,pt;q=0.9,es;q=0.4', 'es'],
    ['DE-at', 'de'],
    ['es;q=0, fr;q=0.1', 'fr'],
    ['pt-BR', 'en'],
    ['', 'en'],
    ['*', 'en'],
    [undefined, 'en'],
    [';;;,,q=', 'en'],
  ])('%j is answered in %s', (header, idioma) => {
    expect(negotiateIdioma(header)).toBe(idioma);
  });
});
