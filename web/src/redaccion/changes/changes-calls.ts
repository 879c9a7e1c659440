import type * as changes from '@poliedro/contracts/redaccion/changes';
import { createCalls } from '../../platform/create-calls.ts';

/** The contract's calls without its schemas; a test holds them equal. */
export const CHANGES_CALLS = {
  listChanges: 'GET /api/redaccion/cambios',
  undoChange: 'POST /api/redaccion/cambios/:change_id/deshacer',
} as const;

export const callChanges = createCalls<typeof changes, typeof CHANGES_CALLS>(CHANGES_CALLS);
