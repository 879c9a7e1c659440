import type { Counters } from '@poliedro/contracts/interactions';

/** A loaded answer may have been kept for so long, by the server and on its way: what was heard since is newer. */
export const LOADED_AGE_MS = 40_000;

/** Counts by the key of what they count. */
interface CounterStore {
  get(key: string): Counters | undefined;
  subscribe(listener: () => void): () => void;
  /** As they are now: the answer to one's own reaction, or a live message. */
  hear(key: string, counters: Counters): void;
  /** As they were when the answer was made; false when something newer may be known. */
  load(key: string, counters: Counters): boolean;
}

export function createCounterStore(now: () => number = Date.now): CounterStore {
  const known = new Map<string, Counters>();
  const heardAt = new Map<string, number>();
  const listeners = new Set<() => void>();

  function show(key: string, counters: Counters): void {
    known.set(key, counters);
    for (const listener of listeners) listener();
  }

  return {
    get: (key) => known.get(key),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    hear(key, counters) {
      heardAt.set(key, now());
      show(key, counters);
    },
    load(key, counters) {
      if (now() - (heardAt.get(key) ?? Number.NEGATIVE_INFINITY) < LOADED_AGE_MS) return false;
      show(key, counters);
      return true;
    },
  };
}
