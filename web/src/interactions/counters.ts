import type { Counters } from '@poliedro/contracts/interactions';
import type { Target } from '@poliedro/contracts/targets';
import { useEffect, useSyncExternalStore } from 'react';
import { createCounterStore, LOADED_AGE_MS } from './counter-store.ts';
import { callInteractions, callInteractionsAnew } from './interaction-calls.ts';
import { listenLive } from './live.ts';
import { targetKey } from './target-key.ts';

const store = createCounterStore();

/** What the server has just said. */
export function knowCounters(target: Target, counters: Counters): void {
  store.hear(targetKey(target), counters);
}

/** How many have reacted, as it changes; undefined until it is known, and where it cannot be. */
export function useCounters({ tipo, id }: Target): Counters | undefined {
  useEffect(() => {
    const target = { tipo, id };
    let timer: ReturnType<typeof setTimeout> | undefined;
    let here = true;

    async function load(call: typeof callInteractions): Promise<boolean> {
      const reply = await call('getCounters', target).catch(() => undefined);
      return !reply || store.load(targetKey(target), reply.contadores);
    }
    /** Once more where the answer could not be trusted to be newer than what is known. */
    async function loadSurely(call: typeof callInteractions): Promise<void> {
      if ((await load(call)) || !here) return;
      clearTimeout(timer);
      timer = setTimeout(() => void load(callInteractionsAnew), LOADED_AGE_MS);
    }

    void loadSurely(callInteractions);
    const stop = listenLive(target, {
      contadores: (counters) => knowCounters(target, counters),
      missed: () => void loadSurely(callInteractionsAnew),
    });
    return () => {
      here = false;
      stop();
      clearTimeout(timer);
    };
  }, [tipo, id]);
  return useSyncExternalStore(
    store.subscribe,
    () => store.get(targetKey({ tipo, id })),
    () => undefined,
  );
}
