import type { Idioma } from '@poliedro/contracts/language';
import type { RedaccionReportsText } from './redaccion-reports-text.ts';
import { textFamily } from './text-family.ts';

const LOADERS: Record<Idioma, () => Promise<RedaccionReportsText>> = {
  es: () => import('./redaccion-reports.es.ts').then((module) => module.redaccionReportsEs),
  en: () => import('./redaccion-reports.en.ts').then((module) => module.redaccionReportsEn),
  fr: () => import('./redaccion-reports.fr.ts').then((module) => module.redaccionReportsFr),
  de: () => import('./redaccion-reports.de.ts').then((module) => module.redaccionReportsDe),
};

export const loadRedaccionReportsText = textFamily((idioma) => LOADERS[idioma]());
