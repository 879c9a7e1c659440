import { useSyncExternalStore } from 'react';

/** What a reader's account says about the events on the page. */
export interface CardMarks {
  readonly later: ReadonlySet<number>;
  readonly read: ReadonlySet<number>;
}

const NONE: CardMarks = { later: new Set(), read: new Set() };
let marks = NONE;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** All that the cards need of the reactions, which come after the page. */
export function showCardMarks(next: CardMarks): void {
  marks = next;
  for (const listener of listeners) listener();
}

export function useCardMarks(): CardMarks {
  return useSyncExternalStore(
    subscribe,
    () => marks,
    () => NONE,
  );
}
