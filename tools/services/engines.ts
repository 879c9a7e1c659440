import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { canBuildDebianRoot, ensureDebianRoot, hasDebianRoot } from './debian-root.ts';
import { keepInMemory } from './memory-folder.ts';
import { debianRoot, servicesDir } from './places.ts';
import { findOnPath, mustRun, type Outcome, run } from './process.ts';
import { SetupFault } from './progress.ts';

const unprivileged = { uid: 65534, gid: 65534 };
const asRoot = process.getuid?.() === 0;
const postgresPrograms = ['initdb', 'pg_ctl', 'postgres', 'psql', 'pg_dump', 'pgbench'];

/** PostgreSQL and Redis, wherever they live: how to run one of their programs, and where their data lies. */
export interface Engines {
  origin: 'machine' | 'debian-root';
  postgresBin: string;
  redisServer: string;
  /** The data folder as we see it, and as the engines see it. */
  dataDir: string;
  dataDirInside: string;
  hasStatStatements: boolean;
  /** The command line that runs a program of the engines, never as root. */
  commandLine(program: string, args: string[]): [string, string[]];
  run(program: string, args: string[], input?: string): Outcome;
  mustRun(program: string, args: string[], input?: string): string;
}

function engines(
  found: Pick<Engines, 'origin' | 'postgresBin' | 'redisServer' | 'dataDir' | 'dataDirInside' | 'hasStatStatements'>,
  commandLine: Engines['commandLine'],
): Engines {
  return {
    ...found,
    commandLine,
    run: (program, args, input = '') => run(...commandLine(program, args), { input }),
    mustRun: (program, args, input = '') => mustRun(...commandLine(program, args), { input }),
  };
}

function machinePostgresBin(): string | undefined {
  const candidates = new Set<string>();
  const pgConfig = findOnPath('pg_config');
  if (pgConfig) candidates.add(run(pgConfig, ['--bindir']).stdout.trim());
  const debianVersions = '/usr/lib/postgresql';
  if (existsSync(debianVersions)) {
    for (const version of readdirSync(debianVersions)) candidates.add(join(debianVersions, version, 'bin'));
  }
  const onPath = findOnPath('postgres');
  if (onPath) candidates.add(join(onPath, '..'));
  return [...candidates].find((bin) => {
    if (!postgresPrograms.every((program) => existsSync(join(bin, program)))) return false;
    const version = /\(PostgreSQL\) (\d+)/.exec(run(join(bin, 'postgres'), ['--version']).stdout);
    return Number(version?.[1]) >= 17 && machineExtension(bin, 'vector') && machineExtension(bin, 'unaccent');
  });
}

function machineExtension(bin: string, name: string): boolean {
  const fromConfig = run(join(bin, 'pg_config'), ['--sharedir']).stdout.trim();
  const shareDirs = [
    fromConfig,
    bin.replace('/lib/', '/share/').replace(/\/bin$/, ''),
    join(bin, '../share/postgresql'),
  ];
  return shareDirs.some((dir) => dir !== '' && existsSync(join(dir, 'extension', `${name}.control`)));
}

function withoutRoot(program: string, args: string[]): [string, string[]] {
  if (!asRoot) return [program, args];
  const { uid, gid } = unprivileged;
  return ['setpriv', [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', program, ...args]];
}

function machineEngines(): Engines | undefined {
  const postgresBin = machinePostgresBin();
  const redisServer = findOnPath('redis-server') ?? findOnPath('valkey-server');
  if (!postgresBin || !redisServer) return undefined;
  mkdirSync(servicesDir, { recursive: true });
  // A clone below a private home folder is closed to the unprivileged user that root must hand the data to.
  if (asRoot && run(...withoutRoot('/bin/sh', ['-c', `cd '${servicesDir}'`])).status !== 0) return undefined;
  const dataDir = join(servicesDir, 'data');
  const hasStatStatements = machineExtension(postgresBin, 'pg_stat_statements');
  return engines(
    { origin: 'machine', postgresBin, redisServer, dataDir, dataDirInside: dataDir, hasStatStatements },
    withoutRoot,
  );
}

function debianEngines(): Engines {
  const { uid, gid } = unprivileged;
  return engines(
    {
      origin: 'debian-root',
      postgresBin: '/usr/lib/postgresql/17/bin',
      redisServer: '/usr/bin/redis-server',
      dataDir: join(debianRoot, 'data'),
      dataDirInside: '/data',
      hasStatStatements: existsSync(`${debianRoot}/usr/share/postgresql/17/extension/pg_stat_statements.control`),
    },
    (program, args) => ['chroot', [`--userspec=${uid}:${gid}`, debianRoot, program, ...args]],
  );
}

/** The engines that are already in place, without installing anything. */
export function findEngines(): Engines | undefined {
  if (hasDebianRoot()) return debianEngines();
  return machineEngines();
}

export function ensureEngines(): Engines {
  const found = findEngines();
  if (found) return found;
  if (!canBuildDebianRoot()) {
    throw new SetupFault(
      [
        'PostgreSQL 17 or later with pgvector and a Redis server were not found on this machine, and they can be',
        'unpacked beside it only on Debian as root. With Docker instead:',
        '',
        '  docker compose up -d postgres queue cache',
        '',
        'and these lines in .env:',
        '',
        '  DATABASE_URL=postgresql://poliedro:poliedro@127.0.0.1:5432/poliedro',
        '  REDIS_QUEUE_URL=redis://127.0.0.1:6379',
        '  REDIS_CACHE_URL=redis://127.0.0.1:6380',
        '  AUTH_SECRET=(at least 32 random characters)',
      ].join('\n'),
    );
  }
  ensureDebianRoot(unprivileged);
  return debianEngines();
}

export function ownDataDir(found: Engines): void {
  const { uid, gid } = unprivileged;
  mkdirSync(found.dataDir, { recursive: true });
  keepInMemory(found.dataDir);
  if (asRoot) mustRun('chown', [`${uid}:${gid}`, found.dataDir]);
}
