import { randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { writeDemonstration } from '../seeds/demonstration.ts';
import { openDatabase } from '../src/platform/database.ts';
import { migrate } from '../src/platform/migrations.ts';
import { administer, databaseUrl, templateName } from './database.ts';
import { OWN_NUMBER } from './own-redis.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Begins the name of every database of this run, so that two runs at once do not meet. */
    testRun: string;
    /** How PostgreSQL copies a template. */
    copying: 'file_copy' | 'wal_log';
  }
}

/** Two templates that every test's own database is a copy of: only the schema, and with the demonstration content. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const run = `poliedro_test_${randomBytes(4).toString('hex')}`;
  project.provide('testRun', run);
  project.provide('copying', await chooseCopying());
  await emptyBothRedis();
  const empty = templateName(run, 'empty');
  const seeded = templateName(run, 'demonstration');
  await administer((client) => client.query(`create database ${empty}`));
  await migrate(databaseUrl(empty));
  await dropFarWeeks(databaseUrl(empty));
  await administer((client) => client.query(`create database ${seeded} template ${empty}`));
  const db = openDatabase({
    url: databaseUrl(seeded),
    pool: 1,
    statementTimeoutMs: 60_000,
    onError: (error) => {
      throw error;
    },
  });
  await writeDemonstration(db, Date.now());
  await db.close();
  return async () => {
    await emptyBothRedis();
    await administer((client) => dropDatabases(client, run));
  };
}

async function emptyBothRedis(): Promise<void> {
  for (const url of [process.env.REDIS_QUEUE_URL, process.env.REDIS_CACHE_URL]) if (url) await emptyRedis(url);
}

/** Unless another run is at work there. */
async function emptyRedis(url: string): Promise<void> {
  const redis = new Redis(url);
  try {
    // Once more than the address says it, and waited for: where the number is refused, nothing may be emptied.
    await redis.select(OWN_NUMBER);
    const clients = String(await redis.client('LIST')).split('\n');
    const atWork = clients.filter((client) => client.includes(` db=${OWN_NUMBER} `));
    if (atWork.length === 1) await redis.flushdb();
  } finally {
    redis.disconnect();
  }
}

/** As files it takes half the work, but waits for the disk, unless nothing is ever waited for. */
async function chooseCopying(): Promise<'file_copy' | 'wal_log'> {
  const { rows } = await administer((client) => client.query<{ fsync: string }>('show fsync'));
  return rows[0]?.fsync === 'off' ? 'file_copy' : 'wal_log';
}

/** Each copy costs by the table: weeks that no test comes to are left out. */
async function dropFarWeeks(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_inherits join pg_class c on c.oid = inhrelid
      where relkind = 'r' and relname ~ '_\\d{4}w\\d{2}$'
        and right(relname, 7) > to_char(now() + interval '1 week', 'IYYY"w"IW')`,
  );
  for (const { name } of rows) await client.query(`drop table ${name}`);
  await client.end();
}

async function dropDatabases(client: pg.Client, run: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select datname as name from pg_database where starts_with(datname, $1)',
    [run],
  );
  for (const { name } of rows) await client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
}
