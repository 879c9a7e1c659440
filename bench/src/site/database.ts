import pg from 'pg';
import { runNode } from '../processes/command.ts';
import { commandEnvironment, type Services, withDatabase } from './services.ts';

export interface Volume {
  readonly events: number;
  readonly articles: number;
}

async function withClient<T>(services: Services, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await openSession(services);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** For settings that hold from one question to the next; whoever opens it ends it. */
export async function openSession(services: Services): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: services.DATABASE_URL, application_name: 'poliedro-bench' });
  // A question that is under way is told of it too, and that is where it is heard.
  client.on('error', () => {});
  await client.connect();
  return client;
}

export function query<Row extends object>(services: Services, sql: string, values: unknown[] = []): Promise<Row[]> {
  return withClient(services, async (client) => (await client.query<Row>(sql, values)).rows);
}

/** One run of the generator numbers its articles up to 2^20 within a second; beyond that, identical seconds collide. */
const MOST_ARTICLES_AT_ONCE = 1_000_000;

const administer = (services: Services, sql: string) => query(withDatabase(services, 'postgres'), sql);
const runEntry = (services: Services, entry: string, args: string[] = []) =>
  runNode([`server/src/entry/${entry}.ts`, ...args], { env: commandEnvironment(services) });

export async function dropDatabase(services: Services, name: string): Promise<void> {
  await administer(services, `drop database if exists "${name}" with (force)`);
}

export async function hasDatabase(services: Services, name: string): Promise<boolean> {
  const rows = await query(withDatabase(services, 'postgres'), 'select from pg_database where datname = $1', [name]);
  return rows.length > 0;
}

/** A new database of that name with the demonstration content and, if asked for, a volume of generated content. */
export async function createDatabase(services: Services, name: string, volume?: Volume): Promise<Services> {
  await dropDatabase(services, name);
  await administer(services, `create database "${name}"`);
  const own = withDatabase(services, name);
  await migrate(own);
  await runEntry(own, 'seed');
  const parts = Math.ceil((volume?.articles ?? 0) / MOST_ARTICLES_AT_ONCE);
  for (let part = 0; part < parts && volume; part++) {
    const { events, articles } = volume;
    await runEntry(own, 'seed', ['--events', String(events / parts), '--articles', String(articles / parts)]);
  }
  // As autovacuum would do sooner or later, in the middle of a measurement.
  await query(own, 'vacuum analyze');
  return own;
}

/** A new database of that name with carriles and categories, and nothing in them yet. */
export async function createPressDatabase(services: Services, name: string): Promise<Services> {
  await dropDatabase(services, name);
  await administer(services, `create database "${name}"`);
  const own = withDatabase(services, name);
  await migrate(own);
  await runEntry(own, 'seed', ['--front-page-only']);
  return own;
}

/** Articles as the pipeline leaves them, and some that wait for their place; without the index of their vectors. */
export async function generatePress(services: Services, articles: number, waiting: number): Promise<void> {
  await runEntry(services, 'seed', ['--front-page-only', '--read', String(articles), '--waiting', String(waiting)]);
}

/** Another one with the same content, which may not be in use. */
export async function copyDatabase(services: Services, from: string, to: string): Promise<Services> {
  await dropDatabase(services, to);
  await administer(services, `create database "${to}" template "${from}"`);
  return withDatabase(services, to);
}

/** An event as large as they get; answers its number. */
export async function addLargeEvent(services: Services): Promise<number> {
  const said = await runEntry(services, 'seed', ['--large-event']);
  const [, id] = /^large event: (\d+)$/m.exec(said) ?? [];
  if (id === undefined) throw new Error(`the seed did not say which event it made\n${said}`);
  await query(services, 'vacuum analyze');
  return Number(id);
}

export function migrate(services: Services): Promise<string> {
  return runEntry(services, 'migrate');
}
