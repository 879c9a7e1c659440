import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { ensureEngines, findEngines, ownDataDir } from './engines.ts';
import { withLock } from './lock.ts';
import { forgetMemory } from './memory-folder.ts';
import { envFile } from './places.ts';
import { readPorts } from './ports.ts';
import { postgresPid, startPostgres, stopPostgres } from './postgres.ts';
import { writePrograms } from './programs.ts';
import { tell } from './progress.ts';
import { redisPid, startRedis, stopRedis } from './redis.ts';

export interface ServiceState {
  name: string;
  pid: number | undefined;
  port: number | undefined;
}

/** Made once for this clone: a new one would sign every reader of the development site out. */
function ownSecret(): string {
  const before = existsSync(envFile) ? parseEnv(readFileSync(envFile, 'utf8')).AUTH_SECRET : undefined;
  return before ?? randomBytes(32).toString('hex');
}

export function startServices(): Promise<void> {
  return withLock(async () => {
    const engines = ensureEngines();
    ownDataDir(engines);
    const postgres = await startPostgres(engines);
    const queue = await startRedis(engines, 'queue');
    const cache = await startRedis(engines, 'cache');
    writePrograms(engines);
    writeFileSync(
      envFile,
      [
        `DATABASE_URL=postgresql://poliedro@127.0.0.1:${postgres}/poliedro`,
        `REDIS_QUEUE_URL=redis://127.0.0.1:${queue}`,
        `REDIS_CACHE_URL=redis://127.0.0.1:${cache}`,
        `AUTH_SECRET=${ownSecret()}`,
        '',
      ].join('\n'),
    );
  });
}

export function stopServices(): Promise<void> {
  return withLock(async () => {
    const engines = findEngines();
    if (!engines) return tell('nothing to stop');
    const stopped = [
      (await stopRedis(engines, 'queue')) && 'Redis (queue)',
      (await stopRedis(engines, 'cache')) && 'Redis (cache)',
      stopPostgres(engines) && 'PostgreSQL',
    ].filter((name) => name !== false);
    forgetMemory(engines.dataDir);
    tell(stopped.length === 0 ? 'nothing to stop' : `stopped ${stopped.join(', ')}`);
  });
}

export function serviceStates(): ServiceState[] {
  const engines = findEngines();
  const ports = readPorts();
  return [
    { name: 'PostgreSQL', pid: engines && postgresPid(engines), port: ports.postgres },
    { name: 'Redis (queue)', pid: engines && redisPid(engines, 'queue'), port: ports.queue },
    { name: 'Redis (cache)', pid: engines && redisPid(engines, 'cache'), port: ports.cache },
  ];
}

export function servicesRun(): boolean {
  return serviceStates().every((state) => state.pid !== undefined);
}
