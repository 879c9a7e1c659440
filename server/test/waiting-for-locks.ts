import { expect } from 'vitest';
import type { Database } from '../src/platform/database.ts';

const WAITING = {
  name: '',
  text: `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
};

/** Until so many wait for what somebody else has locked. */
export async function untilWaitingForLocks(db: Database, count: number): Promise<void> {
  await expect.poll(async () => (await db.query(WAITING, [])).length, { interval: 20 }).toBe(count);
}
