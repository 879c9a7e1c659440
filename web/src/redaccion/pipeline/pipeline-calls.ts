import type * as pipeline from '@poliedro/contracts/redaccion/pipeline';
import { createCalls } from '../../platform/create-calls.ts';

/** The contract's calls without its schemas; a test holds them equal. */
export const PIPELINE_CALLS = {
  getPipeline: 'GET /api/redaccion/tuberia/etapas',
  listTroubles: 'GET /api/redaccion/tuberia/fallos',
  listTroubledWork: 'GET /api/redaccion/tuberia/fallos/casos',
  listStuckWork: 'GET /api/redaccion/tuberia/atascos',
  retryWork: 'POST /api/redaccion/tuberia/reintentar',
  listQuality: 'GET /api/redaccion/tuberia/calidad',
  getSpending: 'GET /api/redaccion/tuberia/gasto',
} as const;

export const callPipeline = createCalls<typeof pipeline, typeof PIPELINE_CALLS>(PIPELINE_CALLS);
