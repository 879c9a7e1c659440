import type { Idioma } from '@poliedro/contracts/language';
import type { RedaccionMoneyText } from './redaccion-money-text.ts';
import { textFamily } from './text-family.ts';

const LOADERS: Record<Idioma, () => Promise<RedaccionMoneyText>> = {
  es: () => import('./redaccion-money.es.ts').then((module) => module.redaccionMoneyEs),
  en: () => import('./redaccion-money.en.ts').then((module) => module.redaccionMoneyEn),
  fr: () => import('./redaccion-money.fr.ts').then((module) => module.redaccionMoneyFr),
  de: () => import('./redaccion-money.de.ts').then((module) => module.redaccionMoneyDe),
};

export const loadRedaccionMoneyText = textFamily((idioma) => LOADERS[idioma]());
