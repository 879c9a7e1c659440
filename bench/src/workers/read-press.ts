import type { Press } from '../press/press.ts';
import { query } from '../site/database.ts';
import type { Services } from '../site/services.ts';
import type { Bench } from '../suite.ts';
import { emptyQueue } from './own-queue.ts';
import { isWritten, untilProgress } from './progress.ts';
import { startWorker } from './worker.ts';

export interface Reading {
  readonly articles: number;
  /** From the first feed asked until the last event was written. */
  readonly seconds: number;
  readonly processorSeconds: number;
  readonly peakMegabytes: number;
  readonly events: number;
}

interface ReadingOptions {
  readonly services: Services;
  readonly press: Press;
  readonly workers: number;
  readonly environment?: Readonly<Record<string, string>> | undefined;
}

const GIVE_UP_MINUTES = 15;
const SUM_UP = `select extract(epoch from clock_timestamp() - min(polled_on))::float8 as seconds,
  (select count(*)::int from event_texts join events using (evento_id) where analista is not null) as events from feeds`;

/** Workers that find a database full of feeds and an empty queue, until all is read and written. */
export async function readPress(bench: Bench, options: ReadingOptions): Promise<Reading> {
  const { services, press, environment = {} } = options;
  await emptyQueue(services);
  const starting = Array.from({ length: options.workers }, () =>
    startWorker(bench, { services, route: press.route, environment }),
  );
  const workers = await Promise.all(starting);
  const { found, dropped } = await untilProgress(services, isWritten, GIVE_UP_MINUTES);
  const [sum] = await query<{ seconds: number; events: number }>(services, SUM_UP);
  const processor = workers.map((worker) => worker.processorMs() ?? Number.NaN);
  const peaks = workers.map((worker) => (worker.peakBytes() ?? Number.NaN) / 1e6);
  await Promise.all(workers.map((worker) => worker.stop()));
  return {
    articles: found - dropped,
    seconds: sum?.seconds ?? Number.NaN,
    processorSeconds: processor.reduce((all, ms) => all + ms, 0) / 1000,
    peakMegabytes: Math.max(...peaks),
    events: sum?.events ?? 0,
  };
}
