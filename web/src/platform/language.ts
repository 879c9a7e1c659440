import type { Idioma } from '@poliedro/contracts/language';
import { withQuery } from './address.ts';

/** The languages of the interface, each called by its own name. */
export const IDIOMA_NAMES = { es: 'Español', en: 'English', fr: 'Français', de: 'Deutsch' } as const satisfies Record<
  Idioma,
  string
>;
export const IDIOMAS = Object.keys(IDIOMA_NAMES) as Idioma[];

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The language the server chose for this page; it stays until the page is loaded anew. */
export function pageIdioma(): Idioma {
  return document.documentElement.lang as Idioma;
}

export function rememberIdioma(idioma: Idioma): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we serve
  document.cookie = `idioma=${idioma}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}

/** The same page in another language, which is remembered from now on. */
export function reloadInIdioma(idioma: Idioma): void {
  rememberIdioma(idioma);
  const here = location.pathname + location.search + location.hash;
  const plain = withQuery(here, { idioma: undefined });
  if (plain === here) location.reload();
  else location.assign(plain);
}
