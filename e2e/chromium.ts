import { existsSync } from 'node:fs';

/** The one without a window of its own is twice as quick; itself, not the script that starts it: some journeys kill it. */
const PROGRAMS = ['/usr/lib/chromium/chromium-headless-shell', '/usr/bin/chromium'];

/** The browser that journeys are made in. */
export const CHROMIUM = process.env.CHROMIUM_PATH ?? PROGRAMS.find((path) => existsSync(path)) ?? 'chromium';
