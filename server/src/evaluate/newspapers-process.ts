import { type StandInProcess, startStandIn } from './stand-in-process.ts';

const HOUR_MS = 3_600_000;

/** The invented newspapers. */
export function startNewspapers(root: string): Promise<StandInProcess> {
  // On the hour: pages say the time to the second.
  const start = new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS - 24 * HOUR_MS).toISOString();
  return startStandIn(root, 'newspapers', { args: ['--port', '0', '--articles', '3000', '--start', start] });
}
