import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { z } from 'zod';
import type { JobDefinition, Line } from './catalogue.ts';
import { openQueue } from './open-queue.ts';

export const QUEUE_NAME = 'poliedro';
const BACKOFF_MS = 1000;
/** Nobody comes to the end of a longer line soon. */
const LONG_LINE = 300;

export function retryOptions({ attempts, backoffMs = BACKOFF_MS }: JobDefinition) {
  return { attempts, backoff: { type: 'exponential', delay: backoffMs } };
}

/** Each line is a queue of its own in Redis. */
export const queueOfLine = (queueName: string, line: Line | undefined) =>
  line === undefined ? queueName : `${queueName}-${line.name}`;

/** For whoever asks for work that another process does. */
export interface JobQueue {
  /** Fails at once while Redis is away: what must not be lost is in PostgreSQL, and a sweeper finds it there. */
  enqueue<Payload extends z.ZodType>(definition: JobDefinition<Payload>, payload: z.input<Payload>): Promise<void>;
  /** Many of one kind in one go. */
  enqueueAll<Payload extends z.ZodType>(
    definition: JobDefinition<Payload>,
    payloads: readonly z.input<Payload>[],
  ): Promise<void>;
  /** What may be missing: where the line is long, most of it waits there, and the rest can wait too. */
  refill<Payload extends z.ZodType>(
    definition: JobDefinition<Payload>,
    payloads: readonly z.input<Payload>[],
  ): Promise<void>;
  close(): Promise<void>;
}

/** Takes a connection that never waits long, and closes it in the end. */
export function openJobQueue(redis: Redis, queueName = QUEUE_NAME): JobQueue {
  const queues = new Map<string, Queue>();

  function queueOf(line: Line | undefined): Queue {
    const name = queueOfLine(queueName, line);
    let queue = queues.get(name);
    if (queue === undefined) {
      queue = openQueue(name, redis);
      queues.set(name, queue);
    }
    return queue;
  }

  async function enqueueAll<Payload extends z.ZodType>(
    definition: JobDefinition<Payload>,
    payloads: readonly z.input<Payload>[],
  ): Promise<void> {
    if (redis.status !== 'ready') throw new Error('The queue does not answer');
    const jobs = payloads.map((payload) => {
      definition.payload.parse(payload);
      const key = definition.keyOf?.(payload);
      const opts = { ...retryOptions(definition), ...(key && { deduplication: { id: `${definition.name} ${key}` } }) };
      return { name: definition.name, data: payload, opts };
    });
    if (jobs.length === 0) return;
    const queue = queueOf(definition.line);
    try {
      await queue.addBulk(jobs);
    } catch (error) {
      // One that was opened while the connection broke never recovers: the next is opened anew.
      queues.delete(queue.name);
      void queue.close().catch(() => {});
      throw error;
    }
  }

  return {
    enqueue: (definition, payload) => enqueueAll(definition, [payload]),
    enqueueAll,
    async refill(definition, payloads) {
      if (payloads.length === 0 || redis.status !== 'ready') return enqueueAll(definition, payloads);
      const waiting = await queueOf(definition.line).getWaitingCount();
      return waiting < LONG_LINE ? enqueueAll(definition, payloads) : undefined;
    },
    async close() {
      for (const queue of queues.values()) await queue.close().catch(() => {});
      redis.disconnect();
    },
  };
}
