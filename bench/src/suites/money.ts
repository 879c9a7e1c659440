import { findOwnEngines } from '../engines/own-engines.ts';
import { startOwnPostgres } from '../engines/own-postgres.ts';
import { startOwnRedis } from '../engines/own-redis.ts';
import { openShop } from '../money/shop.ts';
import { type Simulation, simulate } from '../money/simulate.ts';
import { startApi } from '../site/api.ts';
import { createDatabase } from '../site/database.ts';
import type { Bench, Suite } from '../suite.ts';

const SEEDS = 100;
const OPERATIONS = 2000;
const TEMPLATE = 'poliedro_bench_money';
const SHOP = { readers: 60, authors: 4, articles: 60, balanceCents: 0 };
const SHOWN = 10;

async function prepare(bench: Bench): Promise<Simulation> {
  const programs = await findOwnEngines(bench);
  const postgres = await startOwnPostgres(bench, programs);
  const redis = await startOwnRedis(bench, programs, { megabytes: 256, policy: 'noeviction' });
  const engines = { DATABASE_URL: postgres.url, REDIS_QUEUE_URL: redis.url, REDIS_CACHE_URL: redis.url };
  const services = await createDatabase(engines, TEMPLATE);
  const api = await startApi(bench, { services, release: 'money', cached: false });
  const shop = await openShop(services, api.origin, SHOP);
  await api.stop();
  return { bench, engines, postgres, template: TEMPLATE, shop, operations: OPERATIONS };
}

async function run(bench: Bench): Promise<void> {
  const simulation = await prepare(bench);
  const seeds =
    bench.seed === undefined ? Array.from({ length: bench.seeds ?? SEEDS }, (_, index) => index + 1) : [bench.seed];
  const failed: number[] = [];
  let crashes = 0;
  let purchases = 0;
  for (const seed of seeds) {
    const result = await simulate(simulation, seed);
    crashes += result.crashes;
    purchases += result.purchases;
    bench.say(
      `seed ${seed}: ${result.purchases} purchases, ${result.crashes} crashes, ${result.faults.length} faults in ${result.seconds.toFixed(0)} s`,
    );
    if (result.faults.length === 0) continue;
    failed.push(seed);
    for (const fault of result.faults.slice(0, SHOWN)) bench.say(`  ${fault}`);
    bench.say(`  again: pnpm run bench -- money --seed ${seed}`);
  }
  bench.record(
    'runs',
    seeds.length,
    '',
    bench.seed === undefined && bench.seeds === undefined ? { bar: `>= ${SEEDS}` } : {},
  );
  bench.record('operations in each', OPERATIONS, '', { bar: `>= ${OPERATIONS}` });
  bench.record('crashes of API, worker and PostgreSQL', crashes, '');
  bench.record('articles bought', purchases, '');
  bench.record('runs after which something is wrong', failed.length, '', { bar: '= 0' });
  const broken = await simulate({ ...simulation, operations: 100, isBroken: true }, 1);
  bench.record('a cent put into the books by hand is noticed', broken.faults.length > 0 ? 1 : 0, '', { bar: '= 1' });
}

export const moneySuite: Suite = {
  name: 'money',
  summary: `${SEEDS} lives of the house of ${OPERATIONS} operations each, drawn by lot, with faults of the card provider and crashes: the books must be right after each.`,
  isLong: true,
  run,
};
