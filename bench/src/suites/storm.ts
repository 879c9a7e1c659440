import { setTimeout as delay } from 'node:timers/promises';
import { startSameBytes } from '../bare/start.ts';
import { type ConstantRateResult, runConstantRate } from '../load/constant-rate.ts';
import { BROWSER_HEADERS } from '../load/load.ts';
import { type Api, nameRelease, startApi } from '../site/api.ts';
import { createDatabase, dropDatabase } from '../site/database.ts';
import { countKeptPages, purgeAll } from '../site/kept-pages.ts';
import { startWriting } from '../site/writer.ts';
import type { Bench, Suite } from '../suite.ts';

const DATABASE = 'poliedro_bench_storm';
const PATH = '/';
const WANTED_RATE = 5000;
const SECONDS = 60;
const PURGE_AFTER_SECONDS = 30;
const WRITES_PER_SECOND = 20;
const PROCESSES = 2;
const CONNECTIONS = 500;
/** What is held of what is asked for to count as held. */
const HELD = 0.99;
/** After a purge everything is fetched anew within this time, and nothing grows stale again before it is over. */
const REFILL_SECONDS = 5;

const storm = (ports: readonly number[], rate: number, seconds: number) =>
  runConstantRate({ ports, paths: [PATH], rate, seconds, connections: CONNECTIONS, headers: BROWSER_HEADERS });

/** What this machine can carry at all with the generator on its own cores: a bare server that gives the same bytes. */
async function chooseRate(bench: Bench, origin: string): Promise<number> {
  const bare = await startSameBytes(bench, { origin, path: PATH, headers: BROWSER_HEADERS });
  const ports = [Number(new URL(bare.origin).port)];
  await storm(ports, 1000, 2);
  const { held, p99Ms } = await storm(ports, WANTED_RATE, 5);
  bench.record('bare Fastify with the same bytes: rate held', held, 'req/s');
  bench.record('bare Fastify with the same bytes: p99', p99Ms, 'ms');
  return held >= WANTED_RATE * HELD ? WANTED_RATE : Math.floor(held * HELD);
}

const countRefills = async (apis: readonly Api[]) => {
  const counts = await Promise.all(apis.map((api) => api.readMetric('response_cache', 'outcome="refills"')));
  return counts.reduce((sum, count) => sum + count, 0);
};

/** Pages grow stale every few seconds and are fetched anew: the purge comes between two such waves, to be told apart. */
async function untilQuiet(apis: readonly Api[]): Promise<number> {
  let before = await countRefills(apis);
  for (let quiet = 0; quiet < 4; ) {
    await delay(250);
    const now = await countRefills(apis);
    quiet = now === before ? quiet + 1 : 0;
    before = now;
  }
  return before;
}

interface Refills {
  refills: number;
  pages: number;
}

async function purgeInTheMiddle(apis: readonly Api[], redisUrl: string, release: string): Promise<Refills> {
  await delay(PURGE_AFTER_SECONDS * 1000);
  const before = await untilQuiet(apis);
  const epoch = await purgeAll(redisUrl, release);
  await delay(REFILL_SECONDS * 1000);
  return { refills: (await countRefills(apis)) - before, pages: await countKeptPages(redisUrl, release, epoch) };
}

function recordStorm(bench: Bench, rate: number, result: ConstantRateResult, { refills, pages }: Refills): void {
  bench.record('rate asked for', rate, 'req/s');
  bench.record('rate held', result.held / rate, 'ratio', { bar: `>= ${HELD}` });
  bench.record('errors', result.errors, '', { bar: '= 0' });
  bench.record('refills per page after the purge', refills / pages, '', { bar: '= 1' });
  bench.record('pages fetched anew after the purge', pages, '');
  bench.record('p50', result.p50Ms, 'ms');
  bench.record('p99', result.p99Ms, 'ms');
  bench.record('slowest', result.slowestMs, 'ms');
  if (result.errors > 0) bench.say(`errors by kind: ${JSON.stringify(result.errorKinds)}`);
}

async function run(bench: Bench): Promise<void> {
  bench.cleanup.add(() => dropDatabase(bench.services, DATABASE));
  const services = await createDatabase(bench.services, DATABASE);
  const release = nameRelease(bench, services, 'storm');
  const apis: Api[] = [];
  for (let i = 0; i < PROCESSES; i++) apis.push(await startApi(bench, { services, release, cached: true }));
  const ports = apis.map((api) => api.port);
  const rate = await chooseRate(bench, apis[0]?.origin ?? '');
  await storm(ports, Math.min(rate, 1000), 3);

  const writer = await startWriting(services, WRITES_PER_SECOND);
  bench.cleanup.add(() => writer.stop());
  bench.say(
    `${rate} requests a second for ${SECONDS} s at ${PROCESSES} processes, purge after ${PURGE_AFTER_SECONDS} s`,
  );
  const [result, refills] = await Promise.all([
    storm(ports, rate, SECONDS),
    purgeInTheMiddle(apis, services.REDIS_CACHE_URL, release),
  ]);
  const written = await writer.stop();
  recordStorm(bench, rate, result, refills);
  bench.record('events written meanwhile', written / SECONDS, '1/s');
}

export const stormSuite: Suite = {
  name: 'storm',
  summary: `The kept home page at ${WANTED_RATE} requests a second for ${SECONDS} s on ${PROCESSES} processes, while events are written and everything kept is purged once.`,
  run,
};
