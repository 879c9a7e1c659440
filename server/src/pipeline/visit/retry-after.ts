const LONGEST_MS = 24 * 3_600_000;

/** For how long a host asks us to stay away, in seconds or by a date; at most a day. */
export function retryAfterMs(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined;
  const ms = /^\s*\d+\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return ms > 0 ? Math.min(ms, LONGEST_MS) : undefined;
}
