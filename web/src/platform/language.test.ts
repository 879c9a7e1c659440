import { IDIOMAS as CONTRACT_IDIOMAS, IDIOMA_COOKIE } from '@poliedro/contracts/language';
import { afterEach, expect, test, vi } from 'vitest';
import { IDIOMAS, rememberIdioma } from './language.ts';

afterEach(() => vi.unstubAllGlobals());

test('the languages are those of the contract, in its order', () => {
  expect(IDIOMAS).toEqual([...CONTRACT_IDIOMAS]);
});

test('the choice is kept a year in the cookie the server reads', () => {
  const page = { cookie: '' };
  vi.stubGlobal('document', page);
  rememberIdioma('de');
  expect(page.cookie).toBe(`${IDIOMA_COOKIE}=de; path=/; max-age=31536000; samesite=lax`);
});
