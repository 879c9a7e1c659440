import type { Idioma } from '@poliedro/contracts/language';
import { fetchCode } from '../later/fetch-code.ts';
import type { EventText } from './event-text.ts';
import { textFamily } from './text-family.ts';

const LOADERS: Record<Idioma, () => Promise<EventText>> = {
  es: () => fetchCode(() => import('./event.es.ts')).then((module) => module.eventEs),
  en: () => fetchCode(() => import('./event.en.ts')).then((module) => module.eventEn),
  fr: () => fetchCode(() => import('./event.fr.ts')).then((module) => module.eventFr),
  de: () => fetchCode(() => import('./event.de.ts')).then((module) => module.eventDe),
};

export const loadEventText = textFamily((idioma) => LOADERS[idioma]());
