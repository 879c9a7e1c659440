import { pageIdioma } from '../platform/language.ts';

/** In the language of the page. */
export const languageName = (code: string): string =>
  new Intl.DisplayNames(pageIdioma(), { type: 'language' }).of(code) ?? code;
