import type * as reports from '@poliedro/contracts/redaccion/reports';
import { createCalls } from '../../platform/create-calls.ts';

/** The contract's calls without its schemas; a test holds them equal. */
export const REPORTS_CALLS = {
  listReported: 'GET /api/redaccion/avisos',
  listDecided: 'GET /api/redaccion/avisos/decididos',
  decideReports: 'POST /api/redaccion/avisos/:tipo/:objeto_id',
} as const;

/** The same holds for how long reasons may be. */
export const REASONS_MAX = 2000;

export const callReports = createCalls<typeof reports, typeof REPORTS_CALLS>(REPORTS_CALLS);
