import { growingWait } from './growing-wait.ts';

const LAST_WAIT_MS = 300_000;
const GOOD_SIGNS = ['online', 'focus'] as const;

/** Over at once when the connection or the reader comes back. */
export function waitToRetry(failures: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      for (const sign of GOOD_SIGNS) removeEventListener(sign, go);
      resolve();
    };
    const timer = setTimeout(go, growingWait(failures, LAST_WAIT_MS, [0.5, 1.5]));
    for (const sign of GOOD_SIGNS) addEventListener(sign, go);
  });
}
