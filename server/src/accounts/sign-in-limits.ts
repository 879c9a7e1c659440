import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { limitKey } from '../platform/rate-limit.ts';

const MINUTE = 60;

/**
 * Failed tries, counted three ways: one address at one account, one address at all accounts, and all addresses at one
 * account. The last never stops an address from which the account was entered before: its owner gets in during an attack.
 */
const LIMITS = {
  pair: { points: 5, duration: 15 * MINUTE },
  address: { points: 20, duration: 15 * MINUTE },
  account: { points: 50, duration: 60 * MINUTE },
} as const;
const KNOWN_SECONDS = 90 * 24 * 3600;

export interface SignInLimits {
  /** False when this address must wait before trying this account again. */
  mayTry(address: string, correo: string): Promise<boolean>;
  failed(address: string, correo: string): Promise<void>;
  succeeded(address: string, correo: string): Promise<void>;
}

/** Neither addresses nor accounts stand readable in Redis. */
export const veil = (...parts: string[]) =>
  createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 22);

export function createSignInLimits(redis: Redis, release: string): SignInLimits {
  const limiter = (name: keyof typeof LIMITS) =>
    new RateLimiterRedis({
      storeClient: redis,
      keyPrefix: `${release}:sign-in-${name}`,
      ...LIMITS[name],
      rejectIfRedisNotReady: true,
      insuranceLimiter: new RateLimiterMemory(LIMITS[name]),
    });
  const pair = limiter('pair');
  const address = limiter('address');
  const account = limiter('account');
  const knownKey = (from: string, correo: string) => `${release}:sign-in-known:${veil(limitKey(from), correo)}`;

  async function isKnown(from: string, correo: string): Promise<boolean> {
    return (await redis.exists(knownKey(from, correo)).catch(() => 0)) === 1;
  }

  async function isFull(counter: RateLimiterRedis, key: string, points: number): Promise<boolean> {
    const state = await counter.get(key).catch(() => null);
    return state !== null && state.consumedPoints >= points;
  }

  async function count(counter: RateLimiterRedis, key: string): Promise<void> {
    await counter.consume(key).catch((reason: unknown) => {
      if (!(reason instanceof RateLimiterRes)) throw reason;
    });
  }

  return {
    async mayTry(from, correo) {
      const [pairFull, addressFull, accountFull, known] = await Promise.all([
        isFull(pair, veil(limitKey(from), correo), LIMITS.pair.points),
        isFull(address, veil(limitKey(from)), LIMITS.address.points),
        isFull(account, veil(correo), LIMITS.account.points),
        isKnown(from, correo),
      ]);
      return !pairFull && !addressFull && (!accountFull || known);
    },
    async failed(from, correo) {
      await Promise.all([
        count(pair, veil(limitKey(from), correo)),
        count(address, veil(limitKey(from))),
        count(account, veil(correo)),
      ]);
    },
    async succeeded(from, correo) {
      await pair.delete(veil(limitKey(from), correo)).catch(() => {});
      await redis.set(knownKey(from, correo), '1', 'EX', KNOWN_SECONDS).catch(() => {});
    },
  };
}
