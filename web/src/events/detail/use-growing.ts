import { startTransition, useEffect, useState } from 'react';

const FIRST = 12;
const STEP = 12;
const PAUSE_MS = 40;

/** How much of a long list is drawn: a screenful at once, the rest little by little, so that no touch waits for it. */
export function useGrowing(list: readonly unknown[], whole: boolean): number {
  const [grown, setGrown] = useState({ list, count: FIRST });
  const count = grown.list === list ? grown.count : FIRST;
  const done = whole || count >= list.length;

  useEffect(() => {
    if (done) return;
    const timer = setTimeout(() => startTransition(() => setGrown({ list, count: count + STEP })), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [list, count, done]);

  return whole ? list.length : count;
}
