import type { Idioma } from '@poliedro/contracts/language';
import type { InteractionsText } from './interactions-text.ts';
import { textFamily } from './text-family.ts';

const LOADERS: Record<Idioma, () => Promise<InteractionsText>> = {
  es: () => import('./interactions.es.ts').then((module) => module.interactionsEs),
  en: () => import('./interactions.en.ts').then((module) => module.interactionsEn),
  fr: () => import('./interactions.fr.ts').then((module) => module.interactionsFr),
  de: () => import('./interactions.de.ts').then((module) => module.interactionsDe),
};

export const loadInteractionsText = textFamily((idioma) => LOADERS[idioma]());
