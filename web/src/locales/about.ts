import type { Idioma } from '@poliedro/contracts/language';
import { fetchCode } from '../later/fetch-code.ts';
import type { AboutText } from './about-text.ts';
import { textFamily } from './text-family.ts';

const LOADERS: Record<Idioma, () => Promise<AboutText>> = {
  es: () => fetchCode(() => import('./about.es.ts')).then((module) => module.aboutEs),
  en: () => fetchCode(() => import('./about.en.ts')).then((module) => module.aboutEn),
  fr: () => fetchCode(() => import('./about.fr.ts')).then((module) => module.aboutFr),
  de: () => fetchCode(() => import('./about.de.ts')).then((module) => module.aboutDe),
};

export const loadAboutText = textFamily((idioma) => LOADERS[idioma]());
