import { Queue, Worker } from 'bullmq';
import type { Redis } from 'ioredis';
import type { Logger } from '../logger.ts';
import type { Job } from './catalogue.ts';
import { QUEUE_NAME, retryOptions } from './queue.ts';

const KEEP_DONE = { count: 1000 };
const KEEP_FAILED = { count: 10_000 };

export interface RunningWorker {
  /** Finishes what is under way. */
  close(): Promise<void>;
}

/** Puts the scheduled jobs into the queue and works on whatever is in it. */
export async function startWorker(
  catalogue: ReadonlyMap<string, Job>,
  connect: () => Redis,
  log: Logger,
  queueName = QUEUE_NAME,
): Promise<RunningWorker> {
  const connections = [connect(), connect()] as const;
  const queue = new Queue(queueName, { connection: connections[0] });
  for (const { definition } of catalogue.values()) {
    if (definition.schedule === undefined) continue;
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
  for (const { key } of await queue.getJobSchedulers()) {
    if (!catalogue.has(key)) await queue.removeJobScheduler(key);
  }

  const worker = new Worker(
    queueName,
    async ({ name, data }) => {
      const job = catalogue.get(name);
      if (job === undefined) throw new Error(`No handler for the job ${name}`);
      await job.handle(data);
    },
    { connection: connections[1], concurrency: 4, removeOnComplete: KEEP_DONE, removeOnFail: KEEP_FAILED },
  );
  worker.on('completed', (job) => log.info({ job: job.name, id: job.id }, 'job done'));
  worker.on('failed', (job, error) =>
    log.error({ job: job?.name, id: job?.id, attempt: job?.attemptsMade, err: error }, 'job failed'),
  );
  worker.on('error', (error) => log.warn({ reason: error.message }, 'the queue does not answer'));

  return {
    async close() {
      await worker.close();
      await queue.close();
      for (const connection of connections) connection.disconnect();
    },
  };
}
