import type { Idioma } from '@poliedro/contracts/language';
import { fetchCode } from '../later/fetch-code.ts';
import type { OpenAccountsText } from './open-accounts-text.ts';
import { textFamily } from './text-family.ts';

const LOADERS: Record<Idioma, () => Promise<OpenAccountsText>> = {
  es: () => fetchCode(() => import('./open-accounts.es.ts')).then((module) => module.openAccountsEs),
  en: () => fetchCode(() => import('./open-accounts.en.ts')).then((module) => module.openAccountsEn),
  fr: () => fetchCode(() => import('./open-accounts.fr.ts')).then((module) => module.openAccountsFr),
  de: () => fetchCode(() => import('./open-accounts.de.ts')).then((module) => module.openAccountsDe),
};

export const loadOpenAccountsText = textFamily((idioma) => LOADERS[idioma]());
