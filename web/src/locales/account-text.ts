import type { accountEs } from './account.es.ts';

/** The texts of the screens about the account, loaded only there. */
export type AccountText = typeof accountEs;
