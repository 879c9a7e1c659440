const DAY_MS = 86_400_000;
const OFFSET = /GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?/;

/** How far the clocks of a zone are ahead of UTC then. */
function aheadMs(zona: string, at: number): number {
  const written = new Intl.DateTimeFormat('en', { timeZone: zona, timeZoneName: 'longOffset' }).format(at);
  const [, sign, hours = 0, minutes = 0, seconds = 0] = OFFSET.exec(written) ?? [];
  const ahead = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
  return sign === '-' ? -ahead : ahead;
}

/**
 * When a day begins in a zone, so many days later; where midnight comes twice, with the first, and where there is none,
 * when the clocks change. Not asked of the database: what it knows of zones is what its machine has installed, and many
 * leave out names that browsers still use.
 */
export function startOfDay(day: string, zona: string, daysLater = 0): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`) + daysLater * DAY_MS;
  const [before, after] = [midnight - DAY_MS, midnight + DAY_MS].map((near) => midnight - aheadMs(zona, near));
  const isMidnight = (at = Number.NaN) => at + aheadMs(zona, at) === midnight;
  return new Date([before, after].find((at) => isMidnight(at)) ?? before ?? midnight);
}

/** Writes the day of a moment as 2026-06-11. */
export function dayWriter(zona: string): (at: string | number) => string {
  const format = new Intl.DateTimeFormat('sv', { timeZone: zona });
  return (at) => format.format(new Date(at));
}
