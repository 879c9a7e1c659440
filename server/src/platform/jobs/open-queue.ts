import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';

/** The connection tells its own faults; unheard, the library would write each of them to the log once more. */
export function openQueue(name: string, connection: Redis): Queue {
  const queue = new Queue(name, { connection });
  queue.on('error', () => {});
  return queue;
}
