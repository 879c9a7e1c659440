import { useCallback, useEffect, useState } from 'react';

export type Loading<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'failed'; readonly error: unknown; readonly retry: () => void };

type Outcome<T> =
  | { readonly of: () => Promise<T>; readonly value: T }
  | { readonly of: () => Promise<T>; readonly error: unknown };

/** Runs a load in the browser, again when it is another one or the reader asks for it. What is here already is shown at once. */
export function useLoading<T>(load: () => Promise<T>, find?: () => T | undefined): Loading<T> {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome<T> | undefined>(() => {
    const value = find?.();
    return value === undefined ? undefined : { of: load, value };
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is a reason to load again
  useEffect(() => {
    if (outcome?.of === load) return undefined;
    let current = true;
    load().then(
      (value) => current && setOutcome({ of: load, value }),
      (error: unknown) => current && setOutcome({ of: load, error }),
    );
    return () => {
      current = false;
    };
  }, [load, attempt]);

  const retry = useCallback(() => {
    setOutcome(undefined);
    setAttempt((number) => number + 1);
  }, []);

  if (outcome?.of !== load) return { status: 'loading' };
  return 'error' in outcome
    ? { status: 'failed', error: outcome.error, retry }
    : { status: 'ready', value: outcome.value };
}
