import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { run } from './process.ts';
import { tell } from './progress.ts';

const mark = (folder: string) => join(folder, 'thrown-away');

/** Begun for a check: nothing of its data is needed afterwards, whatever falls. */
export const isThrownAway = (folder: string) => existsSync(mark(folder));

const isMounted = (folder: string) => existsSync(folder) && statSync(folder).dev !== statSync(dirname(folder)).dev;

/**
 * Each test has a database of its own, of a thousand files. A file system on disk gets slower with every one that was made
 * and removed; memory does not. Where it may not be mounted, the folder stays as it is, and so does one with data.
 */
export function keepInMemory(folder: string): void {
  const isWanted = process.env.SERVICES_DATA === 'memory';
  if (!isWanted) rmSync(mark(folder), { force: true });
  if (!isWanted || readdirSync(folder).length > 0) return;
  const { status, stderr } = run('mount', ['-t', 'tmpfs', '-o', 'mode=0755,size=50%', 'poliedro', folder]);
  if (status !== 0) tell(`the data lies on disk: ${stderr.trim()}`);
  writeFileSync(mark(folder), '');
}

export function forgetMemory(folder: string): void {
  if (isMounted(folder)) run('umount', ['--lazy', folder]);
}
