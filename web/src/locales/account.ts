import type { Idioma } from '@poliedro/contracts/language';
import { fetchCode } from '../later/fetch-code.ts';
import type { AccountText } from './account-text.ts';
import { textFamily } from './text-family.ts';

const LOADERS: Record<Idioma, () => Promise<AccountText>> = {
  es: () => fetchCode(() => import('./account.es.ts')).then((module) => module.accountEs),
  en: () => fetchCode(() => import('./account.en.ts')).then((module) => module.accountEn),
  fr: () => fetchCode(() => import('./account.fr.ts')).then((module) => module.accountFr),
  de: () => fetchCode(() => import('./account.de.ts')).then((module) => module.accountDe),
};

export const loadAccountText = textFamily((idioma) => LOADERS[idioma]());
