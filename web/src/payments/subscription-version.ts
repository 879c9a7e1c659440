import { useSyncExternalStore } from 'react';

let version = 0;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Somebody has subscribed in a window over the page that shows their subscription. */
export function subscriptionMoved(): void {
  version += 1;
  for (const listener of listeners) listener();
}

/** Grows with each change. */
export function useSubscriptionVersion(): number {
  return useSyncExternalStore(
    subscribe,
    () => version,
    () => 0,
  );
}
