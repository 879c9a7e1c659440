import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../platform/browser-storage.ts';

const STORED_NAME = 'sin_marcas';
const listeners = new Set<() => void>();
let chosen: boolean | undefined;

const areShown = () => {
  chosen ??= readStored(STORED_NAME) === null;
  return chosen;
};

export function showMarks(shown: boolean): void {
  chosen = shown;
  writeStored(STORED_NAME, shown ? null : '1');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether marked passages are to be seen; the reader's choice, for every article. */
export function useMarksShown(): boolean {
  return useSyncExternalStore(subscribe, areShown, () => true);
}
