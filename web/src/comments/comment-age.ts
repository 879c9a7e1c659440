const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const DAYS = 7;

export type CommentAge =
  | { readonly unit: 'now' }
  | { readonly unit: 'minutes' | 'hours' | 'days'; readonly count: number };

/** How long ago in one unit; undefined from a week on, where a date says more. A clock that is behind reads "now". */
export function commentAge(timestamp: string, now: number): CommentAge | undefined {
  const age = now - Date.parse(timestamp);
  if (age < MINUTE_MS) return { unit: 'now' };
  if (age < HOUR_MS) return { unit: 'minutes', count: Math.floor(age / MINUTE_MS) };
  if (age < DAY_MS) return { unit: 'hours', count: Math.floor(age / HOUR_MS) };
  return age < DAYS * DAY_MS ? { unit: 'days', count: Math.floor(age / DAY_MS) } : undefined;
}
