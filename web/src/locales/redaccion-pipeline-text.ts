import type { redaccionPipelineEs } from './redaccion-pipeline.es.ts';

/** The texts of the console's part about the pipeline. */
export type RedaccionPipelineText = typeof redaccionPipelineEs;
