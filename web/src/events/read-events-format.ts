/** Events by the version that was seen; 0 where it is not known, as in what browsers stored before there were versions. */
export type ReadEvents = ReadonlyMap<number, number>;

/** `12:3,34` is event 12 at version 3, and event 34. */
export function parseReadEvents(stored: string | null): ReadEvents {
  const entries = (stored ?? '')
    .split(',')
    .filter(Boolean)
    .map((entry) => entry.split(':').map(Number))
    .map(([id = Number.NaN, version = 0]) => [id, Number.isSafeInteger(version) ? version : 0] as const);
  return new Map(entries.filter(([id]) => Number.isSafeInteger(id)));
}

export function writeReadEvents(read: ReadEvents): string {
  return [...read].map(([id, version]) => (version > 0 ? `${id}:${version}` : id)).join(',');
}
