import { startTransition, useEffect, useState } from 'react';

const FIRST = 5;
const STEP = 3;
const PAUSE_MS = 30;

/** How many threads are drawn: a screenful at once, the rest little by little, so that no touch waits for them. */
export function useDrawn(total: number, atOnce: boolean): number {
  const [drawn, setDrawn] = useState(atOnce ? Number.POSITIVE_INFINITY : FIRST);

  useEffect(() => {
    if (drawn >= total) return;
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + STEP)), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [drawn, total]);

  return drawn;
}
