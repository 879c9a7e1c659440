import type { Queryable } from '../platform/database.ts';

const NOW = { name: 'payment-asking-time', text: 'select clock_timestamp() as now' };

/** When the provider is asked, by the one clock that all processes have: of two answers the later asked for stands. */
export async function readAskingTime(db: Queryable): Promise<Date> {
  const [row] = await db.query<{ now: Date }>(NOW, []);
  if (row === undefined) throw new Error('PostgreSQL has no clock');
  return row.now;
}
