import { setTimeout as delay } from 'node:timers/promises';
import type { Press } from '../press/press.ts';
import { query } from '../site/database.ts';
import type { Services } from '../site/services.ts';
import type { Bench } from '../suite.ts';
import { settleOnce } from './later-work.ts';
import { emptyQueue } from './own-queue.ts';
import { consolidate, isPlaced, untilProgress } from './progress.ts';
import { type RunningWorker, startWorker } from './worker.ts';

export interface Reading {
  readonly articles: number;
  /** From the first feed asked until the last event was written from what its articles were then. */
  readonly seconds: number;
  readonly processorSeconds: number;
  /** What comes later, where it was measured: each event compared once more, each article given its final group. */
  readonly settlingSeconds: number | undefined;
  readonly finalSeconds: number | undefined;
  readonly peakMegabytes: number;
  readonly events: number;
}

interface ReadingOptions {
  readonly services: Services;
  readonly press: Press;
  readonly workers: number;
  readonly environment?: Readonly<Record<string, string>> | undefined;
  /** Whether what comes later is measured too. */
  readonly later?: boolean;
}

const GIVE_UP_MINUTES = 15;

/** Nothing more comes, so no event waits for more. */
const WAIT_NO_LONGER = `with hastened as (update event_work set due_on = least(due_on, clock_timestamp())
    where due_on < clock_timestamp() + interval '15 seconds')
  select clock_timestamp() as since`;
const LEFT = 'select count(*)::int as left from event_work where due_on <= $1 or claimed_until > clock_timestamp()';
const LOOK_MS = 200;
const SUM_UP = `select extract(epoch from clock_timestamp() - min(polled_on))::float8 as seconds,
  (select count(*)::int from event_texts join events using (evento_id) where analista is not null) as events from feeds`;

/** All that was due when the last article had found its place has been written. */
async function untilTold(services: Services): Promise<void> {
  const [row] = await query<{ since: Date }>(services, WAIT_NO_LONGER);
  const isLeft = async () => (await query<{ left: number }>(services, LEFT, [row?.since]))[0]?.left !== 0;
  for (const end = Date.now() + GIVE_UP_MINUTES * 60_000; await isLeft(); await delay(LOOK_MS)) {
    if (Date.now() > end) throw new Error(`events are not written after ${GIVE_UP_MINUTES} minutes`);
  }
}

const processorSeconds = (workers: readonly RunningWorker[]) =>
  workers.reduce((all, worker) => all + (worker.processorMs() ?? Number.NaN), 0) / 1000;

async function measureLater(services: Services, workers: readonly RunningWorker[]) {
  const before = processorSeconds(workers);
  await settleOnce(services, GIVE_UP_MINUTES);
  const between = processorSeconds(workers);
  await consolidate(services, GIVE_UP_MINUTES);
  return { settlingSeconds: between - before, finalSeconds: processorSeconds(workers) - between };
}

/** Workers that find a database full of feeds and an empty queue, until all is read and written. */
export async function readPress(bench: Bench, options: ReadingOptions): Promise<Reading> {
  const { services, press, environment = {}, later = false } = options;
  await emptyQueue(services);
  const starting = Array.from({ length: options.workers }, () =>
    startWorker(bench, { services, route: press.route, environment }),
  );
  const workers = await Promise.all(starting);
  const starts = processorSeconds(workers);
  const { found, dropped } = await untilProgress(services, isPlaced, GIVE_UP_MINUTES);
  await untilTold(services);
  const [sum] = await query<{ seconds: number; events: number }>(services, SUM_UP);
  const processor = processorSeconds(workers) - starts;
  const peaks = workers.map((worker) => (worker.peakBytes() ?? Number.NaN) / 1e6);
  const after = later ? await measureLater(services, workers) : undefined;
  await Promise.all(workers.map((worker) => worker.stop()));
  return {
    articles: found - dropped,
    seconds: sum?.seconds ?? Number.NaN,
    processorSeconds: processor,
    settlingSeconds: after?.settlingSeconds,
    finalSeconds: after?.finalSeconds,
    peakMegabytes: Math.max(...peaks),
    events: sum?.events ?? 0,
  };
}
