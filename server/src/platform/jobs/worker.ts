import { isDeepStrictEqual } from 'node:util';
import { DelayedError, type Queue, type Job as QueuedJob, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import { sparingly } from '../complain.ts';
import type { Logger } from '../logger.ts';
import type { Job, JobDefinition, Line } from './catalogue.ts';
import { openQueue } from './open-queue.ts';
import { QUEUE_NAME, queueOfLine, retryOptions } from './queue.ts';

const KEEP_DONE = { count: 1000 };
const KEEP_FAILED = { count: 10_000 };
const CONCURRENCY = 4;
/**
 * What a process was at that has died begins anew after this, and a moment. One that only stood still for so long has company
 * then: whatever must be done once is claimed in PostgreSQL.
 */
const DEAD_AFTER_MS = 5000;
const LOOK_FOR_DEAD_MS = 2000;
/** A queue that has lost everything knows its schedule again after this. */
const SCHEDULE_AGAIN_MS = 15_000;

export interface RunningWorker {
  /** Finishes what is under way. */
  close(): Promise<void>;
}

type Catalogue = ReadonlyMap<string, Job>;

/** Whether its next run is there: to schedule it again would take away one that is due and waits for its turn. */
async function isScheduled(queue: Queue, { name, schedule: pattern, attempts, ...definition }: JobDefinition) {
  const known = await queue.getJobScheduler(name);
  if (known?.next === undefined || known.pattern !== pattern) return false;
  const { data, opts } = known.template ?? {};
  if (opts?.attempts !== attempts || !isDeepStrictEqual(data ?? {}, definition.scheduledPayload ?? {})) return false;
  return (await queue.getJob(`repeat:${name}:${known.next}`)) !== undefined;
}

async function schedule(queue: Queue, jobs: Catalogue): Promise<void> {
  for (const { definition } of jobs.values()) {
    if (definition.schedule === undefined || (await isScheduled(queue, definition))) continue;
    await queue.upsertJobScheduler(
      definition.name,
      { pattern: definition.schedule, tz: 'UTC' },
      {
        name: definition.name,
        data: definition.scheduledPayload ?? {},
        opts: retryOptions(definition),
      },
    );
  }
}

async function forgetUnknown(queue: Queue, jobs: Catalogue): Promise<void> {
  for (const { key } of await queue.getJobSchedulers()) {
    if (!jobs.has(key)) await queue.removeJobScheduler(key);
  }
}

async function work(jobs: Catalogue, queued: QueuedJob, token: string | undefined): Promise<void> {
  const job = jobs.get(queued.name);
  if (job === undefined) throw new Error(`No handler for the job ${queued.name}`);
  const notYet = await job.handle(queued.data);
  if (notYet === undefined) return;
  await queued.moveToDelayed(notYet.again.getTime(), token);
  throw new DelayedError();
}

function comesAgain(jobs: Catalogue, { name, attemptsMade, opts }: QueuedJob): boolean {
  if (attemptsMade < (opts.attempts ?? 1)) return true;
  const { schedule, sweptBy } = jobs.get(name)?.definition ?? {};
  return schedule !== undefined || sweptBy !== undefined;
}

/** Works on one line: puts what is scheduled into its queue, and does whatever is in it. */
async function startLine(
  jobs: Catalogue,
  line: Line | undefined,
  connect: () => Redis,
  log: Logger,
  complain: (error: Error) => void,
  queueName: string,
): Promise<RunningWorker> {
  const connections = [connect(), connect()] as const;
  const name = queueOfLine(queueName, line);
  const queue = openQueue(name, connections[0]);
  await schedule(queue, jobs);
  await forgetUnknown(queue, jobs);
  const again = setInterval(() => void schedule(queue, jobs).catch(() => {}), SCHEDULE_AGAIN_MS).unref();

  const worker = new Worker(name, (queued, token) => work(jobs, queued, token), {
    connection: connections[1],
    concurrency: line?.concurrency ?? CONCURRENCY,
    lockDuration: DEAD_AFTER_MS,
    stalledInterval: LOOK_FOR_DEAD_MS,
    removeOnComplete: KEEP_DONE,
    removeOnFail: KEEP_FAILED,
  });
  worker.on('completed', (job) => log.debug({ job: job.name, id: job.id }, 'job done'));
  worker.on('failed', (job, error) => {
    const told = { job: job?.name, id: job?.id, attempt: job?.attemptsMade, err: error };
    if (job !== undefined && comesAgain(jobs, job)) log.warn(told, 'job failed, and is tried again');
    else log.error(told, 'job failed');
  });
  worker.on('error', complain);

  return {
    async close() {
      clearInterval(again);
      await worker.close();
      await queue.close();
      for (const connection of connections) connection.disconnect();
    },
  };
}

/** Works on every line that the catalogue names. */
export async function startWorker(
  catalogue: Catalogue,
  connect: () => Redis,
  log: Logger,
  queueName = QUEUE_NAME,
): Promise<RunningWorker> {
  const lines = Map.groupBy(catalogue.values(), ({ definition }) => definition.line);
  const complain = sparingly(({ message }) => log.warn({ reason: message }, 'the queue does not answer'));
  const running = await Promise.all(
    [...lines].map(([line, jobs]) =>
      startLine(new Map(jobs.map((job) => [job.definition.name, job])), line, connect, log, complain, queueName),
    ),
  );
  return {
    async close() {
      await Promise.all(running.map((one) => one.close()));
    },
  };
}
