import type { Idioma } from '@poliedro/contracts/language';
import type { AboutText } from './about-text.ts';
import { textFamily } from './text-family.ts';

const LOADERS: Record<Idioma, () => Promise<AboutText>> = {
  es: () => import('./about.es.ts').then((module) => module.aboutEs),
  en: () => import('./about.en.ts').then((module) => module.aboutEn),
  fr: () => import('./about.fr.ts').then((module) => module.aboutFr),
  de: () => import('./about.de.ts').then((module) => module.aboutDe),
};

export const loadAboutText = textFamily((idioma) => LOADERS[idioma]());
