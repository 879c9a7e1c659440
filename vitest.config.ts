import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { ownRedisUrl } from './server/test/own-redis.ts';
import './tools/load-settings.ts';

for (const name of ['REDIS_QUEUE_URL', 'REDIS_CACHE_URL']) {
  const url = process.env[name];
  if (url) process.env[name] = ownRedisUrl(url);
}

/** No test puts anything into the process that another would find: what was loaded once serves all files. */
const project = (name: string) => ({
  extends: true as const,
  test: {
    name,
    isolate: false,
    root: `./${name}`,
    include: ['**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/build/**'],
  },
});

const server = project('server');

export default defineConfig({
  test: {
    passWithNoTests: false,
    // As the journeys: once more, when whoever has starved the machine may have done; what passes only then is told by name.
    retry: process.env.CI ? { count: 1, delay: 60_000 } : 0,
    // All cores: most tests wait for PostgreSQL or Redis.
    maxWorkers: '100%',
    // Only for a test that never ends: a machine that others use too can be ten times slower than it was. What a test
    // says about time, it asserts.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    projects: [
      project('contracts'),
      {
        ...server,
        test: {
          ...server.test,
          globalSetup: join(import.meta.dirname, 'server/test/global-setup.ts'),
        },
      },
      project('web'),
      project('tools'),
      project('stand-ins'),
      project('bench'),
    ],
  },
});
