import { getOpenAccounts } from '@poliedro/contracts/open-accounts';
import { type Registry, registerCall } from '../../platform/calls.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { readOpenAccounts } from './open-accounts.service.ts';

const KEPT = { freshSeconds: 60, staleSeconds: 60 };

export function registerOpenAccountsRoutes(registry: Registry, db: Database, clock: Clock): void {
  registerCall(registry, getOpenAccounts, KEPT, () => readOpenAccounts(db, clock()));
}
