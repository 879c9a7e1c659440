import type { Idioma } from '@poliedro/contracts/language';
import { fetchCode } from '../later/fetch-code.ts';
import type { RedaccionReportsText } from './redaccion-reports-text.ts';
import { textFamily } from './text-family.ts';

const LOADERS: Record<Idioma, () => Promise<RedaccionReportsText>> = {
  es: () => fetchCode(() => import('./redaccion-reports.es.ts')).then((module) => module.redaccionReportsEs),
  en: () => fetchCode(() => import('./redaccion-reports.en.ts')).then((module) => module.redaccionReportsEn),
  fr: () => fetchCode(() => import('./redaccion-reports.fr.ts')).then((module) => module.redaccionReportsFr),
  de: () => fetchCode(() => import('./redaccion-reports.de.ts')).then((module) => module.redaccionReportsDe),
};

export const loadRedaccionReportsText = textFamily((idioma) => LOADERS[idioma]());
