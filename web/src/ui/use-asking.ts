import { type RefObject, useEffect, useRef, useState } from 'react';
import { useFocusHandedOn } from './use-focus-handed-on.ts';

interface Asking {
  readonly asking: boolean;
  readonly ask: (asking: boolean) => void;
  /** Around the buttons that take each other's place. */
  readonly place: RefObject<HTMLDivElement | null>;
}

/** A question asked in place of a button: the keyboard stays where it was, on whatever stands there then. */
export function useAsking(): Asking {
  const [asking, ask] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const wasAsking = useRef(false);
  useFocusHandedOn(place);
  useEffect(() => {
    if (asking !== wasAsking.current) place.current?.querySelector('button')?.focus();
    wasAsking.current = asking;
  }, [asking]);
  return { asking, ask, place };
}
