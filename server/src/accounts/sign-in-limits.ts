import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import type { Allowance } from '../platform/action-limit.ts';
import { limitKey } from '../platform/rate-limit.ts';
import { roomFor } from '../platform/room-for.ts';

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
/** Of each kind, that a process keeps in mind: the ones that were touched last. */
const MOST_KEYS = 50_000;

export interface SignInLimits {
  /** False when this address must wait before trying this account again. */
  mayTry(address: string, correo: string): Promise<boolean>;
  failed(address: string, correo: string): Promise<void>;
  succeeded(address: string, correo: string): Promise<void>;
}

/** Neither addresses nor accounts stand readable in Redis. */
export const veil = (...parts: string[]) =>
  createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 22);

/** Counted over all processes. Each counts its own as well: what Redis does not tell in time, or has lost, it knows by itself. */
function createFailures(redis: Redis, keyPrefix: string, limit: Allowance) {
  const shared = new RateLimiterRedis({ storeClient: redis, keyPrefix, ...limit, rejectIfRedisNotReady: true });
  const own = new LRUCache<string, number>({
    ...roomFor(MOST_KEYS),
    ttl: limit.duration * 1000,
    // The time begins with the first failure.
    noUpdateTTL: true,
  });
  return {
    async areMany(key: string, { orForgotten = false } = {}): Promise<boolean> {
      const told = await shared.get(key).catch(() => undefined);
      // Another process may have forgotten it in Redis.
      const here = orForgotten && told !== undefined ? 0 : (own.get(key) ?? 0);
      return Math.max(here, told?.consumedPoints ?? 0) >= limit.points;
    },
    async add(key: string): Promise<void> {
      own.set(key, (own.get(key) ?? 0) + 1);
      // Refused when there are too many, which whoever asks is told before the next try.
      await shared.consume(key).catch(() => {});
    },
    async forget(key: string): Promise<void> {
      own.delete(key);
      await shared.delete(key).catch(() => {});
    },
  };
}

/** From where which account was entered before, told by Redis and, of the latest, by this process. */
function createKnown(redis: Redis, keyPrefix: string) {
  const own = new LRUCache<string, true>({ ...roomFor(MOST_KEYS), ttl: KNOWN_SECONDS * 1000 });
  return {
    async has(key: string): Promise<boolean> {
      if (own.get(key) === true) return true;
      const isKnown = (await redis.exists(`${keyPrefix}:${key}`).catch(() => 0)) === 1;
      if (isKnown) own.set(key, true);
      return isKnown;
    },
    async add(key: string): Promise<void> {
      own.set(key, true);
      await redis.set(`${keyPrefix}:${key}`, '1', 'EX', KNOWN_SECONDS).catch(() => {});
    },
  };
}

export function createSignInLimits(redis: Redis, release: string): SignInLimits {
  const failures = (name: keyof typeof LIMITS) => createFailures(redis, `${release}:sign-in-${name}`, LIMITS[name]);
  const pair = failures('pair');
  const address = failures('address');
  const account = failures('account');
  const known = createKnown(redis, `${release}:sign-in-known`);
  const pairKey = (from: string, correo: string) => veil(limitKey(from), correo);

  return {
    async mayTry(from, correo) {
      const [pairFull, addressFull, accountFull, isKnown] = await Promise.all([
        pair.areMany(pairKey(from, correo), { orForgotten: true }),
        address.areMany(veil(limitKey(from))),
        account.areMany(veil(correo)),
        known.has(pairKey(from, correo)),
      ]);
      return !pairFull && !addressFull && (!accountFull || isKnown);
    },
    async failed(from, correo) {
      await Promise.all([
        pair.add(pairKey(from, correo)),
        address.add(veil(limitKey(from))),
        account.add(veil(correo)),
      ]);
    },
    async succeeded(from, correo) {
      await pair.forget(pairKey(from, correo));
      await known.add(pairKey(from, correo));
    },
  };
}
