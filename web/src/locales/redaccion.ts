import type { Idioma } from '@poliedro/contracts/language';
import type { RedaccionText } from './redaccion-text.ts';
import { textFamily } from './text-family.ts';

const LOADERS: Record<Idioma, () => Promise<RedaccionText>> = {
  es: () => import('./redaccion.es.ts').then((module) => module.redaccionEs),
  en: () => import('./redaccion.en.ts').then((module) => module.redaccionEn),
  fr: () => import('./redaccion.fr.ts').then((module) => module.redaccionFr),
  de: () => import('./redaccion.de.ts').then((module) => module.redaccionDe),
};

export const loadRedaccionText = textFamily((idioma) => LOADERS[idioma]());
