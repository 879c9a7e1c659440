import pg from 'pg';
import { writeDemonstration } from '../seeds/demonstration.ts';
import { openDatabase } from '../src/platform/database.ts';
import { migrate } from '../src/platform/migrations.ts';
import { administer, databaseUrl, TEMPLATE_EMPTY, TEMPLATE_SEEDED } from './database.ts';

/** Two templates that every test's own database is a copy of: only the schema, and with the demonstration content. */
export default async function setUp(): Promise<() => Promise<void>> {
  await administer(async (client) => {
    await dropTestDatabases(client);
    await client.query(`create database ${TEMPLATE_EMPTY}`);
  });
  await migrate(databaseUrl(TEMPLATE_EMPTY));
  await administer((client) => client.query(`create database ${TEMPLATE_SEEDED} template ${TEMPLATE_EMPTY}`));
  const db = openDatabase({
    url: databaseUrl(TEMPLATE_SEEDED),
    pool: 1,
    statementTimeoutMs: 60_000,
    onError: (error) => {
      throw error;
    },
  });
  await writeDemonstration(db, Date.now());
  await db.close();
  return () => administer(dropTestDatabases);
}

async function dropTestDatabases(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database where datname like 'poliedro\\_test\\_%'`,
  );
  for (const { name } of rows) await client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
}
