import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type App, type AppOptions, buildApp } from '../src/app.ts';
import { type Config, readConfig } from '../src/config.ts';
import { type Context, createContext } from '../src/context.ts';
import type { Clock } from '../src/platform/clock.ts';
import { createTestDatabase } from './database.ts';

export interface TestApp extends App {
  readonly context: Context;
  readonly origin: string;
}

export interface TestAppOptions {
  content?: 'empty' | 'demonstration';
  config?: Partial<Record<keyof Config, string>>;
  pages?: AppOptions['pages'];
  clock?: Clock;
  /** A second process on the same database and Redis. */
  beside?: TestApp;
}

/** The whole server on real PostgreSQL and Redis, listening on a free port. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const beside = options.beside?.context.config;
  // Nothing else of whoever runs the tests: neither the bucket nor a key of theirs is touched.
  const { REDIS_QUEUE_URL, REDIS_CACHE_URL } = process.env;
  const config = readConfig({
    REDIS_QUEUE_URL,
    REDIS_CACHE_URL,
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    PORT: '0',
    RATE_LIMIT_PER_MINUTE: '100000',
    REGISTRATIONS_PER_HOUR: '100000',
    // A busy machine must not make tests fail that are not about it.
    SHED_AFTER_MS: '60000',
    DATABASE_TIMEOUT_MS: '20000',
    AUTH_SECRET: 'only for tests, where nobody real signs in',
    DATABASE_URL: beside?.DATABASE_URL ?? (await createTestDatabase(options.content ?? 'demonstration')),
    STORAGE_DIR: beside?.STORAGE_DIR ?? join(tmpdir(), `poliedro-test-${randomBytes(8).toString('hex')}`),
    RELEASE: beside?.RELEASE ?? randomBytes(8).toString('hex'),
    ...options.config,
  });
  const context = createContext(config, options.clock);
  const app = await buildApp(context, { pages: options.pages ?? 'none' });
  const origin = await app.http.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(async () => {
    await app.stop();
    await context.close();
    await rm(config.STORAGE_DIR, { recursive: true, force: true });
  });
  return { ...app, context, origin };
}

export async function getJson<T = unknown>(
  app: TestApp,
  path: string,
): Promise<{ status: number; body: T; headers: Headers }> {
  const response = await fetch(app.origin + path);
  return { status: response.status, body: (await response.json()) as T, headers: response.headers };
}
