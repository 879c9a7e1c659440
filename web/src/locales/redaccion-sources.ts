import type { Idioma } from '@poliedro/contracts/language';
import { fetchCode } from '../later/fetch-code.ts';
import type { RedaccionSourcesText } from './redaccion-sources-text.ts';
import { textFamily } from './text-family.ts';

const LOADERS: Record<Idioma, () => Promise<RedaccionSourcesText>> = {
  es: () => fetchCode(() => import('./redaccion-sources.es.ts')).then((module) => module.redaccionSourcesEs),
  en: () => fetchCode(() => import('./redaccion-sources.en.ts')).then((module) => module.redaccionSourcesEn),
  fr: () => fetchCode(() => import('./redaccion-sources.fr.ts')).then((module) => module.redaccionSourcesFr),
  de: () => fetchCode(() => import('./redaccion-sources.de.ts')).then((module) => module.redaccionSourcesDe),
};

export const loadRedaccionSourcesText = textFamily((idioma) => LOADERS[idioma]());
