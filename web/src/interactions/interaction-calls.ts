import type * as interactions from '@poliedro/contracts/interactions';
import type * as reports from '@poliedro/contracts/reports';
import { createCalls } from '../platform/create-calls.ts';

/** The contract's calls without its schemas, as in platform/api-calls.ts; a test holds them equal. */
export const INTERACTION_CALLS = {
  writeInteraction: 'POST /api/user/write_interaction',
  listInteractions: 'GET /api/user/interactions',
  getCounters: 'GET /api/contadores/:tipo/:id',
  reportContent: 'POST /api/reports',
} as const;

type Contract = typeof interactions & typeof reports;

export const callInteractions = createCalls<Contract, typeof INTERACTION_CALLS>(INTERACTION_CALLS);
/** Passes by what the browser has kept. */
export const callInteractionsAnew = createCalls<Contract, typeof INTERACTION_CALLS>(INTERACTION_CALLS, {
  cache: 'no-cache',
});
