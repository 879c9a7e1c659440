/** Less says too little to tell who wrote it. */
const LEAST_SHINGLES = 15;
/** What is much shorter is the beginning of the longer one, not a piece of a page that gathers many reports. */
const MUCH_LONGER = 3;

/** How much of a text must stand in a longer one: nearly all of a paragraph of 50 words, half of a report from 150 on. */
const neededPart = (shingles: number): number => Math.min(Math.max(0.8 - 0.003 * (shingles - 50), 0.5), 0.8);

/** How much of the shorter text stands in the longer one, from 0 to 1. */
function sharedPart(shorter: Int32Array, longer: Int32Array): number {
  const isMuchLonger = longer.length > MUCH_LONGER * shorter.length;
  const known = new Set(isMuchLonger ? longer.subarray(0, 2 * shorter.length) : longer);
  let shared = 0;
  for (const shingle of shorter) if (known.has(shingle)) shared += 1;
  return shared / shorter.length;
}

/** Of the shingles of two texts: one repeats the other, cut, with another beginning or end, with some words changed. */
export function isCopy(one: Int32Array, other: Int32Array): boolean {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  return shorter.length >= LEAST_SHINGLES && sharedPart(shorter, longer) >= neededPart(shorter.length);
}
