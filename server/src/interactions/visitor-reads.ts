import { type Target, targetKey } from '@poliedro/contracts/targets';
import type { Database } from '../platform/database.ts';
import { addReads } from './counts.repository.ts';

const WAIT_MS = 1000;
/** Beyond so many targets in one second, whoever reads something else is not counted. */
const TARGETS_MAX = 5000;

export interface VisitorReads {
  add(target: Target): void;
  /** Counts what has been added up; resolves when it is stored. */
  flush(): Promise<void>;
}

export interface VisitorReadsParts {
  db: Database;
  onChange: (target: Target) => void;
  onError: (error: Error) => void;
}

/** Reads of people who are not signed in, added up in this process and stored about once a second. */
export function createVisitorReads({ db, onChange, onError }: VisitorReadsParts): VisitorReads {
  let waiting = new Map<string, { target: Target; amount: number }>();
  let timer: NodeJS.Timeout | undefined;

  function add(target: Target, amount: number): void {
    const key = targetKey(target);
    const known = waiting.get(key);
    if (known === undefined && waiting.size >= TARGETS_MAX) return;
    waiting.set(key, { target, amount: amount + (known?.amount ?? 0) });
    timer ??= setTimeout(() => void flush(), WAIT_MS).unref();
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.size === 0) return;
    const reads = [...waiting.values()];
    waiting = new Map();
    try {
      for (const target of await addReads(db, reads)) onChange(target);
    } catch (error) {
      onError(error as Error);
      for (const { target, amount } of reads) add(target, amount);
    }
  }

  return { add: (target) => add(target, 1), flush };
}
