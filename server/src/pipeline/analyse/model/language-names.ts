import type { Idioma } from '@poliedro/contracts/language';

/** As instructions to a model name them. */
export const LANGUAGE_NAMES: Readonly<Record<Idioma, string>> = {
  es: 'Spanish',
  en: 'English',
  fr: 'French',
  de: 'German',
};
