import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** More than anybody goes back by. */
const MOST_KEPT = 30;
const kept = new Map<string, unknown>();

function keep(name: string, value: unknown): void {
  kept.delete(name);
  kept.set(name, value);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
}

/** A state that whoever comes back to this entry of the history finds as they left it. */
export function useEntryState<T>(name: string, first: T): [value: T, setValue: (next: T) => void] {
  const place = `${useLocation().key} ${name}`;
  const [value, setValue] = useState(() => (kept.has(place) ? (kept.get(place) as T) : first));
  const unchanged = useRef(value);
  useEffect(() => {
    if (value !== unchanged.current) keep(place, value);
  }, [place, value]);
  return [value, setValue];
}
