import { randomBytes } from 'node:crypto';
import { Queue } from 'bullmq';
import { expect, onTestFinished } from 'vitest';
import { type Job, toCatalogue } from '../src/platform/jobs/catalogue.ts';
import { type JobQueue, openJobQueue, queueOfLine } from '../src/platform/jobs/queue.ts';
import { startWorker } from '../src/platform/jobs/worker.ts';
import { createLogger } from '../src/platform/logger.ts';
import { openCacheRedis, openQueueRedis } from '../src/platform/redis.ts';

const REDIS_URL = process.env.REDIS_QUEUE_URL ?? '';

/** What the API has of the queue, and a process that works on it; `apiRedisUrl` is the API's way to Redis. */
export async function startTestQueue(
  given: readonly Job[] | ((queue: JobQueue) => readonly Job[]),
  apiRedisUrl = REDIS_URL,
): Promise<{ queue: JobQueue; name: string }> {
  const name = `test-${randomBytes(6).toString('hex')}`;
  const connect = () => openQueueRedis(REDIS_URL, () => {});
  const redis = openCacheRedis(apiRedisUrl, () => {});
  const queue = openJobQueue(redis, name);
  await expect.poll(() => redis.status).toBe('ready');
  const jobs = typeof given === 'function' ? given(queue) : given;
  const worker = await startWorker(toCatalogue(jobs), connect, createLogger('silent'), name);
  onTestFinished(async () => {
    await worker.close();
    await queue.close();
    const inspected = connect();
    const lines = new Set([name, ...jobs.map(({ definition }) => queueOfLine(name, definition.line))]);
    for (const line of lines) await new Queue(line, { connection: inspected }).obliterate({ force: true });
    inspected.disconnect();
  });
  return { queue, name };
}
