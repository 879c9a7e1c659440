import { withFixedSpaces } from '@poliedro/contracts/fixed-spaces';
import type { Idioma } from '@poliedro/contracts/language';
import { createContext, use } from 'react';
import type { Messages } from '../locales/messages.ts';
import { createTranslate, type Translate } from './translate.ts';

interface Language {
  readonly messages: Messages;
  readonly countryNames: Readonly<Record<string, string>>;
}

/** One chunk per language; the browser loads only the page's. */
const LOADERS: Record<Idioma, () => Promise<Language>> = {
  es: () => import('virtual:language/es'),
  en: () => import('virtual:language/en'),
  fr: () => import('virtual:language/fr'),
  de: () => import('virtual:language/de'),
};

export interface Translation {
  readonly t: Translate;
  /** The name of a country from its upper-case ISO code; the code itself where there is none. */
  readonly countryName: (pais_iso_code: string) => string;
  readonly countryNames: Readonly<Record<string, string>>;
}

const loaded = new Map<Idioma, Promise<Translation>>();

/** The texts of a language; the same for every page, so they are made once. */
export function loadTranslation(idioma: Idioma): Promise<Translation> {
  const known = loaded.get(idioma);
  if (known) return known;
  const loading = LOADERS[idioma]().then(({ messages, countryNames }) => ({
    t: createTranslate(idioma, withFixedSpaces(messages, idioma)),
    countryName: (code: string) => countryNames[code] ?? code,
    countryNames,
  }));
  loaded.set(idioma, loading);
  return loading;
}

const TranslationContext = createContext<Translation>({
  t: (key, ..._values) => key,
  countryName: (code) => code,
  countryNames: {},
});
export const TranslationProvider = TranslationContext.Provider;

export function useTranslation(): Translation {
  return use(TranslationContext);
}
