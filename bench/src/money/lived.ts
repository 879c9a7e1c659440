import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, workDir } from '../places.ts';
import { runCommand } from '../processes/command.ts';
import type { Simulated } from './simulate.ts';

/** What a life depends on: where one of these changes, it must be lived again. */
const BEHIND_IT = ['server/src', 'server/migrations', 'contracts/src', 'stand-ins/src', 'bench/src'];

export interface Lived {
  find(seed: number): Simulated | undefined;
  add(seed: number, life: Simulated): void;
}

const nothing: Lived = { find: () => undefined, add: () => {} };

/** As it lies there, committed or not. */
async function fingerprint(): Promise<string> {
  const listing = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate', '--', ...BEHIND_IT];
  const files = (await runCommand('git', ['-C', projectRoot, ...listing])).split('\n').filter((path) => path !== '');
  const hash = createHash('sha256');
  for (const file of files.toSorted()) {
    const path = join(projectRoot, file);
    hash.update(`${file}\n`).update(existsSync(path) ? readFileSync(path) : 'deleted');
  }
  return hash.digest('hex').slice(0, 16);
}

/** Lives that are over: a hundred of them take hours, and who is interrupted goes on where the last run ended. */
export async function openLived(isKept: boolean): Promise<Lived> {
  if (!isKept) return nothing;
  mkdirSync(workDir, { recursive: true });
  const file = join(workDir, `money-${await fingerprint()}.json`);
  const lives = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Simulated>) : {};
  return {
    find: (seed) => lives[seed],
    add(seed, life) {
      lives[seed] = life;
      writeFileSync(file, JSON.stringify(lives, null, 1));
    },
  };
}
