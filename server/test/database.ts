import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject, onTestFinished } from 'vitest';
import { type Database, openDatabase } from '../src/platform/database.ts';

type Content = 'empty' | 'demonstration';
export const templateName = (run: string, content: Content) => `${run}_template_${content}`;

function serverUrl(): string {
  const url = process.env.DATABASE_URL;
  if (url === undefined) throw new Error('The tests need PostgreSQL and Redis: run `pnpm run services` first.');
  return url;
}

export function databaseUrl(name: string): string {
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return url.href;
}

export async function administer<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A database for one test alone, gone when it ends. */
export async function createTestDatabase(content: Content): Promise<string> {
  const run = inject('testRun');
  const name = `${run}_${randomBytes(6).toString('hex')}`;
  const template = templateName(run, content);
  // Copying a template refuses while another copy of it begins: take turns.
  await administer(async (client) => {
    await client.query('select pg_advisory_lock(727002)');
    await client.query(`create database ${name} template ${template} strategy ${inject('copying')}`);
  });
  onTestFinished(async () => {
    await administer((client) => client.query(`drop database if exists ${name} with (force)`));
  });
  return databaseUrl(name);
}

export async function openTestDatabase(content: Content): Promise<Database> {
  const url = await createTestDatabase(content);
  const db = openDatabase({ url, pool: 5, onError: () => {}, statementTimeoutMs: 20_000, connectTimeoutMs: 20_000 });
  onTestFinished(() => db.close());
  return db;
}
