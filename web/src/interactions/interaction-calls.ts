import type * as interactions from '@poliedro/contracts/interactions';
import type * as reports from '@poliedro/contracts/reports';
import { createCalls } from '../accounts/create-calls.ts';

/** The contract's calls without its schemas, as in platform/api-calls.ts; a test holds them equal. */
export const INTERACTION_CALLS = {
  writeInteraction: 'POST /api/user/write_interaction',
  listInteractions: 'GET /api/user/interactions',
  getCounters: 'GET /api/contadores/:tipo/:id',
  reportContent: 'POST /api/reports',
} as const;

export const callInteractions = createCalls<typeof interactions & typeof reports, typeof INTERACTION_CALLS>(
  INTERACTION_CALLS,
);
