import { Redis } from 'ioredis';

/** For the cache and the limits: never waits long and never queues up while Redis is away. */
export function openCacheRedis(url: string, onError: (error: Error) => void): Redis {
  const redis = new Redis(url, {
    commandTimeout: 300,
    connectTimeout: 1000,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: (attempt) => Math.min(attempt * 100, 1000),
    lazyConnect: false,
  });
  redis.on('error', onError);
  return redis;
}

/** For background work, where a busy process may hear an answer late: fails too, but not so soon. */
export function openPatientRedis(url: string, onError: (error: Error) => void): Redis {
  const redis = new Redis(url, {
    commandTimeout: 5000,
    connectTimeout: 1000,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: (attempt) => Math.min(attempt * 100, 1000),
  });
  redis.on('error', onError);
  return redis;
}

/** For subscriptions, which outlive a break by subscribing again. */
export function openSubscriber(url: string, onError: (error: Error) => void): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: null,
    retryStrategy: (attempt) => Math.min(attempt * 100, 1000),
  });
  redis.on('error', onError);
  return redis;
}

/** For who has to know of a break, and subscribes anew by itself: nothing is queued up while Redis is away. */
export function openWatchedSubscriber(url: string, onError: (error: Error) => void): Redis {
  const redis = new Redis(url, {
    commandTimeout: 2000,
    connectTimeout: 1000,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    autoResubscribe: false,
    retryStrategy: (attempt) => Math.min(attempt * 100, 1000),
  });
  redis.on('error', onError);
  return redis;
}

/** For the queue, as BullMQ wants it: commands wait until Redis is back. */
export function openQueueRedis(url: string, onError: (error: Error) => void): Redis {
  const redis = new Redis(url, { maxRetriesPerRequest: null });
  redis.on('error', onError);
  return redis;
}
