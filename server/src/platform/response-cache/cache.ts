import { setTimeout as delay } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import { roomFor } from '../room-for.ts';
import { withDeadline } from '../with-deadline.ts';
import { type CacheEntry, type CachePolicy, type FreshResponse, makeEntry } from './entry.ts';
import type { SharedStore } from './shared-store.ts';

export type Freshness = 'fresh' | 'stale' | 'expired';

export interface Found {
  readonly entry: CacheEntry;
  readonly freshness: Freshness;
}

export interface CacheCounts {
  hits: number;
  staleHits: number;
  misses: number;
  refills: number;
  refillFailures: number;
  servedAfterFailure: number;
}

export interface ResponseCache {
  /** What is kept in this process, at once. */
  peek(key: string): Found | undefined;
  /** The answer for a key: kept, fetched once for all who ask, or the old one when fetching fails. */
  get(key: string, policy: CachePolicy, fetch: () => Promise<FreshResponse>): Promise<CacheEntry>;
  /** Fetches a new answer unless somebody is at it already. Never throws. */
  refreshInBackground(key: string, policy: CachePolicy, fetch: () => Promise<FreshResponse>): void;
  /** From now on every answer is fetched anew, in all processes. Old ones stay for the case that fetching fails. */
  purge(): Promise<void>;
  /** Another process purged; what is from before the oldest epoch is never given again. */
  adoptEpoch(epochs: { readonly now: number; readonly oldest?: number }): void;
  readonly counts: Readonly<CacheCounts>;
}

export interface ResponseCacheOptions {
  maxBytes: number;
  clock: Clock;
  store: SharedStore;
  /** Nobody waits longer for a new answer, and shorter where there is an old one. */
  deadlineMs: number;
}

/** An old answer is better than none for this long. */
export const KEEP_FOR_FAILURE_SECONDS = 24 * 3600;
const DEADLINE_WITH_OLD_MS = 1000;
const RETRY_AFTER_FAILURE_MS = 1000;
/** As long as another process may hold its claim; readers who have an old answer do not wait for this. */
const WAIT_FOR_OTHERS_MS = 2500;
const POLL_MS = 20;

/** The fetched answer is an error of ours, or lacks something: not worth keeping, and an old good one is better. */
class NotWorthKeeping extends Error {
  readonly response: FreshResponse;
  constructor(response: FreshResponse) {
    super(`answered ${response.status}`);
    this.response = response;
  }
}

export function createResponseCache({ maxBytes, clock, store, deadlineMs }: ResponseCacheOptions): ResponseCache {
  const kept = new LRUCache<string, CacheEntry>({ maxSize: maxBytes, sizeCalculation: (entry) => entry.bytes });
  const underWay = new Map<string, Promise<CacheEntry>>();
  const failedAt = new LRUCache<string, number>(roomFor(10_000));
  const counts: CacheCounts = {
    hits: 0,
    staleHits: 0,
    misses: 0,
    refills: 0,
    refillFailures: 0,
    servedAfterFailure: 0,
  };
  let epoch = 0;
  let oldest = 0;

  function freshnessOf(entry: CacheEntry): Freshness {
    if (entry.epoch !== epoch) return 'expired';
    const age = (clock() - entry.storedAt) / 1000;
    if (age < entry.policy.freshSeconds) return 'fresh';
    return age < entry.policy.freshSeconds + entry.policy.staleSeconds ? 'stale' : 'expired';
  }

  function peek(key: string): Found | undefined {
    const entry = kept.get(key);
    if (entry === undefined || entry.epoch < oldest) return undefined;
    return { entry, freshness: freshnessOf(entry) };
  }

  async function fetchAndKeep(
    key: string,
    policy: CachePolicy,
    fetch: () => Promise<FreshResponse>,
  ): Promise<CacheEntry> {
    const startedIn = epoch;
    counts.refills += 1;
    const response = await fetch();
    const refused = response.status >= 500 || response.status === 429;
    const isGone = response.status >= 400 && !refused;
    // What was there and is no more, or not for everybody, is never given again for want of something newer.
    if (isGone) {
      kept.delete(key);
      await store.forget(key);
    }
    if (refused || response.headers['cache-control']?.includes('no-store') === true)
      throw new NotWorthKeeping(response);
    const entry = await makeEntry(response, policy, startedIn, clock());
    kept.set(key, entry);
    await store.write(key, entry);
    return entry;
  }

  /** Another process may have the answer, or be fetching it. */
  async function askOthersFirst(
    key: string,
    policy: CachePolicy,
    fetch: () => Promise<FreshResponse>,
  ): Promise<CacheEntry> {
    const giveUpAt = clock() + WAIT_FOR_OTHERS_MS;
    let claimed = false;
    for (;;) {
      // Looked at once more after the claim: who held it before may just have finished.
      const shared = await store.read(key);
      if (shared && freshnessOf(shared) === 'fresh') {
        if (claimed) await store.unclaim(key);
        kept.set(key, shared);
        return shared;
      }
      // Old, but better than nothing should fetching fail.
      if (shared && peek(key) === undefined) kept.set(key, shared);
      if (claimed || clock() >= giveUpAt) break;
      claimed = await store.claim(key);
      if (!claimed) await delay(POLL_MS);
    }
    try {
      return await fetchAndKeep(key, policy, fetch);
    } finally {
      if (claimed) await store.unclaim(key);
    }
  }

  function refill(key: string, policy: CachePolicy, fetch: () => Promise<FreshResponse>): Promise<CacheEntry> {
    // What somebody began to fetch before a purge is no answer to who asks after it.
    const place = `${epoch} ${key}`;
    const running = underWay.get(place);
    if (running) return running;
    const refilling = askOthersFirst(key, policy, fetch)
      .catch((error: unknown) => {
        counts.refillFailures += 1;
        failedAt.set(key, clock());
        throw error;
      })
      .finally(() => underWay.delete(place));
    underWay.set(place, refilling);
    return refilling;
  }

  function failedJustNow(key: string): boolean {
    const at = failedAt.get(key);
    return at !== undefined && clock() - at < RETRY_AFTER_FAILURE_MS;
  }

  return {
    counts,
    peek(key) {
      const found = peek(key);
      if (found?.freshness === 'fresh') counts.hits += 1;
      else if (found?.freshness === 'stale') counts.staleHits += 1;
      else counts.misses += 1;
      return found;
    },
    async get(key, policy, fetch) {
      const found = peek(key);
      if (found?.freshness === 'fresh') return found.entry;
      if (found !== undefined && failedJustNow(key)) {
        counts.servedAfterFailure += 1;
        return found.entry;
      }
      try {
        return await withDeadline(refill(key, policy, fetch), found === undefined ? deadlineMs : DEADLINE_WITH_OLD_MS);
      } catch (error) {
        // Who comes now need not wait as long again.
        failedAt.set(key, clock());
        const old = peek(key);
        if (old !== undefined) {
          counts.servedAfterFailure += 1;
          return old.entry;
        }
        if (error instanceof NotWorthKeeping) return makeEntry(error.response, policy, epoch, clock());
        throw error;
      }
    },
    refreshInBackground(key, policy, fetch) {
      if (failedJustNow(key)) return;
      refill(key, policy, fetch).catch(() => {});
    },
    async purge() {
      epoch = (await store.advanceEpoch()) ?? epoch + 1;
    },
    adoptEpoch(other) {
      epoch = other.now;
      oldest = other.oldest ?? oldest;
    },
  };
}
