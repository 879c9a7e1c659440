import type { Idioma } from '@poliedro/contracts/language';
import type { RedaccionPipelineText } from './redaccion-pipeline-text.ts';
import { textFamily } from './text-family.ts';

const LOADERS: Record<Idioma, () => Promise<RedaccionPipelineText>> = {
  es: () => import('./redaccion-pipeline.es.ts').then((module) => module.redaccionPipelineEs),
  en: () => import('./redaccion-pipeline.en.ts').then((module) => module.redaccionPipelineEn),
  fr: () => import('./redaccion-pipeline.fr.ts').then((module) => module.redaccionPipelineFr),
  de: () => import('./redaccion-pipeline.de.ts').then((module) => module.redaccionPipelineDe),
};

export const loadRedaccionPipelineText = textFamily((idioma) => LOADERS[idioma]());
