import type { Idioma } from '@poliedro/contracts/language';
import { createContext, use } from 'react';
import type { Messages } from '../locales/messages.ts';
import { createTranslate, type Translate } from './translate.ts';

/** One chunk per language; the browser loads only the page's. */
const LOADERS: Record<Idioma, () => Promise<Messages>> = {
  es: () => import('../locales/es.ts').then((module) => module.es),
  en: () => import('../locales/en.ts').then((module) => module.en),
  fr: () => import('../locales/fr.ts').then((module) => module.fr),
  de: () => import('../locales/de.ts').then((module) => module.de),
};

export interface Translation {
  readonly t: Translate;
}

const loaded = new Map<Idioma, Promise<Translation>>();

/** The texts of a language; the same for every page, so they are made once. */
export function loadTranslation(idioma: Idioma): Promise<Translation> {
  const known = loaded.get(idioma);
  if (known) return known;
  const loading = LOADERS[idioma]().then((messages) => ({ t: createTranslate(idioma, messages) }));
  loaded.set(idioma, loading);
  return loading;
}

const TranslationContext = createContext<Translation>({ t: (key, ..._values) => key });
export const TranslationProvider = TranslationContext.Provider;

export function useTranslation(): Translation {
  return use(TranslationContext);
}
