import { isIPv6 } from 'node:net';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { Clock } from './clock.ts';
import { roomFor } from './room-for.ts';

/** Counts what costs us something: answers that must be fetched, not the kept ones. Shared by all processes. */
export interface RateLimit {
  /** False when this address has had its share. */
  take(address: string): Promise<boolean>;
}

const WINDOW_SECONDS = 60;
/** Who asks much takes points in bundles of this share of the limit, so that Redis is not asked each time. */
const BUNDLE_SHARE = 1 / 30;
/** Points of a bundle not used in this time are lost. */
const BUNDLE_MS = 5000;

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

export function createRateLimit(redis: Redis, perMinute: number, release: string, clock: Clock): RateLimit {
  const bundle = Math.max(1, Math.floor(perMinute * BUNDLE_SHARE));
  const taken = new LRUCache<string, { left: number; until: number; full: boolean }>(roomFor(100_000));
  const limiter = new RateLimiterRedis({
    storeClient: redis,
    keyPrefix: `${release}:limit`,
    points: perMinute,
    duration: WINDOW_SECONDS,
    rejectIfRedisNotReady: true,
    // Without Redis each process counts for itself: looser, never open.
    insuranceLimiter: new RateLimiterMemory({ points: perMinute, duration: WINDOW_SECONDS }),
  });
  /** The first question costs one point, the next ones a bundle. */
  async function consume(key: string, points: number): Promise<boolean> {
    try {
      await limiter.consume(key, points);
      taken.set(key, { left: points - 1, until: clock() + BUNDLE_MS, full: false });
      return true;
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      taken.set(key, { left: 0, until: clock() + Math.min(reason.msBeforeNext, BUNDLE_MS), full: true });
      return false;
    }
  }

  /** Who asks for many things at once takes one bundle for all of them. */
  const underWay = new Map<string, Promise<boolean>>();

  return {
    async take(address) {
      const key = limitKey(address);
      for (;;) {
        const own = taken.get(key);
        const current = own !== undefined && clock() < own.until ? own : undefined;
        if (current?.full === true) return false;
        if (current !== undefined && current.left > 0) {
          current.left -= 1;
          return true;
        }
        const pending = underWay.get(key);
        if (pending === undefined) {
          const asking = consume(key, current === undefined ? 1 : bundle).finally(() => underWay.delete(key));
          underWay.set(key, asking);
          return asking;
        }
        await pending;
      }
    },
  };
}
