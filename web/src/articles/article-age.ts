const HOUR_MS = 60 * 60 * 1000;
const DAYS_IN_HOURS = 7 * 24;

/** The age in whole hours, or undefined for what is older than a week (a date says more) or dated in the future. */
export function ageInHours(created_on: string, now: number): number | undefined {
  const hours = Math.floor((now - Date.parse(created_on)) / HOUR_MS);
  return hours >= 0 && hours < DAYS_IN_HOURS ? hours : undefined;
}
