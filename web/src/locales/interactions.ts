import type { Idioma } from '@poliedro/contracts/language';
import type { InteractionsText } from './interactions-text.ts';

const LOADERS: Record<Idioma, () => Promise<InteractionsText>> = {
  es: () => import('./interactions.es.ts').then((module) => module.interactionsEs),
  en: () => import('./interactions.en.ts').then((module) => module.interactionsEn),
  fr: () => import('./interactions.fr.ts').then((module) => module.interactionsFr),
  de: () => import('./interactions.de.ts').then((module) => module.interactionsDe),
};

const loaded = new Map<Idioma, Promise<InteractionsText>>();

/** The same promise each time, so that a component can wait for it. */
export function loadInteractionsText(idioma: Idioma): Promise<InteractionsText> {
  const known = loaded.get(idioma);
  if (known) return known;
  const loading = LOADERS[idioma]();
  loaded.set(idioma, loading);
  loading.catch(() => loaded.delete(idioma));
  return loading;
}
