import type { Idioma } from '@poliedro/contracts/language';
import type { MoneyText } from './money-text.ts';
import { textFamily } from './text-family.ts';

const LOADERS: Record<Idioma, () => Promise<MoneyText>> = {
  es: () => import('./money.es.ts').then((module) => module.moneyEs),
  en: () => import('./money.en.ts').then((module) => module.moneyEn),
  fr: () => import('./money.fr.ts').then((module) => module.moneyFr),
  de: () => import('./money.de.ts').then((module) => module.moneyDe),
};

export const loadMoneyText = textFamily((idioma) => LOADERS[idioma]());
