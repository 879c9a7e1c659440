import { describe, expect, test } from 'vitest';
import { idFromAddress, resultsAddress, withIdioma, withQuery } from './address.ts';

describe('addresses', () => {
  test('a parameter is set or taken away and the rest stays', () => {
    expect(withQuery('/?categoria_id=3#a', { evento: 7 })).toBe('/?categoria_id=3&evento=7#a');
    expect(withQuery('/?categoria_id=3&evento=7', { evento: undefined })).toBe('/?categoria_id=3');
    expect(withQuery('/?evento=7', { evento: undefined })).toBe('/');
  });

  test('results carry the category when there is one', () => {
    expect(resultsAddress(4)).toBe('/resultados/4');
    expect(resultsAddress(4, 2)).toBe('/resultados/4?categoria_id=2');
  });

  test('the language stays in the address only when it was there', () => {
    expect(withIdioma('/about#a', 'fr')).toBe('/about?idioma=fr#a');
    expect(withIdioma('/about', undefined)).toBe('/about');
  });

  test.each([
    ['12', 12],
    ['0', 0],
    ['-1', undefined],
    ['1e3', undefined],
    ['12abc', undefined],
    ['', undefined],
    [null, undefined],
    ['9999999999999999', undefined],
  ])('%j is the id %j', (text, id) => {
    expect(idFromAddress(text)).toBe(id);
  });
});
