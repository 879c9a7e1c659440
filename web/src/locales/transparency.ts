import type { Idioma } from '@poliedro/contracts/language';
import { fetchCode } from '../later/fetch-code.ts';
import { textFamily } from './text-family.ts';
import type { TransparencyText } from './transparency-text.ts';

const LOADERS: Record<Idioma, () => Promise<TransparencyText>> = {
  es: () => fetchCode(() => import('./transparency.es.ts')).then((module) => module.transparencyEs),
  en: () => fetchCode(() => import('./transparency.en.ts')).then((module) => module.transparencyEn),
  fr: () => fetchCode(() => import('./transparency.fr.ts')).then((module) => module.transparencyFr),
  de: () => fetchCode(() => import('./transparency.de.ts')).then((module) => module.transparencyDe),
};

export const loadTransparencyText = textFamily((idioma) => LOADERS[idioma]());
