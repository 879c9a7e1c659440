const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const UNITS = [
  { name: 'overHours', ms: HOUR_MS, most: 48 },
  { name: 'overDays', ms: DAY_MS, most: 45 },
  { name: 'overWeeks', ms: 7 * DAY_MS, most: 520 },
] as const;

export interface Share {
  readonly pais_iso_code: string;
  readonly count: number;
}

/** How many articles each country has; most first, equal ones in alphabetical order. */
export function countByCountry(articles: readonly { readonly pais_iso_code: string }[]): Share[] {
  const counts = new Map<string, number>();
  for (const { pais_iso_code } of articles) counts.set(pais_iso_code, (counts.get(pais_iso_code) ?? 0) + 1);
  return [...counts]
    .map(([pais_iso_code, count]) => ({ pais_iso_code, count }))
    .sort((a, b) => b.count - a.count || (a.pais_iso_code < b.pais_iso_code ? -1 : 1));
}

/** The first rows, and what the others have together: never one left alone under "more". */
export function withOthersTogether(shares: readonly Share[], rows: number) {
  if (shares.length <= rows) return { shown: shares, others: [] };
  return { shown: shares.slice(0, rows - 1), others: shares.slice(rows - 1) };
}

export interface Timeline {
  readonly unit: (typeof UNITS)[number]['name'];
  readonly columns: readonly { readonly from: number; readonly count: number }[];
}

/** Articles per hour, day or week, without gaps; `offsetMs` is how far the reader's clock is ahead of UTC. */
export function countOverTime(articles: readonly { readonly created_on: string }[], offsetMs = 0): Timeline {
  const times = articles.map(({ created_on }) => Date.parse(created_on) + offsetMs);
  const first = Math.min(...times);
  const last = Math.max(...times);
  const slots = ({ ms }: { ms: number }) => Math.floor(last / ms) - Math.floor(first / ms) + 1;
  const unit = UNITS.find((candidate) => slots(candidate) <= candidate.most) ?? UNITS[2];
  if (times.length === 0) return { unit: unit.name, columns: [] };
  const begin = Math.floor(first / unit.ms);
  const counts = new Array<number>(slots(unit)).fill(0);
  for (const time of times) {
    const slot = Math.floor(time / unit.ms) - begin;
    counts[slot] = (counts[slot] ?? 0) + 1;
  }
  return { unit: unit.name, columns: counts.map((count, i) => ({ from: (begin + i) * unit.ms - offsetMs, count })) };
}
