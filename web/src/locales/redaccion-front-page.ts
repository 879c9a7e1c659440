import type { Idioma } from '@poliedro/contracts/language';
import { fetchCode } from '../later/fetch-code.ts';
import type { RedaccionFrontPageText } from './redaccion-front-page-text.ts';
import { textFamily } from './text-family.ts';

const LOADERS: Record<Idioma, () => Promise<RedaccionFrontPageText>> = {
  es: () => fetchCode(() => import('./redaccion-front-page.es.ts')).then((module) => module.redaccionFrontPageEs),
  en: () => fetchCode(() => import('./redaccion-front-page.en.ts')).then((module) => module.redaccionFrontPageEn),
  fr: () => fetchCode(() => import('./redaccion-front-page.fr.ts')).then((module) => module.redaccionFrontPageFr),
  de: () => fetchCode(() => import('./redaccion-front-page.de.ts')).then((module) => module.redaccionFrontPageDe),
};

export const loadRedaccionFrontPageText = textFamily((idioma) => LOADERS[idioma]());
