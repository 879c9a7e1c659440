import type { Idioma } from '@poliedro/contracts/language';
import { fetchCode } from '../later/fetch-code.ts';
import type { RedaccionPeopleText } from './redaccion-people-text.ts';
import { textFamily } from './text-family.ts';

const LOADERS: Record<Idioma, () => Promise<RedaccionPeopleText>> = {
  es: () => fetchCode(() => import('./redaccion-people.es.ts')).then((module) => module.redaccionPeopleEs),
  en: () => fetchCode(() => import('./redaccion-people.en.ts')).then((module) => module.redaccionPeopleEn),
  fr: () => fetchCode(() => import('./redaccion-people.fr.ts')).then((module) => module.redaccionPeopleFr),
  de: () => fetchCode(() => import('./redaccion-people.de.ts')).then((module) => module.redaccionPeopleDe),
};

export const loadRedaccionPeopleText = textFamily((idioma) => LOADERS[idioma]());
