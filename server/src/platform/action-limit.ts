import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

/** So many times in so many seconds. */
export interface Allowance {
  readonly points: number;
  readonly duration: number;
}

/** False when whoever asks has had their share of something that they do on purpose. */
export type ActionLimit = (who: string | number) => Promise<boolean>;

/**
 * Counted over all processes; without Redis each counts for itself. The shortest time is asked first: who is refused
 * there has lost nothing of the longer ones.
 */
export function createActionLimit(redis: Redis, name: string, allowances: readonly Allowance[]): ActionLimit {
  const limiters = [...allowances]
    .sort((a, b) => a.duration - b.duration)
    .map(
      (allowance) =>
        new RateLimiterRedis({
          storeClient: redis,
          keyPrefix: `${name}-${allowance.duration}`,
          ...allowance,
          rejectIfRedisNotReady: true,
          insuranceLimiter: new RateLimiterMemory(allowance),
        }),
    );
  return async (who) => {
    try {
      for (const limiter of limiters) await limiter.consume(who);
      return true;
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      return false;
    }
  };
}
