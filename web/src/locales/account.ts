import type { Idioma } from '@poliedro/contracts/language';
import type { AccountText } from './account-text.ts';
import { textFamily } from './text-family.ts';

const LOADERS: Record<Idioma, () => Promise<AccountText>> = {
  es: () => import('./account.es.ts').then((module) => module.accountEs),
  en: () => import('./account.en.ts').then((module) => module.accountEn),
  fr: () => import('./account.fr.ts').then((module) => module.accountFr),
  de: () => import('./account.de.ts').then((module) => module.accountDe),
};

export const loadAccountText = textFamily((idioma) => LOADERS[idioma]());
