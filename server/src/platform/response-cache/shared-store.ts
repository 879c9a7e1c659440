import type { Redis } from 'ioredis';
import type { Clock } from '../clock.ts';
import { assembleEntry, type CacheEntry, type CachePolicy } from './entry.ts';

/** Answers of another epoch are fetched anew; those from before `oldest` are not given even where that fails. */
export interface Epochs {
  readonly now: number;
  readonly oldest: number;
}

/** The part of the cache that all processes share. Every method gives up quietly: without Redis each process is on its own. */
export interface SharedStore {
  read(key: string): Promise<CacheEntry | undefined>;
  write(key: string, entry: CacheEntry): Promise<void>;
  forget(key: string): Promise<void>;
  /** True for the one process that is to fetch the answer. */
  claim(key: string): Promise<boolean>;
  unclaim(key: string): Promise<void>;
  readEpochs(): Promise<Epochs | undefined>;
  advanceEpoch(): Promise<number | undefined>;
}

const CLAIM_MS = 2500;
const PAUSE_AFTER_FAILURE_MS = 1000;
/** Names both the key that holds the epoch and the channel that announces a new one. */
export const epochKey = (release: string) => `${release}:epoch`;
export const oldestKey = (release: string) => `${release}:oldest-epoch`;

interface StoredMeta {
  status: number;
  headers: Record<string, string>;
  policy: CachePolicy;
  epoch: number;
  storedAt: number;
}

function headersOf(entry: CacheEntry): Record<string, string> {
  const headers: Record<string, string> = {};
  for (let i = 0; i < entry.notModifiedHead.length; i += 2) {
    const name = entry.notModifiedHead[i] ?? '';
    if (name !== 'etag') headers[name] = entry.notModifiedHead[i + 1] ?? '';
  }
  return headers;
}

export interface SharedStoreOptions {
  release: string;
  keepSeconds: number;
}

export function openSharedStore(redis: Redis, clock: Clock, { release, keepSeconds }: SharedStoreOptions): SharedStore {
  const pageKey = (key: string) => `${release}:page:${key}`;
  const claimKey = (key: string) => `${release}:claim:${key}`;
  let pausedUntil = 0;

  /** While Redis is away nobody waits for it: after one failure all go without it for a second. */
  async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (clock() < pausedUntil) return undefined;
    try {
      return await work();
    } catch {
      pausedUntil = clock() + PAUSE_AFTER_FAILURE_MS;
      return undefined;
    }
  }

  return {
    async read(key) {
      const stored = await attempt(() => redis.hgetallBuffer(pageKey(key)));
      if (stored?.meta === undefined || stored.body === undefined) return undefined;
      const meta = JSON.parse(stored.meta.toString()) as StoredMeta;
      return assembleEntry({ ...meta, body: stored.body, br: stored.br ?? stored.body, gz: stored.gz ?? stored.body });
    },
    async write(key, entry) {
      const { identity, br, gzip } = entry.variants;
      const meta: StoredMeta = {
        status: entry.status,
        headers: headersOf(entry),
        policy: entry.policy,
        epoch: entry.epoch,
        storedAt: entry.storedAt,
      };
      const fields: (string | Buffer)[] = ['meta', JSON.stringify(meta), 'body', identity.body];
      if (br.body !== identity.body) fields.push('br', br.body, 'gz', gzip.body);
      await attempt(() =>
        redis
          .multi()
          .del(pageKey(key))
          .hset(pageKey(key), ...fields)
          .expire(pageKey(key), keepSeconds)
          .exec(),
      );
    },
    async forget(key) {
      await attempt(() => redis.del(pageKey(key)));
    },
    async claim(key) {
      const answer = await attempt(() =>
        redis.set(claimKey(key), '1', 'PX', CLAIM_MS, 'NX').then((set) => set === 'OK'),
      );
      return answer ?? true;
    },
    async unclaim(key) {
      await attempt(() => redis.del(claimKey(key)));
    },
    readEpochs: () =>
      attempt(async () => {
        const [now, oldest] = await redis.mget(epochKey(release), oldestKey(release));
        return { now: Number(now), oldest: Number(oldest) };
      }),
    advanceEpoch: () =>
      attempt(async () => {
        const epoch = await redis.incr(epochKey(release));
        await redis.publish(epochKey(release), String(epoch));
        return epoch;
      }),
  };
}
