import { type Target, targetKey } from '@poliedro/contracts/targets';

const ONCE_IN_MS = 1000;

export interface CountersTeller {
  /** Something of this target was counted: the first time it is told at once, then once a second at most. */
  tellCounters(target: Target): void;
  stop(): void;
}

/** `tell` counts and says it; a failure is no loss, since the next change tells again. */
export function createCountersTeller(tell: (target: Target) => Promise<void>): CountersTeller {
  const told = new Map<string, { again: boolean; timer: NodeJS.Timeout }>();

  function start(target: Target): void {
    const key = targetKey(target);
    const timer = setTimeout(() => {
      const again = told.get(key)?.again === true;
      told.delete(key);
      if (again) start(target);
    }, ONCE_IN_MS).unref();
    told.set(key, { again: false, timer });
    tell(target).catch(() => {});
  }

  return {
    tellCounters(target) {
      const recent = told.get(targetKey(target));
      if (recent === undefined) start(target);
      else recent.again = true;
    },
    stop() {
      for (const { timer } of told.values()) clearTimeout(timer);
      told.clear();
    },
  };
}
