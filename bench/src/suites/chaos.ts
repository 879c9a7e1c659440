import { disturb } from '../chaos/disturb.ts';
import { compareSnapshots, type Snapshot, takeSnapshot } from '../chaos/snapshot.ts';
import { findOwnEngines } from '../engines/own-engines.ts';
import { type OwnPostgres, startOwnPostgres } from '../engines/own-postgres.ts';
import { startOwnRedis } from '../engines/own-redis.ts';
import { addFeeds } from '../press/feeds.ts';
import { type Press, startPress } from '../press/press.ts';
import { copyDatabase, createPressDatabase } from '../site/database.ts';
import type { Services } from '../site/services.ts';
import type { Bench, Suite } from '../suite.ts';
import { emptyQueue } from '../workers/own-queue.ts';
import { consolidate, holdConsolidation, isWritten, untilProgress, writeAnew } from '../workers/progress.ts';
import { type RunningWorker, startWorker } from '../workers/worker.ts';

const ARTICLES = 20_000;
const ARTICLES_A_FEED = 10;
const WORKERS = 2;
/** A feed has its newest thirty: of those that write most, some are never seen. */
const UNSEEN = 0.03;
const GIVE_UP_MINUTES = 120;
const SHOWN = 5;
const NAMES = { template: 'poliedro_bench_press', calm: 'poliedro_bench_calm', wild: 'poliedro_bench_wild' };

interface Stage {
  readonly bench: Bench;
  readonly engines: Services;
  readonly postgres: OwnPostgres;
  readonly press: Press;
  readonly articles: number;
}

/** Workers on a database of their own, until there is nothing left to do. */
async function runOnce({ bench, engines, postgres, press, articles }: Stage, name: keyof typeof NAMES) {
  const services = await copyDatabase(engines, NAMES.template, NAMES[name]);
  await emptyQueue(services);
  const worker = { services, route: press.route };
  const workers: RunningWorker[] = [];
  for (let number = 0; number < WORKERS; number += 1) workers.push(await startWorker(bench, worker));
  const began = performance.now();
  const disturbance = name === 'wild' ? disturb(bench, { services, postgres, worker, workers, articles }) : undefined;
  await untilProgress(services, isWritten, GIVE_UP_MINUTES);
  const progress = await consolidate(services, GIVE_UP_MINUTES);
  const alive = (await disturbance?.end()) ?? workers;
  const minutes = (performance.now() - began) / 60_000;
  await writeAnew(services, GIVE_UP_MINUTES);
  const snapshot = await takeSnapshot(services);
  await Promise.all(alive.map((one) => one.stop()));
  return { snapshot, progress, minutes, disturbances: disturbance?.done };
}

function recordDifferences(bench: Bench, calm: Snapshot, wild: Snapshot): void {
  for (const { name, there, lines } of compareSnapshots(calm, wild)) {
    for (const line of lines.slice(0, SHOWN)) bench.say(line.slice(0, 400));
    bench.record(`${name}: how many`, there, '');
    bench.record(`${name}: differ after the disturbed run`, lines.length, '', { bar: '= 0' });
  }
}

async function run(bench: Bench): Promise<void> {
  const articles = bench.articles ?? ARTICLES;
  const newspapers = Math.max(40, Math.round(articles / ARTICLES_A_FEED));
  const programs = await findOwnEngines(bench);
  const postgres = await startOwnPostgres(bench, programs);
  const redis = await startOwnRedis(bench, programs, { megabytes: 512, policy: 'noeviction' });
  const own = { DATABASE_URL: postgres.url, REDIS_QUEUE_URL: redis.url, REDIS_CACHE_URL: redis.url };
  const press = await startPress(bench, { articles: Math.ceil(articles * (1 + UNSEEN)), newspapers });
  const template = await createPressDatabase(own, NAMES.template);
  await addFeeds(template, await press.listNewspapers());
  await holdConsolidation(template);
  const stage: Stage = { bench, engines: own, postgres, press, articles };

  bench.say(`${articles} articles of ${newspapers} feeds, undisturbed`);
  const calm = await runOnce(stage, 'calm');
  bench.say('the same, disturbed');
  const wild = await runOnce(stage, 'wild');
  bench.record('feeds', newspapers, '');
  bench.record(
    'articles found',
    calm.progress.found,
    '',
    bench.articles === undefined ? { bar: `>= ${ARTICLES}` } : {},
  );
  bench.record('undisturbed run', calm.minutes, 'min');
  bench.record('disturbed run', wild.minutes, 'min');
  bench.record('workers killed', wild.disturbances?.kills ?? 0, '');
  bench.record('Redis flushed', wild.disturbances?.flushes ?? 0, '', { bar: '>= 2' });
  bench.record('PostgreSQL crashed and started again', wild.disturbances?.restarts ?? 0, '', { bar: '>= 2' });
  recordDifferences(bench, calm.snapshot, wild.snapshot);
}

export const chaosSuite: Suite = {
  name: 'chaos',
  summary: `${ARTICLES.toLocaleString('en-US')} articles while a worker is killed every ten seconds, Redis forgets everything twice and PostgreSQL crashes twice: what is stored must equal what an undisturbed run stores.`,
  isLong: true,
  run,
};
