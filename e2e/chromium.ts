import { existsSync, statfsSync } from 'node:fs';

/** The one without a window of its own is twice as quick; itself, not the script that starts it: some journeys kill it. */
const PROGRAMS = ['/usr/lib/chromium/chromium-headless-shell', '/usr/bin/chromium'];

/** The browser that journeys are made in. */
export const CHROMIUM = process.env.CHROMIUM_PATH ?? PROGRAMS.find((path) => existsSync(path)) ?? 'chromium';

const SHARED_MEMORY = '/dev/shm';
const ENOUGH_BYTES = 2 ** 30;
function hasSharedMemory(): boolean {
  if (!existsSync(SHARED_MEMORY)) return false;
  const { bavail, bsize } = statfsSync(SHARED_MEMORY);
  return bavail * bsize >= ENOUGH_BYTES;
}

/** Given by default: it puts what its processes share into files, for containers that have hardly any such memory. */
export const UNWANTED_SWITCHES = hasSharedMemory() ? ['--disable-dev-shm-usage'] : [];
