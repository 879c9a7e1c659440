import { setTimeout as delay } from 'node:timers/promises';

/** Gives the work up after so long; what it does meanwhile goes on. */
export async function withDeadline<T>(work: Promise<T>, deadlineMs: number): Promise<T> {
  const timer = new AbortController();
  try {
    return await Promise.race([
      work,
      delay(deadlineMs, undefined, { signal: timer.signal }).then(() => {
        throw new Error('took too long');
      }),
    ]);
  } finally {
    timer.abort();
  }
}
