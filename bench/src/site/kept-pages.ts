import { openRedis, type RedisClient } from '../engines/redis-client.ts';

async function withRedis<T>(url: string, work: (redis: RedisClient) => Promise<T>): Promise<T> {
  const redis = await openRedis(url);
  try {
    return await work(redis);
  } finally {
    redis.close();
  }
}

/** Everything kept is given up in all processes, announced as the server itself does. Returns the new epoch. */
export function purgeAll(redisUrl: string, release: string): Promise<number> {
  return withRedis(redisUrl, async (redis) => {
    const epoch = Number(await redis.ask('INCR', `${release}:epoch`));
    await redis.ask('PUBLISH', `${release}:epoch`, String(epoch));
    return epoch;
  });
}

/** How many answers are kept that were fetched since the purge that began this epoch. */
export function countKeptPages(redisUrl: string, release: string, epoch: number): Promise<number> {
  return withRedis(redisUrl, async (redis) => {
    const keys = (await redis.ask('KEYS', `${release}:page:*`)) as string[];
    let count = 0;
    for (const key of keys) {
      const meta = await redis.ask('HGET', key, 'meta');
      if (typeof meta === 'string' && (JSON.parse(meta) as { epoch: number }).epoch === epoch) count += 1;
    }
    return count;
  });
}

/** Takes away what a release has left in the cache. */
export function removeReleaseKeys(redisUrl: string, release: string): Promise<void> {
  return withRedis(redisUrl, async (redis) => {
    for (const key of (await redis.ask('KEYS', `${release}:*`)) as string[]) await redis.ask('DEL', key);
  });
}
