import { once } from 'node:events';
import { connect } from 'node:net';
import { connect as connectSafely } from 'node:tls';
import { mustSucceed, runCommand, runNode } from './command.ts';
import { databaseUrl, type Environment, postgresProgram } from './environment.ts';
import { SetupFault } from './services/progress.ts';

export function runSql(url: string, sql: string): Promise<string> {
  const args = ['-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', '-d', url];
  return mustSucceed(runCommand(postgresProgram('psql'), args, { input: sql }), 'psql');
}

/** An empty database of that name on the project's server, whatever stood there before. Returns its address. */
export async function recreateDatabase(environment: Environment, name: string): Promise<string> {
  const maintenance = databaseUrl(environment, 'postgres');
  await runSql(maintenance, `DROP DATABASE IF EXISTS "${name}" WITH (FORCE);\nCREATE DATABASE "${name}";\n`);
  return databaseUrl(environment, name);
}

export async function dropDatabase(environment: Environment, name: string): Promise<void> {
  await runSql(databaseUrl(environment, 'postgres'), `DROP DATABASE IF EXISTS "${name}" WITH (FORCE);\n`);
}

export function migrateDatabase(environment: Environment): Promise<string> {
  return mustSucceed(runNode(['server/src/entry/migrate.ts'], { environment }), 'migrate');
}

export function seedDatabase(environment: Environment, options: string[] = []): Promise<string> {
  return mustSucceed(runNode(['server/src/entry/seed.ts', ...options], { environment }), 'seed');
}

/** The numbered database of a Redis, empty; the development server has number 0. Returns its address. */
export async function emptyRedis(url: string | undefined, number: number): Promise<string> {
  const own = new URL(url ?? '');
  own.pathname = `/${number}`;
  const place = { host: own.hostname, port: Number(own.port || 6379) };
  const socket = own.protocol === 'rediss:' ? connectSafely({ ...place, servername: own.hostname }) : connect(place);
  const { username, password } = own;
  const commands = [
    ...(password === '' ? [] : [['AUTH', ...(username === '' ? [] : [username]), password].map(decodeURIComponent)]),
    ['SELECT', String(number)],
    ['FLUSHDB'],
  ];
  // One after the other: where the number is refused, nothing may be emptied.
  for (const words of commands) {
    const written = words.map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`);
    socket.write(`*${words.length}\r\n${written.join('')}`);
    const [answer] = (await once(socket, 'data')) as [Buffer];
    if (answer.toString().startsWith('+OK')) continue;
    socket.destroy();
    throw new SetupFault(`Redis at ${own.host} refuses ${words[0]}: ${answer.toString()}`);
  }
  socket.end();
  return own.href;
}
