import type { Idioma } from '@poliedro/contracts/language';
import { fetchCode } from '../later/fetch-code.ts';
import type { RedaccionText } from './redaccion-text.ts';
import { textFamily } from './text-family.ts';

const LOADERS: Record<Idioma, () => Promise<RedaccionText>> = {
  es: () => fetchCode(() => import('./redaccion.es.ts')).then((module) => module.redaccionEs),
  en: () => fetchCode(() => import('./redaccion.en.ts')).then((module) => module.redaccionEn),
  fr: () => fetchCode(() => import('./redaccion.fr.ts')).then((module) => module.redaccionFr),
  de: () => fetchCode(() => import('./redaccion.de.ts')).then((module) => module.redaccionDe),
};

export const loadRedaccionText = textFamily((idioma) => LOADERS[idioma]());
