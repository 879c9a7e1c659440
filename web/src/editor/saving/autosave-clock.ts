/** After the last change. */
const QUIET_MS = 60_000;
/** After the first change that is not saved, however much is being written. */
const CEILING_MS = 120_000;
const FIRST_PAUSE_MS = 10_000;
const LAST_PAUSE_MS = 120_000;

interface Span {
  readonly first: number;
  readonly last: number;
}

/** What is not saved yet, and since when. Times are milliseconds of the author's clock. */
export interface AutosaveClock {
  readonly unsaved: Span | null;
  /** On its way to the server. */
  readonly sending: Span | null;
  readonly failures: number;
  readonly failedAt: number;
}

export const ALL_SAVED: AutosaveClock = { unsaved: null, sending: null, failures: 0, failedAt: 0 };

export function changed(clock: AutosaveClock, now: number): AutosaveClock {
  return { ...clock, unsaved: { first: clock.unsaved?.first ?? now, last: now } };
}

export function sent(clock: AutosaveClock, now: number): AutosaveClock {
  return { ...clock, sending: clock.unsaved ?? { first: now, last: now }, unsaved: null };
}

/** What was changed while it was on its way is still to be saved. */
export function arrived(clock: AutosaveClock): AutosaveClock {
  return { ...ALL_SAVED, unsaved: clock.unsaved };
}

export function failed(clock: AutosaveClock, now: number): AutosaveClock {
  const { sending, unsaved, failures } = clock;
  const first = sending?.first ?? unsaved?.first ?? now;
  const last = unsaved?.last ?? sending?.last ?? now;
  return { unsaved: { first, last }, sending: null, failures: failures + 1, failedAt: now };
}

export const isUnsaved = ({ unsaved, sending }: AutosaveClock): boolean => unsaved !== null || sending !== null;

/** When to save by itself; after a failure each time a longer pause. Undefined while there is nothing to do. */
export function dueAt({ unsaved, sending, failures, failedAt }: AutosaveClock): number | undefined {
  if (unsaved === null || sending !== null) return undefined;
  if (failures > 0) return failedAt + Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LAST_PAUSE_MS);
  return Math.min(unsaved.last + QUIET_MS, unsaved.first + CEILING_MS);
}
