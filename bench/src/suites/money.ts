import { findOwnEngines } from '../engines/own-engines.ts';
import { startOwnPostgres } from '../engines/own-postgres.ts';
import { startOwnRedis } from '../engines/own-redis.ts';
import { openLived } from '../money/lived.ts';
import { openShop } from '../money/shop.ts';
import { type Simulated, type Simulation, simulate } from '../money/simulate.ts';
import { startApi } from '../site/api.ts';
import { createDatabase } from '../site/database.ts';
import type { Bench, Suite } from '../suite.ts';

const SEEDS = 100;
const OPERATIONS = 2000;
const TEMPLATE = 'poliedro_bench_money';
const SHOP = { readers: 60, authors: 4, articles: 60, balanceCents: 0 };
const SHOWN = 10;
/** Lives that go on side by side, each with engines of its own: one waits where the other works. */
const LANES = 2;

async function prepare(bench: Bench, lane: number): Promise<Simulation> {
  const programs = await findOwnEngines(bench, `money-${lane}`);
  const postgres = await startOwnPostgres(bench, programs);
  const redis = await startOwnRedis(bench, programs, { megabytes: 256, policy: 'noeviction' });
  const engines = { DATABASE_URL: postgres.url, REDIS_QUEUE_URL: redis.url, REDIS_CACHE_URL: redis.url };
  const services = await createDatabase(engines, TEMPLATE);
  const api = await startApi(bench, { services, release: 'money', cached: false });
  const shop = await openShop(services, api.origin, SHOP);
  await api.stop();
  return { bench, engines, postgres, template: TEMPLATE, shop, operations: OPERATIONS };
}

function tell(bench: Bench, seed: number, { purchases, crashes, faults, seconds }: Simulated): void {
  bench.say(
    `seed ${seed}: ${purchases} purchases, ${crashes} crashes, ${faults.length} faults in ${seconds.toFixed(0)} s`,
  );
  for (const fault of faults.slice(0, SHOWN)) bench.say(`  ${fault}`);
  if (faults.length > 0) bench.say(`  again: pnpm run bench -- money --seed ${seed}`);
}

async function run(bench: Bench): Promise<void> {
  const seeds =
    bench.seed === undefined ? Array.from({ length: bench.seeds ?? SEEDS }, (_, index) => index + 1) : [bench.seed];
  const lived = await openLived(bench.keep);
  const lives: Simulated[] = [];
  const lanes: Simulation[] = [];
  for (let lane = 0; lane < Math.min(LANES, seeds.length); lane += 1) lanes.push(await prepare(bench, lane));
  const left = seeds.values();
  const live = async (simulation: Simulation) => {
    for (const seed of left) {
      const known = lived.find(seed);
      const result = known ?? (await simulate(simulation, seed));
      // One that went wrong is lived again: what it depends on may have been mended beside the code.
      if (known === undefined && result.faults.length === 0) lived.add(seed, result);
      lives.push(result);
      tell(bench, seed, result);
    }
  };
  await Promise.all(lanes.map(live));
  bench.record(
    'runs',
    lives.length,
    '',
    bench.seed === undefined && bench.seeds === undefined ? { bar: `>= ${SEEDS}` } : {},
  );
  const sumOf = (count: (life: Simulated) => number) => lives.reduce((sum, life) => sum + count(life), 0);
  const fewest = Math.min(...lives.map(({ operations }) => operations));
  bench.record('operations in each', fewest, '', { bar: `>= ${OPERATIONS}` });
  bench.record(
    'crashes of API, worker and PostgreSQL',
    sumOf(({ crashes }) => crashes),
    '',
  );
  bench.record(
    'articles bought',
    sumOf(({ purchases }) => purchases),
    '',
  );
  const wrong = lives.filter(({ faults }) => faults.length > 0);
  bench.record('runs after which something is wrong', wrong.length, '', { bar: '= 0' });
  const [simulation] = lanes;
  if (simulation === undefined) return;
  const broken = await simulate({ ...simulation, operations: 100, isBroken: true }, 1);
  bench.record('a cent put into the books by hand is noticed', broken.faults.length > 0 ? 1 : 0, '', { bar: '= 1' });
}

export const moneySuite: Suite = {
  name: 'money',
  summary: `${SEEDS} lives of the house of ${OPERATIONS} operations each, drawn by lot, with faults of the card provider and crashes: the books must be right after each.`,
  isLong: true,
  run,
};
