import { appendFileSync, chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Engines } from './engines.ts';
import { isThrownAway } from './memory-folder.ts';
import { claimPort, readPorts } from './ports.ts';
import { livePid } from './process.ts';
import { tell } from './progress.ts';

const settingsFile = 'poliedro.conf';

const clusterDir = (engines: Engines) => join(engines.dataDir, 'postgres');
const clusterDirInside = (engines: Engines) => join(engines.dataDirInside, 'postgres');
const program = (engines: Engines, name: string) => join(engines.postgresBin, name);

export function postgresPid(engines: Engines): number | undefined {
  return livePid(join(clusterDir(engines), 'postmaster.pid'), /postgres/, clusterDir(engines));
}

function settings(engines: Engines, port: number): string {
  const lines = [
    `port = ${port}`,
    "listen_addresses = '127.0.0.1'",
    "unix_socket_directories = ''",
    `shared_buffers = ${process.env.PG_SHARED_BUFFERS ?? '256MB'}`,
    'max_connections = 200',
    'max_locks_per_transaction = 512',
    'maintenance_work_mem = 256MB',
    'max_wal_size = 4GB',
    'random_page_cost = 1.1',
    'jit = off',
    "timezone = 'UTC'",
    "log_timezone = 'UTC'",
  ];
  if (isThrownAway(engines.dataDir)) lines.push('fsync = off', 'full_page_writes = off', 'synchronous_commit = off');
  if (engines.hasStatStatements) lines.push("shared_preload_libraries = 'pg_stat_statements'");
  // The unpacked root has no memory file system at /dev/shm: POSIX shared memory would lie on disk.
  if (engines.origin === 'debian-root') lines.push('dynamic_shared_memory_type = sysv');
  return `${lines.join('\n')}\n`;
}

function ensureCluster(engines: Engines): void {
  if (existsSync(join(clusterDir(engines), 'poliedro.ready'))) return;
  tell('creating the PostgreSQL cluster');
  rmSync(clusterDir(engines), { recursive: true, force: true });
  const locale = ['--locale=C.UTF-8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--encoding=UTF8'];
  const dir = clusterDirInside(engines);
  engines.mustRun(program(engines, 'initdb'), [
    '-D',
    dir,
    '-U',
    'postgres',
    '-A',
    'trust',
    '--no-instructions',
    ...locale,
  ]);
  appendFileSync(join(clusterDir(engines), 'postgresql.conf'), `include '${settingsFile}'\n`);
}

function administer(engines: Engines, port: number, database: string, sql: string): string {
  const connection = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-d', database];
  return engines.mustRun(
    program(engines, 'psql'),
    ['-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', ...connection],
    sql,
  );
}

/**
 * The role is not a superuser, as in production. Of the extensions only pgvector asks for one: it stands in the template,
 * so every database made here has it and `CREATE EXTENSION IF NOT EXISTS` passes.
 */
function ensureRoleAndDatabase(engines: Engines, port: number): void {
  if (existsSync(join(clusterDir(engines), 'poliedro.ready'))) return;
  administer(engines, port, 'template1', 'CREATE EXTENSION IF NOT EXISTS vector;');
  const sql = ["SELECT 'CREATE ROLE poliedro LOGIN CREATEDB' WHERE to_regrole('poliedro') IS NULL \\gexec"];
  sql.push('GRANT pg_read_all_stats, pg_signal_backend TO poliedro;');
  sql.push(
    "SELECT 'CREATE DATABASE poliedro OWNER poliedro' WHERE NOT EXISTS (SELECT FROM pg_database WHERE datname = 'poliedro') \\gexec",
  );
  if (engines.hasStatStatements) sql.push('CREATE EXTENSION IF NOT EXISTS pg_stat_statements;');
  administer(engines, port, 'postgres', `${sql.join('\n')}\n`);
  writeFileSync(join(clusterDir(engines), 'poliedro.ready'), '');
}

export async function startPostgres(engines: Engines): Promise<number> {
  const known = readPorts().postgres;
  if (postgresPid(engines) !== undefined && known !== undefined) {
    ensureRoleAndDatabase(engines, known);
    tell(`PostgreSQL runs on port ${known}`);
    warnAboutBuffers(engines, known);
    return known;
  }
  ensureCluster(engines);
  rmSync(join(clusterDir(engines), 'postmaster.pid'), { force: true });
  const port = await claimPort('postgres');
  const conf = join(clusterDir(engines), settingsFile);
  writeFileSync(conf, settings(engines, port));
  chmodSync(conf, 0o644);
  const log = join(engines.dataDirInside, 'postgres.log');
  try {
    engines.mustRun(program(engines, 'pg_ctl'), ['-D', clusterDirInside(engines), '-l', log, '-w', '-s', 'start']);
  } catch (error) {
    const visibleLog = join(engines.dataDir, 'postgres.log');
    const tail = existsSync(visibleLog) ? readFileSync(visibleLog, 'utf8').split('\n').slice(-15).join('\n') : '';
    throw new Error(`${(error as Error).message}\n${tail}`);
  }
  ensureRoleAndDatabase(engines, port);
  tell(`PostgreSQL started on port ${port}`);
  return port;
}

function warnAboutBuffers(engines: Engines, port: number): void {
  const wanted = process.env.PG_SHARED_BUFFERS;
  if (!wanted) return;
  const actual = administer(engines, port, 'postgres', 'SHOW shared_buffers;').trim();
  if (actual !== wanted) tell(`note: it runs with shared_buffers ${actual}; stop and start to get ${wanted}`);
}

export function stopPostgres(engines: Engines): boolean {
  if (postgresPid(engines) === undefined) return false;
  engines.mustRun(program(engines, 'pg_ctl'), ['-D', clusterDirInside(engines), '-m', 'fast', '-w', '-s', 'stop']);
  return true;
}
