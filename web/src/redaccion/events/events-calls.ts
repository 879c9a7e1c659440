import type * as events from '@poliedro/contracts/redaccion/events';
import { createCalls } from '../../platform/create-calls.ts';

/** The contract's calls without its schemas; a test holds them equal. */
export const EVENTS_CALLS = {
  listOperatorEvents: 'GET /api/redaccion/eventos',
  getMadeEvent: 'GET /api/redaccion/eventos/:evento_id',
  getEventScores: 'GET /api/redaccion/eventos/:evento_id/parecido',
  mergeEvents: 'POST /api/redaccion/eventos/:evento_id/unir',
  splitEvent: 'POST /api/redaccion/eventos/:evento_id/separar',
  moveArticle: 'POST /api/redaccion/eventos/:evento_id/mover',
  rerunEvent: 'POST /api/redaccion/eventos/:evento_id/repetir',
  withdrawStatement: 'POST /api/redaccion/frases/:statement_id/retirar',
  correctStatement: 'POST /api/redaccion/frases/:statement_id/corregir',
} as const;

export const callEvents = createCalls<typeof events, typeof EVENTS_CALLS>(EVENTS_CALLS);
