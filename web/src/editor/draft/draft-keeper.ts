import { type ArticleFields, type DraftPlace, placeKey } from './draft.ts';
import type { DraftWrite } from './draft-store.ts';

/** From here on the text is written down anew, so that it can be read back at once. */
const STEPS_MAX = 400;

interface KeeperPeers {
  readonly store: {
    readonly writeDraft: (write: DraftWrite) => Promise<void>;
    readonly forgetDraft: (key: string) => Promise<void>;
  };
  /** The text as it stands. */
  readonly body: () => unknown;
  readonly fields: () => ArticleFields;
  /** Whether this browser keeps what it is given. */
  readonly onKept: (kept: boolean) => void;
}

/**
 * Writes down every change in this browser as it is made. A key costs a few bytes: the whole text is written once, then
 * only what was done to it.
 */
export function createDraftKeeper(
  peers: KeeperPeers,
  start: {
    readonly key: string;
    readonly place: DraftPlace;
    readonly version: number | null;
    readonly isWritten: boolean;
  },
) {
  const { key } = start;
  let { place, version } = start;
  let hasBase = start.isWritten;
  let steps: unknown[] = [];
  let base: { body: unknown } | undefined;
  let stepsWritten = 0;
  let isDue = false;
  /** A write was refused: what is kept cannot be read back, or not to its end, until the whole text is. */
  let isBroken = false;
  let work: Promise<void> = Promise.resolve();

  function enqueue(act: () => Promise<void>): void {
    work = work.then(act).then(
      () => peers.onKept(!isBroken),
      (error: unknown) => {
        console.warn('the draft could not be kept', error);
        peers.onKept(false);
        isBroken = hasBase;
        if (hasBase) begin(peers.body());
      },
    );
  }

  function write(): Promise<void> {
    isDue = false;
    if (base || !hasBase) isBroken = false;
    if (!hasBase) return peers.store.forgetDraft(key);
    const head = {
      ...place,
      key,
      place: placeKey(place),
      fields: peers.fields(),
      version,
      changed_at: Date.now(),
    };
    const written: DraftWrite = { head, steps, ...(base ? { base } : {}) };
    stepsWritten = base ? steps.length : stepsWritten + steps.length;
    steps = [];
    base = undefined;
    return peers.store.writeDraft(written);
  }

  /** What is written, or forgotten, is decided when it is done: a key after the last save is never forgotten with it. */
  function writeSoon(): void {
    if (isDue) return;
    isDue = true;
    enqueue(() => (isDue ? write() : Promise.resolve()));
  }

  function begin(body: unknown): void {
    hasBase = true;
    base = { body };
    steps = [];
  }

  return {
    /** What was done to a text, which is only looked at where it has to be written down whole. */
    addSteps(before: () => unknown, added: readonly unknown[]): void {
      if (!hasBase) begin(before());
      steps.push(...added);
      writeSoon();
    },
    addFields(): void {
      if (!hasBase) begin(peers.body());
      writeSoon();
    },
    /** The page may be gone in a moment: what waits for the write before it is handed over behind it, at once. */
    flush(): void {
      if (!isDue) return;
      const written = write();
      written.catch(() => undefined);
      enqueue(() => written);
    },
    /** Called when the author rests. */
    tidy(): void {
      if (!hasBase || stepsWritten + steps.length < STEPS_MAX) return;
      begin(peers.body());
      writeSoon();
    },
    /** The server has all of it, or all but what came after it was sent. */
    saved(now: { readonly place: DraftPlace; readonly version: number; readonly isChanged: boolean }): void {
      ({ place, version } = now);
      if (now.isChanged) begin(peers.body());
      else {
        hasBase = false;
        base = undefined;
        steps = [];
        stepsWritten = 0;
      }
      writeSoon();
    },
  };
}
export type DraftKeeper = ReturnType<typeof createDraftKeeper>;
