import { chmodSync, chownSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, workDir } from '../places.ts';
import { runCommand } from '../processes/command.ts';
import { type LongProcess, startProcess } from '../processes/long-process.ts';
import type { Bench } from '../suite.ts';

const UNPRIVILEGED = 65534;
/** Where `pnpm run services` unpacks the engines when the machine has none of its own. */
const UNPACKED = join(projectRoot, '.services/root');
const UNPACKED_POSTGRES = '/usr/lib/postgresql/17/bin';
const environment = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` };

/** PostgreSQL's and Redis's programs, and a folder of this run alone for their data. Never run as root. */
export interface OwnEngines {
  readonly postgresBin: string;
  readonly isUnpacked: boolean;
  /** The folder as the programs see it. */
  readonly folder: string;
  run(program: string, args: readonly string[]): Promise<string>;
  start(program: string, args: readonly string[]): LongProcess;
}

const isRoot = process.getuid?.() === 0;

function commandLine(isUnpacked: boolean, program: string, args: readonly string[]): [string, string[]] {
  const owner = String(UNPRIVILEGED);
  if (isUnpacked) return ['chroot', [`--userspec=${owner}:${owner}`, UNPACKED, program, ...args]];
  if (!isRoot) return [program, [...args]];
  return ['setpriv', [`--reuid=${owner}`, `--regid=${owner}`, '--clear-groups', program, ...args]];
}

/** The data must lie where the programs can see it: below their own root when they were unpacked. */
export async function findOwnEngines(bench: Bench, part = 'own'): Promise<OwnEngines> {
  const isUnpacked = existsSync(join(UNPACKED, UNPACKED_POSTGRES, 'postgres'));
  const postgresBin = isUnpacked ? UNPACKED_POSTGRES : (await runCommand('pg_config', ['--bindir'])).trim();
  const name = `engines-${process.pid}-${part}`;
  const folder = isUnpacked ? `/tmp/${name}` : join(workDir, name);
  const visible = isUnpacked ? join(UNPACKED, folder) : folder;
  mkdirSync(visible, { recursive: true });
  chmodSync(visible, 0o700);
  if (isRoot) chownSync(visible, UNPRIVILEGED, UNPRIVILEGED);
  bench.cleanup.add(() => rmSync(visible, { recursive: true, force: true }));
  return {
    postgresBin,
    isUnpacked,
    folder,
    run: (program, args) => runCommand(...commandLine(isUnpacked, program, args), { env: environment }),
    start: (program, args) => startProcess(...commandLine(isUnpacked, program, args), environment),
  };
}
