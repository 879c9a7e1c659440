import { useCallback, useEffect, useState } from 'react';

export interface Watched<T> {
  /** The last that came; undefined before the first. */
  readonly value: T | undefined;
  /** It could not be asked for the last time. */
  readonly failed: boolean;
  readonly reload: () => void;
}

/** Asks again and again while somebody looks; what came last stays until something newer does. Null: only when told to. */
export function useWatched<T>(load: () => Promise<T>, everyMs: number | null): Watched<T> {
  const [state, setState] = useState<{ value: T | undefined; failed: boolean }>({ value: undefined, failed: false });
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to ask again
  useEffect(() => {
    let current = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const next = () => {
      if (current && everyMs !== null) timer = setTimeout(() => ask(), everyMs);
    };
    /** The first time in any case: a page may be opened behind another. */
    const ask = (isFirst = false) => {
      if (document.hidden && !isFirst) return next();
      load()
        .then(
          (value) => current && setState({ value, failed: false }),
          () => current && setState(({ value }) => ({ value, failed: true })),
        )
        .finally(next);
    };
    ask(true);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [load, everyMs, attempt]);

  return { ...state, reload: useCallback(() => setAttempt((number) => number + 1), []) };
}
