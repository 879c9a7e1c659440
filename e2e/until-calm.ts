import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

const STAT = '/proc/stat';
const LOOK_MS = 2000;
export const LONGEST_WAIT_MS = 300_000;
/** Of the processor's time, taken by other machines on the same hardware. */
const MOST_STOLEN = 0.1;

function readTimes(): { all: number; stolen: number } {
  const times = (readFileSync(STAT, 'utf8').split('\n')[0] ?? '').split(/\s+/).slice(1, 9).map(Number);
  return { all: times.reduce((sum, time) => sum + time, 0), stolen: times[7] ?? 0 };
}

/** Until this machine has its processors to itself, where it can tell, and for no longer than five minutes. */
export async function untilCalm(): Promise<void> {
  if (!existsSync(STAT)) return;
  for (const end = Date.now() + LONGEST_WAIT_MS; Date.now() < end; ) {
    const before = readTimes();
    await delay(LOOK_MS);
    const after = readTimes();
    if (after.stolen - before.stolen <= MOST_STOLEN * (after.all - before.all)) return;
  }
}
