import { useSyncExternalStore } from 'react';

const NONE: ReadonlySet<number> = new Set();
let bought = NONE;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** All that cards and openers need of a reader's purchases, which come after the page. */
export function showBought(next: ReadonlySet<number>): void {
  bought = next;
  for (const listener of listeners) listener();
}

/** Known before the list is asked for anew. */
export function addBought(articulo_id: number): void {
  showBought(new Set([...bought, articulo_id]));
}

export const hasBought = (articulo_id: number): boolean => bought.has(articulo_id);

export function useBought(): ReadonlySet<number> {
  return useSyncExternalStore(
    subscribe,
    () => bought,
    () => NONE,
  );
}
