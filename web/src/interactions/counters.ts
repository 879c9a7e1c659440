import type { Counters } from '@poliedro/contracts/interactions';
import type { Target } from '@poliedro/contracts/targets';
import { useEffect, useSyncExternalStore } from 'react';
import { callInteractions } from './interaction-calls.ts';
import { listenLive } from './live.ts';
import { targetKey } from './target-key.ts';

const known = new Map<string, Counters>();
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function knowCounters(target: Target, counters: Counters): void {
  known.set(targetKey(target), counters);
  for (const listener of listeners) listener();
}

/** How many have reacted, as it changes; undefined until it is known, and where it cannot be. */
export function useCounters({ tipo, id }: Target): Counters | undefined {
  useEffect(() => {
    const target = { tipo, id };
    const load = () =>
      callInteractions('getCounters', target).then(
        ({ contadores }) => knowCounters(target, contadores),
        () => {},
      );
    void load();
    return listenLive(target, { contadores: (counters) => knowCounters(target, counters), missed: () => void load() });
  }, [tipo, id]);
  return useSyncExternalStore(
    subscribe,
    () => known.get(targetKey({ tipo, id })),
    () => undefined,
  );
}
