import type { Idioma } from '@poliedro/contracts/language';
import { textFamily } from './text-family.ts';
import type { TransparencyText } from './transparency-text.ts';

const LOADERS: Record<Idioma, () => Promise<TransparencyText>> = {
  es: () => import('./transparency.es.ts').then((module) => module.transparencyEs),
  en: () => import('./transparency.en.ts').then((module) => module.transparencyEn),
  fr: () => import('./transparency.fr.ts').then((module) => module.transparencyFr),
  de: () => import('./transparency.de.ts').then((module) => module.transparencyDe),
};

export const loadTransparencyText = textFamily((idioma) => LOADERS[idioma]());
