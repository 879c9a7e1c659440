import type { Redis } from 'ioredis';
import type { Line } from './catalogue.ts';
import { openQueue } from './open-queue.ts';
import { QUEUE_NAME, queueOfLine } from './queue.ts';

export interface QueueLength {
  readonly line: string;
  readonly waiting: number;
  readonly active: number;
  readonly delayed: number;
  readonly failed: number;
}

/** How much stands in the lines of the queue. */
export interface QueueLengths {
  /** Fails while Redis is away. */
  list(): Promise<QueueLength[]>;
  close(): Promise<void>;
}

/** Takes a connection that fails soon, and leaves it open in the end. */
export function openQueueLengths(redis: Redis, lines: Iterable<Line | undefined>): QueueLengths {
  const names = new Map([...lines].map((line) => [queueOfLine(QUEUE_NAME, line), line?.name ?? 'other']));
  const queues = [...names].map(([name, line]) => {
    return { line, queue: openQueue(name, redis) };
  });
  return {
    list: () =>
      Promise.all(
        queues.map(async ({ line, queue }) => {
          const counts = await queue.getJobCounts('waiting', 'active', 'delayed', 'failed');
          const { waiting = 0, active = 0, delayed = 0, failed = 0 } = counts;
          return { line, waiting, active, delayed, failed };
        }),
      ),
    async close() {
      for (const { queue } of queues) await queue.close().catch(() => {});
    },
  };
}
