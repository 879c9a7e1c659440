import { setTimeout as delay } from 'node:timers/promises';
import type { OwnPostgres } from '../engines/own-postgres.ts';
import type { Services } from '../site/services.ts';
import type { Bench } from '../suite.ts';
import { emptyQueue } from '../workers/own-queue.ts';
import { readProgress } from '../workers/progress.ts';
import { type RunningWorker, startWorker, type WorkerOptions } from '../workers/worker.ts';

const KILL_MS = 10_000;
const POSTGRES_AWAY_MS = 3000;
const LOOK_MS = 500;

export interface Disturbances {
  kills: number;
  flushes: number;
  restarts: number;
}

export interface Disturbance {
  readonly done: Disturbances;
  /** Starts the workers that lie dead, and leaves them in peace. */
  end(): Promise<RunningWorker[]>;
}

interface Tools {
  readonly services: Services;
  readonly postgres: OwnPostgres;
  readonly worker: WorkerOptions;
  readonly workers: RunningWorker[];
  /** So many articles there are to read. */
  readonly articles: number;
}

/** What else happens, when so much of the reading is done. */
const EVENTS = [
  { after: 0.15, what: 'flush' },
  { after: 0.35, what: 'restart' },
  { after: 0.55, what: 'flush' },
  { after: 0.75, what: 'restart' },
] as const;

/** One worker after the other is killed and started anew; Redis forgets all and PostgreSQL crashes, twice each. */
export function disturb(bench: Bench, { services, postgres, worker, workers, articles }: Tools): Disturbance {
  const done: Disturbances = { kills: 0, flushes: 0, restarts: 0 };
  const stop = new AbortController();
  const pause = (ms: number) => delay(ms, undefined, { signal: stop.signal }).catch(() => {});

  async function killInTurn(): Promise<void> {
    let killedAt = performance.now();
    for (let turn = 0; ; turn = (turn + 1) % workers.length) {
      await pause(Math.max(0, killedAt + KILL_MS - performance.now()));
      if (stop.signal.aborted) return;
      killedAt = performance.now();
      await workers[turn]?.kill();
      done.kills += 1;
      // While PostgreSQL is away none starts: it is tried until one does, as whoever watches over processes would.
      for (;;) {
        const started = await startWorker(bench, worker).catch(() => undefined);
        if (started === undefined) continue;
        workers[turn] = started;
        break;
      }
    }
  }

  async function disturbEngines(): Promise<void> {
    for (const { after, what } of EVENTS) {
      for (let share = 0; share < after && !stop.signal.aborted; await pause(LOOK_MS)) {
        const { found, underWay } = await readProgress(services);
        share = (found - underWay) / articles;
      }
      if (stop.signal.aborted) return;
      bench.say(what === 'flush' ? 'Redis forgets everything' : 'PostgreSQL crashes');
      if (what === 'flush') {
        await emptyQueue(services);
        done.flushes += 1;
      } else {
        await postgres.stop();
        await delay(POSTGRES_AWAY_MS);
        await postgres.start();
        done.restarts += 1;
      }
    }
  }

  const working = Promise.all([killInTurn(), disturbEngines()]);
  return {
    done,
    async end() {
      stop.abort();
      await working;
      return workers;
    },
  };
}
