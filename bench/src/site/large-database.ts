import type { Bench } from '../suite.ts';
import { createDatabase, dropDatabase, hasDatabase, migrate, query, type Volume } from './database.ts';
import { type Services, withDatabase } from './services.ts';

export const LARGE: Volume = { events: 100_000, articles: 2_000_000 };
const LARGE_DATABASE = 'poliedro_bench_large';

export const describe = ({ events, articles }: Volume) =>
  `${events.toLocaleString('en-US')} events and ${articles.toLocaleString('en-US')} articles`;

async function isComplete(services: Services): Promise<boolean> {
  const [row] = await query<{ events: string }>(services, 'select count(*) as events from events');
  return Number(row?.events) >= LARGE.events;
}

/** With `--keep` it is left standing, and used again. */
export async function prepareLarge(bench: Bench): Promise<Services> {
  const kept = withDatabase(bench.services, LARGE_DATABASE);
  if (!bench.keep) bench.cleanup.add(() => dropDatabase(bench.services, LARGE_DATABASE));
  else if (await hasDatabase(bench.services, LARGE_DATABASE)) {
    await migrate(kept);
    if (await isComplete(kept)) return kept;
  }
  bench.say(`generating ${describe(LARGE)}`);
  const started = performance.now();
  const services = await createDatabase(bench.services, LARGE_DATABASE, LARGE);
  const minutes = (performance.now() - started) / 60_000;
  bench.record(`generating ${describe(LARGE)}`, minutes, 'min');
  return services;
}
