import type { AccountText } from './account-text.ts';
import type { zoneEs } from './zone.es.ts';

/** The texts of the user zone, beside those of every screen about the account. */
export type ZoneText = typeof zoneEs;
export type UserText = AccountText & ZoneText;
