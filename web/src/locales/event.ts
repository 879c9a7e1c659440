import type { Idioma } from '@poliedro/contracts/language';
import type { EventText } from './event-text.ts';
import { textFamily } from './text-family.ts';

const LOADERS: Record<Idioma, () => Promise<EventText>> = {
  es: () => import('./event.es.ts').then((module) => module.eventEs),
  en: () => import('./event.en.ts').then((module) => module.eventEn),
  fr: () => import('./event.fr.ts').then((module) => module.eventFr),
  de: () => import('./event.de.ts').then((module) => module.eventDe),
};

export const loadEventText = textFamily((idioma) => LOADERS[idioma]());
