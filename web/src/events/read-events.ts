import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../platform/browser-storage.ts';

const STORED_NAME = 'eventos_leidos';
/** More than anybody reads in a month; the oldest go first. */
const KEPT = 500;

const NONE: ReadonlySet<number> = new Set();
let read: ReadonlySet<number> | undefined;
const listeners = new Set<() => void>();

function current(): ReadonlySet<number> {
  read ??= parse(readStored(STORED_NAME));
  return read;
}

function parse(stored: string | null): ReadonlySet<number> {
  if (!stored) return NONE;
  return new Set(stored.split(',').filter(Boolean).map(Number).filter(Number.isSafeInteger));
}

/** Another tab has read something. */
function onStorage(event: StorageEvent): void {
  if (event.key !== STORED_NAME) return;
  read = parse(event.newValue);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}

export function markEventRead(evento_id: number): void {
  if (current().has(evento_id)) return;
  read = new Set([...current(), evento_id].slice(-KEPT));
  writeStored(STORED_NAME, [...read].join(','));
  for (const listener of listeners) listener();
}

/** The events this browser has opened. The server knows nothing of it and says none. */
export function useReadEvents(): ReadonlySet<number> {
  return useSyncExternalStore(subscribe, current, () => NONE);
}
