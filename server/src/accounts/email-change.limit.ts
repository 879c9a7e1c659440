import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { MayAskForMail } from './email-change.service.ts';

/** Enough for a slip of the pen, too few to trouble a stranger with our mails. */
const LIMIT = { points: 5, duration: 3600 };

export function createEmailChangeLimit(redis: Redis, release: string): MayAskForMail {
  const limiter = new RateLimiterRedis({
    storeClient: redis,
    keyPrefix: `${release}:email-change`,
    ...LIMIT,
    rejectIfRedisNotReady: true,
    insuranceLimiter: new RateLimiterMemory(LIMIT),
  });
  return async (usuario_id) => {
    try {
      await limiter.consume(usuario_id);
      return true;
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      return false;
    }
  };
}
