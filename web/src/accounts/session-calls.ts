import type * as accounts from '@poliedro/contracts/accounts';
import { createCalls } from '../platform/create-calls.ts';

/** What every page asks; the other calls come with the screens that make them. */
export const SESSION_CALLS = { getMe: 'GET /api/me', logout: 'POST /api/logout' } as const;

const TIMEOUT_MS = 5000;

export const callSession = createCalls<typeof accounts, typeof SESSION_CALLS>(SESSION_CALLS, {
  timeoutMs: TIMEOUT_MS,
});
