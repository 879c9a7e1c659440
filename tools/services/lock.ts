import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { lockFile, servicesDir } from './places.ts';
import { isAlive } from './process.ts';

function tryLock(): boolean {
  try {
    const file = openSync(lockFile, 'wx');
    writeSync(file, String(process.pid));
    closeSync(file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

function holderIsGone(): boolean {
  try {
    const pid = Number.parseInt(readFileSync(lockFile, 'utf8'), 10);
    return pid > 1 && !isAlive(pid);
  } catch {
    return false;
  }
}

/** One at a time: two terminals that start the services together must not unpack or initialise twice. */
export async function withLock<T>(work: () => Promise<T>): Promise<T> {
  mkdirSync(servicesDir, { recursive: true });
  while (!tryLock()) {
    if (holderIsGone()) rmSync(lockFile, { force: true });
    else await sleep(100);
  }
  try {
    return await work();
  } finally {
    rmSync(lockFile, { force: true });
  }
}
