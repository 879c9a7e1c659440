import type { Idioma } from '@poliedro/contracts/language';
import type { BioText } from './bio-text.ts';
import { textFamily } from './text-family.ts';

const LOADERS: Record<Idioma, () => Promise<BioText>> = {
  es: () => import('./bio.es.ts').then((module) => module.bioEs),
  en: () => import('./bio.en.ts').then((module) => module.bioEn),
  fr: () => import('./bio.fr.ts').then((module) => module.bioFr),
  de: () => import('./bio.de.ts').then((module) => module.bioDe),
};

export const loadBioText = textFamily((idioma) => LOADERS[idioma]());
