import type { openAccountsEs } from './open-accounts.es.ts';

/** The texts of the open accounts. */
export type OpenAccountsText = typeof openAccountsEs;
