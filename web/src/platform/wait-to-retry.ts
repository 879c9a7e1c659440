const FIRST_WAIT_MS = 2000;
const LAST_WAIT_MS = 300_000;
const GOOD_SIGNS = ['online', 'focus'] as const;

/** Each time longer, and never in step with others; over at once when the connection or the reader comes back. */
export function waitToRetry(failures: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      for (const sign of GOOD_SIGNS) removeEventListener(sign, go);
      resolve();
    };
    const timer = setTimeout(go, Math.min(FIRST_WAIT_MS * 2 ** failures, LAST_WAIT_MS) * (0.5 + Math.random()));
    for (const sign of GOOD_SIGNS) addEventListener(sign, go);
  });
}
