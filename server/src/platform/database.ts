import pg from 'pg';
import { GatheringSocket } from './gathering-socket.ts';

/** Named, so that PostgreSQL plans it once per connection. Names are unique across the server. */
export interface Statement {
  readonly name: string;
  readonly text: string;
  /** Where it may take longer than readers wait, in a transaction that allows it. */
  readonly timeoutMs?: number;
}

/** What a repository needs: the database or a transaction of it. */
export interface Queryable {
  query<Row extends object>(statement: Statement, values: readonly unknown[]): Promise<Row[]>;
}

export interface Database extends Queryable {
  /** For libraries that bring their own SQL. */
  readonly pool: pg.Pool;
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface Transaction extends Queryable {
  /** The driver's own connection, for COPY and other things that a statement cannot say. */
  readonly client: pg.PoolClient;
}

export interface DatabaseOptions {
  url: string;
  pool: number;
  onError: (error: Error) => void;
  /** Nothing a reader waits for takes longer; long work asks for its own. */
  statementTimeoutMs?: number;
  /** To wait for a connection, or for one of the pool that others use. */
  connectTimeoutMs?: number;
  /** For COPY: each statement waits for the one before it. */
  oneAtATime?: boolean;
}

const CONNECT_TIMEOUT_MS = 1000;
const STATEMENT_TIMEOUT_MS = 1500;
/** Longer than anybody waits for somebody else's computer within a transaction. */
const STANDSTILL_MS = 30_000;
/** Words as similar as this are taken for a slip of the pen. */
const WORD_SIMILARITY = 0.5;
// Generic plans: our statements are few and their plans do not depend on the values; planning each time doubles their cost.

const BEGIN: Statement = { name: 'begin', text: 'begin' };

async function run<Row extends object>(
  target: pg.Pool | pg.PoolClient,
  statement: Statement,
  values: readonly unknown[],
): Promise<Row[]> {
  const { name, text, timeoutMs } = statement;
  const asked: pg.QueryConfig & Pick<pg.ClientConfig, 'query_timeout'> = { name, text, values: values as unknown[] };
  if (timeoutMs !== undefined) asked.query_timeout = timeoutMs;
  return (await target.query<Row>(asked)).rows;
}

const hasCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code;
/** A value that must be unique is there already. */
export const isTaken = (error: unknown): boolean => hasCode(error, '23505');
/** A value refers to what is not there. */
export const refersToNothing = (error: unknown): boolean => hasCode(error, '23503');
/** A lock has not come free in the time that was given. */
export const isLockedOut = (error: unknown): boolean => hasCode(error, '55P03');

export function openDatabase(options: DatabaseOptions): Database {
  const timeout = options.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS;
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.pool,
    connectionTimeoutMillis: options.connectTimeoutMs ?? CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: timeout,
    // The server's own limit cannot fire when the server is frozen or the network is gone.
    query_timeout: timeout + 200,
    options: [
      `pg_trgm.word_similarity_threshold=${WORD_SIMILARITY}`,
      'timezone=UTC',
      'plan_cache_mode=force_generic_plan',
      // A machine that vanishes takes its locks along: what it began ends by itself.
      `idle_in_transaction_session_timeout=${Math.max(STANDSTILL_MS, 2 * timeout)}`,
      'tcp_keepalives_idle=30',
      'tcp_keepalives_interval=10',
      'tcp_keepalives_count=3',
    ]
      .map((setting) => `-c ${setting}`)
      .join(' '),
    application_name: 'poliedro',
    // What is asked on one connection is sent at once; PostgreSQL answers in the order of asking.
    pipeline: options.oneAtATime !== true,
    stream: () => new GatheringSocket(),
  });
  // A connection that dies, idle or in use, is replaced by the pool; unheard, the event would end the process.
  pool.on('error', options.onError);
  pool.on('connect', (client) => client.on('error', options.onError));

  return {
    pool,
    query: (statement, values) => run(pool, statement, values),
    async transaction(work) {
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        // Goes out together with the first statement. Where it fails, so does everything after it.
        const begun = run(client, BEGIN, []);
        begun.catch(() => {});
        const result = await work({ client, query: (statement, values) => run(client, statement, values) });
        await begun;
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch((failure: Error) => {
          broken = failure;
        });
        throw error;
      } finally {
        client.release(broken);
      }
    },
    close: () => pool.end(),
  };
}
