import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../platform/browser-storage.ts';
import { parseReadEvents, type ReadEvents, writeReadEvents } from './read-events-format.ts';

const STORED_NAME = 'eventos_leidos';
/** More than anybody reads in a month; the oldest go first. */
const KEPT = 500;

const NONE: ReadEvents = new Map();
let read: ReadEvents | undefined;
const listeners = new Set<() => void>();

/** Nothing is always the same nothing: what equals the server's page is not drawn again. */
function parse(stored: string | null): ReadEvents {
  return stored ? parseReadEvents(stored) : NONE;
}

function current(): ReadEvents {
  read ??= parse(readStored(STORED_NAME));
  return read;
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

/** The version of an event that this browser saw last; 0 if it never did, or cannot say which. */
export function seenVersion(evento_id: number): number {
  return current().get(evento_id) ?? 0;
}

/** An older copy that was kept somewhere takes nothing back. */
export function markEventRead(evento_id: number, version: number): void {
  if ((current().get(evento_id) ?? -1) >= version) return;
  const others = [...current()].filter(([id]) => id !== evento_id);
  read = new Map([...others, [evento_id, version] as const].slice(-KEPT));
  writeStored(STORED_NAME, writeReadEvents(read));
  for (const listener of listeners) listener();
}

/** The events this browser has opened. The server knows nothing of it and says none. */
export function useReadEvents(): ReadEvents {
  return useSyncExternalStore(subscribe, current, () => NONE);
}
