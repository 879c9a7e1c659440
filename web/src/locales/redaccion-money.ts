import type { Idioma } from '@poliedro/contracts/language';
import { fetchCode } from '../later/fetch-code.ts';
import type { RedaccionMoneyText } from './redaccion-money-text.ts';
import { textFamily } from './text-family.ts';

const LOADERS: Record<Idioma, () => Promise<RedaccionMoneyText>> = {
  es: () => fetchCode(() => import('./redaccion-money.es.ts')).then((module) => module.redaccionMoneyEs),
  en: () => fetchCode(() => import('./redaccion-money.en.ts')).then((module) => module.redaccionMoneyEn),
  fr: () => fetchCode(() => import('./redaccion-money.fr.ts')).then((module) => module.redaccionMoneyFr),
  de: () => fetchCode(() => import('./redaccion-money.de.ts')).then((module) => module.redaccionMoneyDe),
};

export const loadRedaccionMoneyText = textFamily((idioma) => LOADERS[idioma]());
