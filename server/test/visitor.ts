import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import { expect, onTestFinished } from 'vitest';
import { createVisitor, type Visitor } from '../src/pipeline/visit/visitor.ts';
import type { Clock } from '../src/platform/clock.ts';
import type { Database } from '../src/platform/database.ts';
import { type FetchRoute, openSafeFetch, type SafeFetch } from '../src/platform/safe-fetch/safe-fetch.ts';

interface TestVisitorOptions {
  readonly db: Database;
  readonly routes: readonly FetchRoute[];
  /** Those whose hosts are visited as fast as `crawlDelayMs` says. */
  readonly ownRoutes?: readonly FetchRoute[];
  readonly crawlDelayMs?: number;
  readonly clock?: Clock;
}

export interface TestVisitor extends Visitor {
  /** What it visits with. */
  readonly safeFetch: SafeFetch;
}

/** Those who share a database share the pace of the hosts too; nobody else does. */
const prefixes = new WeakMap<Database, string>();

function prefixOf(db: Database): string {
  const prefix = prefixes.get(db) ?? `test-${randomBytes(6).toString('hex')}:`;
  prefixes.set(db, prefix);
  return prefix;
}

/** One process that visits hosts; each call makes another one. */
export async function openTestVisitor(options: TestVisitorOptions): Promise<TestVisitor> {
  const { db, routes, ownRoutes = routes, crawlDelayMs = 0, clock = Date.now } = options;
  const safeFetch = openSafeFetch({ userAgent: 'PoliedroBot/1.0 (+https://poliedro.example/about)', routes });
  const redis = new Redis(process.env.REDIS_QUEUE_URL ?? '', { keyPrefix: prefixOf(db) });
  onTestFinished(async () => {
    redis.disconnect();
    await safeFetch.close();
  });
  await expect.poll(() => redis.status).toBe('ready');
  return { ...createVisitor({ safeFetch, db, redis, crawlDelayMs, routes: ownRoutes, clock }), safeFetch };
}
