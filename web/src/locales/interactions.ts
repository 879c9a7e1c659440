import type { Idioma } from '@poliedro/contracts/language';
import { fetchCode } from '../later/fetch-code.ts';
import type { InteractionsText } from './interactions-text.ts';
import { textFamily } from './text-family.ts';

const LOADERS: Record<Idioma, () => Promise<InteractionsText>> = {
  es: () => fetchCode(() => import('./interactions.es.ts')).then((module) => module.interactionsEs),
  en: () => fetchCode(() => import('./interactions.en.ts')).then((module) => module.interactionsEn),
  fr: () => fetchCode(() => import('./interactions.fr.ts')).then((module) => module.interactionsFr),
  de: () => fetchCode(() => import('./interactions.de.ts')).then((module) => module.interactionsDe),
};

export const loadInteractionsText = textFamily((idioma) => LOADERS[idioma]());
