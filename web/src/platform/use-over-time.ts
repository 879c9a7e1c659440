import { useSyncExternalStore } from 'react';

const TICK_MS = 15_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const heard of listeners) heard();
  }, TICK_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** What becomes another thing as time passes; drawn again only when it does. One timer for the whole page. */
export function useOverTime<T extends string | boolean>(read: () => T, onServer: T): T {
  return useSyncExternalStore(subscribe, read, () => onServer);
}
