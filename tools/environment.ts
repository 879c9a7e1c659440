import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { servicesRun, startServices } from './services/lifecycle.ts';
import { binDir, envFile, projectRoot, servicesDir } from './services/places.ts';

const serviceAddresses = ['DATABASE_URL', 'REDIS_QUEUE_URL', 'REDIS_CACHE_URL'];

export type Environment = Record<string, string | undefined>;

function readEnv(path: string): Environment {
  return existsSync(path) ? parseEnv(readFileSync(path, 'utf8')) : {};
}

/** As `load-settings.ts` has it: `.env` over `.services/env`, and the process's own environment over both. */
export function projectEnvironment(): Environment {
  return { ...readEnv(envFile), ...readEnv(join(projectRoot, '.env')), ...process.env };
}

/** Services that somebody else runs, named in `.env` or in the environment, are used as they are; else ours are started. */
export async function withServices(): Promise<Environment> {
  const own = { ...readEnv(join(projectRoot, '.env')), ...process.env };
  const ready = servicesRun() && existsSync(envFile);
  if (!serviceAddresses.every((name) => own[name]) && !ready) await startServices();
  return projectEnvironment();
}

const ownSettings = [
  ...['S3_ENDPOINT', 'S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ...['MODEL_PROVIDER', 'METRICS_PORT', 'WORKER_METRICS_PORT', 'TRUSTED_PROXIES', 'RELEASE'],
];

/** For a site that is only shown or tested: it touches neither the files nor the money nor the ports of whoever runs it. */
export function apartFromOwn(environment: Environment, database: string): Environment {
  const files = join(servicesDir, 'storage', database);
  rmSync(files, { recursive: true, force: true });
  return { ...environment, ...Object.fromEntries(ownSettings.map((name) => [name, ''])), STORAGE_DIR: files };
}

/** psql, pg_dump and pgbench of our own PostgreSQL, or the machine's where somebody else runs the services. */
export function postgresProgram(name: 'psql' | 'pg_dump' | 'pgbench'): string {
  const own = join(binDir, name);
  return existsSync(own) ? own : name;
}

export function databaseUrl(environment: Environment, database: string): string {
  const url = new URL(environment.DATABASE_URL ?? '');
  url.pathname = `/${database}`;
  return url.href;
}
