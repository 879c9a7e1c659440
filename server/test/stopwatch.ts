import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

const MS_PER_TICK = 10;

/** What others have used of this machine's processors since it started, of each of them. */
function stolenMs(): number {
  try {
    const [all = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
    return (Number(all.trim().split(/\s+/)[8] ?? 0) * MS_PER_TICK) / availableParallelism();
  } catch {
    return 0;
  }
}

/** How long it takes from here, without the time in which the machine was not given to us. */
export function startStopwatch(): () => number {
  const started = performance.now();
  const stolen = stolenMs();
  return () => performance.now() - started - (stolenMs() - stolen);
}
