import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { z } from 'zod';
import type { JobDefinition } from './catalogue.ts';

export const QUEUE_NAME = 'poliedro';
const BACKOFF_MS = 1000;

export function retryOptions({ attempts, backoffMs = BACKOFF_MS }: JobDefinition) {
  return { attempts, backoff: { type: 'exponential', delay: backoffMs } };
}

/** For whoever asks for work that another process does. */
export interface JobQueue {
  /** Fails at once while Redis is away: what must not be lost is in PostgreSQL, and a sweeper finds it there. */
  enqueue<Payload extends z.ZodType>(definition: JobDefinition<Payload>, payload: z.input<Payload>): Promise<void>;
  close(): Promise<void>;
}

/** Takes a connection that never waits long, and closes it in the end. */
export function openJobQueue(redis: Redis, queueName = QUEUE_NAME): JobQueue {
  const queue = new Queue(queueName, { connection: redis });
  // The connection tells its own faults; unheard, the event would end the process.
  queue.on('error', () => {});
  return {
    async enqueue(definition, payload) {
      if (redis.status !== 'ready') throw new Error('The queue does not answer');
      definition.payload.parse(payload);
      await queue.add(definition.name, payload, retryOptions(definition));
    },
    async close() {
      await queue.close().catch(() => {});
      redis.disconnect();
    },
  };
}
