import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { RateLimiterRedis } from 'rate-limiter-flexible';
import type { Allowance } from '../platform/action-limit.ts';
import { DomainError } from '../platform/errors.ts';
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

/** Several may claim one address. Of them only who has proved it, or is alone with it, vouches for the tries at it. */
export interface Entered<Outcome> {
  readonly outcome: Outcome;
  readonly vouches: boolean;
}

export interface SignInLimits {
  /**
   * Makes one try at an account, which is counted before it is made: many at once are no more than many one after the
   * other. Undefined says that it has failed; only then it stays counted. What failed before is forgiven only to who
   * vouches for the address. Throws where this address must wait.
   */
  tryOnce<Outcome>(
    address: string,
    correo: string,
    attempt: () => Promise<Entered<Outcome> | undefined>,
  ): Promise<Outcome | undefined>;
}

/** Neither addresses nor accounts stand readable in Redis. */
export const veil = (...parts: string[]) =>
  createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 22);

/** Counted over all processes. Each counts its own as well: what Redis does not tell in time, or has lost, it knows by itself. */
function createTries(redis: Redis, keyPrefix: string, limit: Allowance) {
  const shared = new RateLimiterRedis({ storeClient: redis, keyPrefix, ...limit, rejectIfRedisNotReady: true });
  const own = new LRUCache<string, number>({
    ...roomFor(MOST_KEYS),
    ttl: limit.duration * 1000,
    // The time begins with the first.
    noUpdateTTL: true,
  });
  return {
    /** False where there are too many. `orForgotten`: another process may have forgotten them, which Redis knows. */
    async add(key: string, { orForgotten = false } = {}): Promise<boolean> {
      const here = (own.get(key) ?? 0) + 1;
      own.set(key, here);
      const told = await shared.penalty(key, 1).catch(() => undefined);
      const count = orForgotten && told !== undefined ? told.consumedPoints : Math.max(here, told?.consumedPoints ?? 0);
      return count <= limit.points;
    },
    async takeBack(key: string): Promise<void> {
      own.set(key, Math.max(0, (own.get(key) ?? 0) - 1));
      await shared.reward(key, 1).catch(() => {});
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
  const tries = (name: keyof typeof LIMITS) => createTries(redis, `${release}:sign-in-${name}`, LIMITS[name]);
  const pair = tries('pair');
  const address = tries('address');
  const account = tries('account');
  const known = createKnown(redis, `${release}:sign-in-known`);

  return {
    async tryOnce(from, correo, attempt) {
      const keys = { pair: veil(limitKey(from), correo), address: veil(limitKey(from)), account: veil(correo) };
      const takeBack = () =>
        Promise.all([pair.takeBack(keys.pair), address.takeBack(keys.address), account.takeBack(keys.account)]);
      const [pairFits, addressFits, accountFits, isKnown] = await Promise.all([
        pair.add(keys.pair, { orForgotten: true }),
        address.add(keys.address),
        account.add(keys.account),
        known.has(keys.pair),
      ]);
      if (!pairFits || !addressFits || !(accountFits || isKnown)) {
        // What is not tried cannot fail.
        await takeBack();
        throw new DomainError('too_many_attempts');
      }
      const entered = await attempt().catch(async (error: unknown) => {
        await takeBack();
        throw error;
      });
      if (entered === undefined) return undefined;
      await takeBack();
      if (entered.vouches) {
        await pair.forget(keys.pair);
        await known.add(keys.pair);
      }
      return entered.outcome;
    },
  };
}
