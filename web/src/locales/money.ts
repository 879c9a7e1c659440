import type { Idioma } from '@poliedro/contracts/language';
import { fetchCode } from '../later/fetch-code.ts';
import type { MoneyText } from './money-text.ts';
import { textFamily } from './text-family.ts';

const LOADERS: Record<Idioma, () => Promise<MoneyText>> = {
  es: () => fetchCode(() => import('./money.es.ts')).then((module) => module.moneyEs),
  en: () => fetchCode(() => import('./money.en.ts')).then((module) => module.moneyEn),
  fr: () => fetchCode(() => import('./money.fr.ts')).then((module) => module.moneyFr),
  de: () => fetchCode(() => import('./money.de.ts')).then((module) => module.moneyDe),
};

export const loadMoneyText = textFamily((idioma) => LOADERS[idioma]());
