import { z } from 'zod';
import { bandsOf } from '../pipeline/extract/copies/bands.ts';
import { LEAST_PART, MOST_CANDIDATES } from '../pipeline/extract/copies/copies.repository.ts';
import { isCopy } from '../pipeline/extract/copies/is-copy.ts';
import { shinglesOf } from '../pipeline/extract/copies/shingles.ts';
import { listTruths } from './ask-newspapers.ts';
import type { Score } from './score.ts';

const articleTruth = z.object({
  url: z.string(),
  event: z.string(),
  body: z.string(),
  copy_group: z.string().nullable(),
});

export type LabelledReport = z.infer<typeof articleTruth>;

/** All articles of the newspapers stand-in, in the order in which they appear. */
export const fetchLabelledReports = (newspapers: string): Promise<LabelledReport[]> =>
  listTruths(newspapers, articleTruth, 'all');

/** For each text the place of the earliest before it that it is a copy of, or its own. */
export function findOriginals(texts: readonly string[]): number[] {
  const places = new Map<number, number[]>();
  const shingles: Int32Array[] = [];
  const bands = texts.map(bandsOf);
  return texts.map((text, place) => {
    const own = shinglesOf(text);
    shingles.push(own);
    const shared = new Map<number, number>();
    const ownBands = bands[place] ?? [];
    for (const band of ownBands) {
      const known = places.get(band) ?? [];
      for (const other of known) shared.set(other, (shared.get(other) ?? 0) + 1);
      known.push(place);
      places.set(band, known);
    }
    const candidates = Array.from(shared, ([other, count]) => {
      return [other, count / Math.min(ownBands.length, bands[other]?.length ?? 0)] as const;
    })
      .filter(([, part]) => part >= LEAST_PART)
      .sort(([, one], [, other]) => other - one)
      .slice(0, MOST_CANDIDATES);
    const copies = candidates.filter(([other]) => isCopy(shingles[other] ?? own, own)).map(([other]) => other);
    return Math.min(place, ...copies);
  });
}

function rootOf(originals: readonly number[], place: number): number {
  const original = originals[place] ?? place;
  return original === place ? place : rootOf(originals, original);
}

/** How many pairs there are in groups of these sizes. */
function countPairs(groups: Iterable<readonly unknown[]>): number {
  let pairs = 0;
  for (const { length } of groups) pairs += (length * (length - 1)) / 2;
  return pairs;
}

/** Over all pairs of reports: those found to be copies of one text against those that are. */
function scoreCopies(name: string, reports: readonly LabelledReport[]): Score[] {
  const originals = findOriginals(reports.map(({ body }) => body));
  const judged = reports.map((report, place) => ({ ...report, found: rootOf(originals, place) }));
  const copies = judged.filter(({ copy_group }) => copy_group !== null);
  const truths = countPairs(Map.groupBy(copies, ({ copy_group }) => copy_group).values());
  const found = countPairs(Map.groupBy(judged, (one) => one.found).values());
  const right = countPairs(Map.groupBy(copies, (one) => `${one.copy_group} ${one.found}`).values());
  const detail = `${reports.length} articles, ${truths} pairs`;
  return [
    { figure: `agency copies, ${name}: precision`, value: found === 0 ? 1 : right / found, bar: '>= 0.98', detail },
    { figure: `agency copies, ${name}: recall`, value: truths === 0 ? 1 : right / truths, bar: '>= 0.95', detail },
  ];
}

/** `newspapers` is where the newspapers stand-in is asked what is true. */
export async function evaluateCopies(name: string, newspapers: string): Promise<Score[]> {
  return scoreCopies(name, await fetchLabelledReports(newspapers));
}
