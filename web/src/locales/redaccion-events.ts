import type { Idioma } from '@poliedro/contracts/language';
import { fetchCode } from '../later/fetch-code.ts';
import type { RedaccionEventsText } from './redaccion-events-text.ts';
import { textFamily } from './text-family.ts';

const LOADERS: Record<Idioma, () => Promise<RedaccionEventsText>> = {
  es: () => fetchCode(() => import('./redaccion-events.es.ts')).then((module) => module.redaccionEventsEs),
  en: () => fetchCode(() => import('./redaccion-events.en.ts')).then((module) => module.redaccionEventsEn),
  fr: () => fetchCode(() => import('./redaccion-events.fr.ts')).then((module) => module.redaccionEventsFr),
  de: () => fetchCode(() => import('./redaccion-events.de.ts')).then((module) => module.redaccionEventsDe),
};

export const loadRedaccionEventsText = textFamily((idioma) => LOADERS[idioma]());
