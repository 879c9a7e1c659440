import { DomainError } from './errors.ts';

/** So many at a time; the others wait in the order in which they came, and more than may wait are sent away. */
export function createTurns(
  most: number,
  mostWaiting = Number.POSITIVE_INFINITY,
): <Value>(work: () => Promise<Value>) => Promise<Value> {
  let free = most;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else if (waiting.length >= mostWaiting) throw new DomainError('unavailable', { why: 'too many are waiting' });
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
