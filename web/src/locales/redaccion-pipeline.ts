import type { Idioma } from '@poliedro/contracts/language';
import { fetchCode } from '../later/fetch-code.ts';
import type { RedaccionPipelineText } from './redaccion-pipeline-text.ts';
import { textFamily } from './text-family.ts';

const LOADERS: Record<Idioma, () => Promise<RedaccionPipelineText>> = {
  es: () => fetchCode(() => import('./redaccion-pipeline.es.ts')).then((module) => module.redaccionPipelineEs),
  en: () => fetchCode(() => import('./redaccion-pipeline.en.ts')).then((module) => module.redaccionPipelineEn),
  fr: () => fetchCode(() => import('./redaccion-pipeline.fr.ts')).then((module) => module.redaccionPipelineFr),
  de: () => fetchCode(() => import('./redaccion-pipeline.de.ts')).then((module) => module.redaccionPipelineDe),
};

export const loadRedaccionPipelineText = textFamily((idioma) => LOADERS[idioma]());
