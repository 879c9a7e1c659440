import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
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

/** Counted over all processes. Each counts its own as well: what Redis does not tell in time, it knows by itself. */
function createFailures(redis: Redis, keyPrefix: string, limit: { points: number; duration: number }) {
  const shared = new RateLimiterRedis({ storeClient: redis, keyPrefix, ...limit, rejectIfRedisNotReady: true });
  const own = new RateLimiterMemory(limit);
  return {
    async areMany(key: string): Promise<boolean> {
      const state = await shared.get(key).catch(() => own.get(key));
      return state !== null && state.consumedPoints >= limit.points;
    },
    async add(key: string): Promise<void> {
      // Both refuse when there are too many, which whoever asks is told before the next try.
      await Promise.allSettled([own.consume(key), shared.consume(key)]);
    },
    async forget(key: string): Promise<void> {
      await Promise.allSettled([own.delete(key), shared.delete(key)]);
    },
  };
}

export function createSignInLimits(redis: Redis, release: string): SignInLimits {
  const failures = (name: keyof typeof LIMITS) => createFailures(redis, `${release}:sign-in-${name}`, LIMITS[name]);
  const pair = failures('pair');
  const address = failures('address');
  const account = failures('account');
  const knownKey = (from: string, correo: string) => `${release}:sign-in-known:${veil(limitKey(from), correo)}`;

  async function isKnown(from: string, correo: string): Promise<boolean> {
    return (await redis.exists(knownKey(from, correo)).catch(() => 0)) === 1;
  }

  return {
    async mayTry(from, correo) {
      const [pairFull, addressFull, accountFull, known] = await Promise.all([
        pair.areMany(veil(limitKey(from), correo)),
        address.areMany(veil(limitKey(from))),
        account.areMany(veil(correo)),
        isKnown(from, correo),
      ]);
      return !pairFull && !addressFull && (!accountFull || known);
    },
    async failed(from, correo) {
      await Promise.all([
        pair.add(veil(limitKey(from), correo)),
        address.add(veil(limitKey(from))),
        account.add(veil(correo)),
      ]);
    },
    async succeeded(from, correo) {
      await pair.forget(veil(limitKey(from), correo));
      await redis.set(knownKey(from, correo), '1', 'EX', KNOWN_SECONDS).catch(() => {});
    },
  };
}
