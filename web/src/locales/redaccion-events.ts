import type { Idioma } from '@poliedro/contracts/language';
import type { RedaccionEventsText } from './redaccion-events-text.ts';
import { textFamily } from './text-family.ts';

const LOADERS: Record<Idioma, () => Promise<RedaccionEventsText>> = {
  es: () => import('./redaccion-events.es.ts').then((module) => module.redaccionEventsEs),
  en: () => import('./redaccion-events.en.ts').then((module) => module.redaccionEventsEn),
  fr: () => import('./redaccion-events.fr.ts').then((module) => module.redaccionEventsFr),
  de: () => import('./redaccion-events.de.ts').then((module) => module.redaccionEventsDe),
};

export const loadRedaccionEventsText = textFamily((idioma) => LOADERS[idioma]());
