import { shinglesOf } from './shingles.ts';

/** From which word on one shingle of how many is kept: copies are cut from their end, and of some only the first paragraph can be read. */
const WINDOWS = [
  { until: 60, of: 12 },
  { until: 300, of: 60 },
  { until: 1500, of: 120 },
] as const;

function leastWithin(shingles: Int32Array, begin: number, end: number): number {
  let least = begin;
  for (let at = begin + 1; at < end; at += 1) {
    if ((shingles[at] ?? 0) < (shingles[least] ?? 0)) least = at;
  }
  return least;
}

/**
 * Few numbers by which copies are found: the least shingle of every window that slides over the text (winnowing).
 * Two texts that have as many words in a row in common as a window is wide share a number, wherever these words stand.
 */
export function bandsOf(texto: string): number[] {
  const shingles = shinglesOf(texto);
  const kept = new Set<number>();
  let begin = 0;
  for (const { until, of } of WINDOWS) {
    const last = Math.min(until, shingles.length - of + 1);
    for (; begin < last; begin += 1) kept.add(shingles[leastWithin(shingles, begin, begin + of)] ?? 0);
  }
  return [...kept].sort((one, other) => one - other);
}
