import { setTimeout as delay } from 'node:timers/promises';
import { findOwnEngines } from '../engines/own-engines.ts';
import { startOwnPostgres } from '../engines/own-postgres.ts';
import { startOwnRedis } from '../engines/own-redis.ts';
import { runConstantRate } from '../load/constant-rate.ts';
import { BROWSER_HEADERS } from '../load/load.ts';
import { type Api, startApi } from '../site/api.ts';
import { createDatabase } from '../site/database.ts';
import { purgeAll } from '../site/kept-pages.ts';
import type { Bench, Suite } from '../suite.ts';

const RELEASE = 'bench-outage';
const DATABASE = 'poliedro_bench_outage';
const PATHS = ['/', '/carril/1', '/evento/1', '/api/carril/1/events', '/api/modal_eventos/1'];
const RATE = 300;
/** So many that none waits for another's answer, even when each takes two seconds. */
const CONNECTIONS = 2 * RATE + 100;
const BEFORE_SECONDS = 5;
/** Longer than anything kept stays fresh, so that all of it is asked for anew while the service is away. */
const AWAY_SECONDS = 20;
const AFTER_SECONDS = 15;
const POLL_MS = 50;
const GIVE_UP_SECONDS = 60;

/** Returns the seconds since then, also where it has given up: they are far beyond any bar. */
async function untilReadyIs(api: Api, status: number, started: number): Promise<number> {
  for (;;) {
    const answer = await fetch(`${api.origin}/health/ready`);
    await answer.arrayBuffer();
    const seconds = (performance.now() - started) / 1000;
    if (answer.status === status || seconds > GIVE_UP_SECONDS) return seconds;
    await delay(POLL_MS);
  }
}

async function warmUp(api: Api): Promise<void> {
  for (const path of PATHS) {
    const answer = await fetch(`${api.origin}${path}`, { headers: BROWSER_HEADERS });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  }
}

interface Outage {
  name: string;
  begin(): Promise<unknown>;
  end(): Promise<unknown>;
}

async function breakAndMend(api: Api, { begin, end }: Outage) {
  await delay(BEFORE_SECONDS * 1000);
  const mending = delay(AWAY_SECONDS * 1000);
  const begun = performance.now();
  await begin();
  const noticed = await untilReadyIs(api, 503, begun);
  await mending;
  await end();
  return { noticed, recovered: await untilReadyIs(api, 200, performance.now()) };
}

async function measureOutage(bench: Bench, api: Api, outage: Outage): Promise<void> {
  bench.say(`${outage.name}: away for ${AWAY_SECONDS} s under ${RATE} requests a second`);
  await warmUp(api);
  const [load, { noticed, recovered }] = await Promise.all([
    runConstantRate({
      ports: [api.port],
      paths: PATHS,
      rate: RATE,
      seconds: BEFORE_SECONDS + AWAY_SECONDS + AFTER_SECONDS,
      connections: CONNECTIONS,
      headers: BROWSER_HEADERS,
    }),
    breakAndMend(api, outage),
  ]);
  if (load.errors > 0) bench.say(`errors by kind: ${JSON.stringify(load.errorKinds)}`);
  bench.record(`${outage.name}: errors on warm pages`, load.errors, '', { bar: '= 0' });
  bench.record(`${outage.name}: slowest answer`, load.slowestMs, 'ms', { bar: '<= 2000' });
  bench.record(`${outage.name}: p99`, load.p99Ms, 'ms');
  bench.record(`${outage.name}: ready says no after`, noticed, 's', { bar: '<= 3' });
  bench.record(`${outage.name}: ready says yes again after its return`, recovered, 's', { bar: '<= 5' });
}

async function run(bench: Bench): Promise<void> {
  const engines = await findOwnEngines(bench);
  const postgres = await startOwnPostgres(bench, engines);
  const redis = await startOwnRedis(bench, engines);
  const own = { DATABASE_URL: postgres.url, REDIS_QUEUE_URL: redis.url, REDIS_CACHE_URL: redis.url };
  const services = await createDatabase(own, DATABASE);
  const api = await startApi(bench, { services, release: RELEASE, cached: true });
  await measureOutage(bench, api, { name: 'PostgreSQL killed', begin: postgres.stop, end: postgres.start });
  await measureOutage(bench, api, {
    name: 'PostgreSQL frozen',
    begin: async () => postgres.freeze(),
    end: async () => postgres.thaw(),
  });
  await measureOutage(bench, api, {
    name: 'PostgreSQL frozen and all purged',
    async begin() {
      postgres.freeze();
      await purgeAll(redis.url, RELEASE);
    },
    end: async () => postgres.thaw(),
  });
  await measureOutage(bench, api, { name: 'Redis killed', begin: redis.stop, end: redis.start });
}

export const outageSuite: Suite = {
  name: 'outage',
  summary: `Home, carril and event at ${RATE} requests a second while PostgreSQL or Redis goes away for ${AWAY_SECONDS} s and comes back.`,
  run,
};
