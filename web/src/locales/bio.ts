import type { Idioma } from '@poliedro/contracts/language';
import { fetchCode } from '../later/fetch-code.ts';
import type { BioText } from './bio-text.ts';
import { textFamily } from './text-family.ts';

const LOADERS: Record<Idioma, () => Promise<BioText>> = {
  es: () => fetchCode(() => import('./bio.es.ts')).then((module) => module.bioEs),
  en: () => fetchCode(() => import('./bio.en.ts')).then((module) => module.bioEn),
  fr: () => fetchCode(() => import('./bio.fr.ts')).then((module) => module.bioFr),
  de: () => fetchCode(() => import('./bio.de.ts')).then((module) => module.bioDe),
};

export const loadBioText = textFamily((idioma) => LOADERS[idioma]());
