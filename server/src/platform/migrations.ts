import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { isLockedOut } from './database.ts';

const FOLDER = new URL('../../migrations/', import.meta.url);
/** Two processes that migrate at once wait for each other on this lock. */
const LOCK_KEY = 727_001;
const WEEKS_AHEAD = 8;
const WEEKS_BACK = 4;
/** Everybody who comes after waits behind a migration that waits for a lock: it gives way soon, and comes again. */
const LOCK_WAIT_MS = 1000;
const COME_AGAIN_MS = 2000;
const MOST_TRIES = 200;

export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly sha256: string;
}

async function listMigrations(): Promise<Migration[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, FOLDER), 'utf8');
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function applyOnce(client: pg.Client, { name, sql, sha256 }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${LOCK_WAIT_MS}`);
    await client.query(sql);
    await client.query('insert into schema_migrations (name, sha256) values ($1, $2)', [name, sha256]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** In a transaction of its own, for as long as it takes somebody to let go of what it changes. */
export async function applyMigration(
  client: pg.Client,
  migration: Migration,
  say: (line: string) => void,
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await applyOnce(client, migration);
    } catch (error) {
      if (!isLockedOut(error) || tries === MOST_TRIES) throw new Error(`${migration.name} failed`, { cause: error });
      say(`${migration.name} gives way to whoever uses what it changes, and comes again`);
      await delay(COME_AGAIN_MS);
    }
  }
}

/** Brings the database forward to the newest migration, each in a transaction of its own. Returns the names applied. */
export async function migrate(databaseUrl: string, say: (line: string) => void = () => {}): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY]);
    await client.query(`create table if not exists schema_migrations (
      name text primary key, sha256 text not null, applied_on timestamptz not null default now())`);
    const { rows } = await client.query<{ name: string; sha256: string }>('select name, sha256 from schema_migrations');
    const applied = new Map(rows.map((row) => [row.name, row.sha256]));
    const added: string[] = [];
    for (const migration of await listMigrations()) {
      const known = applied.get(migration.name);
      if (known === migration.sha256) continue;
      if (known !== undefined) throw new Error(`${migration.name} was changed after it had been applied`);
      say(migration.name);
      await applyMigration(client, migration, say);
      added.push(migration.name);
    }
    await client.query(`call ensure_article_partitions(current_date - $1::int * 7, current_date + $2::int * 7)`, [
      WEEKS_BACK,
      WEEKS_AHEAD,
    ]);
    return added;
  } finally {
    await client.end();
  }
}
