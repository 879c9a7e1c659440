import { isIPv6 } from 'node:net';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

/** Counts what costs us something: answers that must be fetched, not the kept ones. Shared by all processes. */
export interface RateLimit {
  /** False when this address has had its share. */
  take(address: string, points?: number): Promise<boolean>;
}

const WINDOW_SECONDS = 60;

/** One household has one IPv6 /64. */
export function limitKey(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address.replace('::ffff:', '');
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const groups = address.includes('::')
    ? [...left, ...Array(8 - left.length - right.length).fill('0'), ...right]
    : left;
  return `${groups.slice(0, 4).join(':')}::/64`;
}

export function createRateLimit(redis: Redis, perMinute: number, release: string): RateLimit {
  const limiter = new RateLimiterRedis({
    storeClient: redis,
    keyPrefix: `${release}:limit`,
    points: perMinute,
    duration: WINDOW_SECONDS,
    rejectIfRedisNotReady: true,
    // Without Redis each process counts for itself: looser, never open.
    insuranceLimiter: new RateLimiterMemory({ points: perMinute, duration: WINDOW_SECONDS }),
  });
  return {
    async take(address, points = 1) {
      try {
        await limiter.consume(limitKey(address), points);
        return true;
      } catch (reason) {
        if (reason instanceof RateLimiterRes) return false;
        throw reason;
      }
    },
  };
}
