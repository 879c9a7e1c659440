import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { run } from './process.ts';
import { tell } from './progress.ts';

/** For a check: nothing of its data is needed afterwards, whatever falls. */
export const isThrownAway = () => process.env.SERVICES_DATA === 'memory';

const isMounted = (folder: string) => existsSync(folder) && statSync(folder).dev !== statSync(dirname(folder)).dev;

/**
 * Each test has a database of its own, of a thousand files. A file system on disk gets slower with every one that was made
 * and removed; memory does not. Where it may not be mounted, the folder stays as it is.
 */
export function keepInMemory(folder: string): void {
  if (!isThrownAway() || readdirSync(folder).length > 0) return;
  const { status, stderr } = run('mount', ['-t', 'tmpfs', '-o', 'mode=0755,size=50%', 'poliedro', folder]);
  if (status !== 0) tell(`the data lies on disk: ${stderr.trim()}`);
}

export function forgetMemory(folder: string): void {
  if (isMounted(folder)) run('umount', ['--lazy', folder]);
}
