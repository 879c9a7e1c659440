import { closeSync, mkdirSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { lockFile, servicesDir } from './places.ts';
import { isAlive } from './process.ts';
import { tell } from './progress.ts';

/** Whoever makes the file writes down its number right after. */
const WRITTEN_MS = 5000;
/** Most who wait do so for moments. */
const TOLD_AT_TURN = 20;
let isOurs = false;

function tryLock(): boolean {
  try {
    const file = openSync(lockFile, 'wx');
    writeSync(file, String(process.pid));
    closeSync(file);
    isOurs = true;
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

function holderIsGone(): boolean {
  try {
    const pid = Number.parseInt(readFileSync(lockFile, 'utf8'), 10);
    if (Number.isNaN(pid)) return Date.now() - statSync(lockFile).mtimeMs > WRITTEN_MS;
    // In a container, each of those who come one after the other may have the same number.
    if (pid === process.pid) return !isOurs;
    return pid > 1 && !isAlive(pid);
  } catch {
    return false;
  }
}

function tellHolder(): void {
  try {
    tell(`waiting for process ${readFileSync(lockFile, 'utf8')}, which holds ${lockFile}`);
  } catch {
    // It has just let go.
  }
}

/** One at a time: two terminals that start the services together must not unpack or initialise twice. */
export async function withLock<T>(work: () => Promise<T>): Promise<T> {
  mkdirSync(servicesDir, { recursive: true });
  for (let turn = 0; !tryLock(); turn += 1) {
    if (holderIsGone()) rmSync(lockFile, { force: true });
    else {
      if (turn === TOLD_AT_TURN) tellHolder();
      await sleep(100);
    }
  }
  try {
    return await work();
  } finally {
    isOurs = false;
    rmSync(lockFile, { force: true });
  }
}
