/** What was made before is looked for first; this is for two who ask at the same moment. */
const SAME_MS = 60_000;

/** The provider answers a key alike for a day, its own failures too: a minute later it is another. */
export const freshKey = (...parts: (string | number)[]): string =>
  [...parts, Math.floor(Date.now() / SAME_MS)].join(':');
