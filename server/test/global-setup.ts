import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { writeDemonstration } from '../seeds/demonstration.ts';
import { openDatabase } from '../src/platform/database.ts';
import { migrate } from '../src/platform/migrations.ts';
import { administer, databaseUrl, templateName } from './database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Begins the name of every database of this run, so that two runs at once do not meet. */
    testRun: string;
  }
}

/** Two templates that every test's own database is a copy of: only the schema, and with the demonstration content. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const run = `poliedro_test_${randomBytes(4).toString('hex')}`;
  project.provide('testRun', run);
  const empty = templateName(run, 'empty');
  const seeded = templateName(run, 'demonstration');
  await administer((client) => client.query(`create database ${empty}`));
  await migrate(databaseUrl(empty));
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
  return () => administer((client) => dropDatabases(client, run));
}

async function dropDatabases(client: pg.Client, run: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select datname as name from pg_database where starts_with(datname, $1)',
    [run],
  );
  for (const { name } of rows) await client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
}
