import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, workDir } from '../places.ts';
import { runCommand } from '../processes/command.ts';
import type { Simulated } from './simulate.ts';

/** What a life depends on: where one of these changes, it must be lived again. */
const BEHIND_IT = [
  ...['server/src/payments', 'server/migrations', 'contracts/src/money.ts', 'contracts/src/payments.ts'],
  ...['stand-ins/src/card-provider', 'bench/src/money'],
];

export interface Lived {
  find(seed: number): Simulated | undefined;
  add(seed: number, life: Simulated): void;
}

const nothing: Lived = { find: () => undefined, add: () => {} };

async function fingerprint(): Promise<string> {
  const trees = await runCommand('git', ['-C', projectRoot, 'rev-parse', ...BEHIND_IT.map((path) => `HEAD:${path}`)]);
  return createHash('sha256').update(trees).digest('hex').slice(0, 16);
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
