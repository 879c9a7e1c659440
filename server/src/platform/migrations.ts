import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';

const FOLDER = new URL('../../migrations/', import.meta.url);
/** Two processes that migrate at once wait for each other on this lock. */
const LOCK_KEY = 727_001;
const WEEKS_AHEAD = 8;
const WEEKS_BACK = 4;

async function listMigrations(): Promise<{ name: string; sql: string; sha256: string }[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, FOLDER), 'utf8');
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') };
    }),
  );
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
      await client.query('begin');
      try {
        await client.query(migration.sql);
        await client.query('insert into schema_migrations (name, sha256) values ($1, $2)', [
          migration.name,
          migration.sha256,
        ]);
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw new Error(`${migration.name} failed`, { cause: error });
      }
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
