import { openRedis } from '../engines/redis-client.ts';
import { type Services, withOwnQueue } from '../site/services.ts';
import type { Bench } from '../suite.ts';

/** Every job and every turn at a host is forgotten. */
export async function emptyQueue({ REDIS_QUEUE_URL }: Services): Promise<void> {
  const redis = await openRedis(REDIS_QUEUE_URL);
  try {
    await redis.ask('FLUSHDB');
  } finally {
    redis.close();
  }
}

/** A queue of this run alone, empty now and in the end. */
export async function openOwnQueue(bench: Bench, services: Services): Promise<Services> {
  const own = withOwnQueue(services);
  await emptyQueue(own);
  bench.cleanup.add(() => emptyQueue(own));
  return own;
}
