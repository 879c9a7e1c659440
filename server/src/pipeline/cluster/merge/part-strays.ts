import type { Edges } from '../pairs/candidates.ts';
import { type Bonds, NOT_COMPARED, REACH } from './merge-groups.ts';

/** Below this an article is not like the one that began the event, */
const UNLIKE_FOUNDER = -2;
/** and below this not like the others. */
const UNLIKE_OTHERS = -1;
const FEWEST = 3;

/** The first that was published; where nobody knows, the one with the smaller place. */
const founderOf = (places: readonly number[], published: readonly number[]): number =>
  places.reduce((first, place) => ((published[place] as number) < (published[first] as number) ? place : first));

/**
 * Scores in which articles no longer hold to a group that they came into by a chain: those that are neither like the one that
 * began it nor like the others, and that have no final group. Undefined where there is none.
 */
export function partStrays(
  groups: readonly (readonly number[])[],
  { count, a, b }: Edges,
  scores: Float32Array,
  published: readonly number[],
  bonds: Bonds,
): Float32Array | undefined {
  const groupOf = new Int32Array(published.length);
  const founders = groups.map((places) => founderOf(places, published));
  for (const [group, places] of groups.entries()) for (const place of places) groupOf[place] = group;
  const [sums, counts] = [new Float64Array(published.length), new Int32Array(published.length)];
  const withFounder = new Float64Array(published.length).fill(NOT_COMPARED);
  const isInside = (edge: number) => groupOf[a[edge] as number] === groupOf[b[edge] as number];
  for (let edge = 0; edge < count; edge += 1) {
    if (!isInside(edge)) continue;
    const [one, other, score] = [a[edge] as number, b[edge] as number, scores[edge] as number];
    const founder = founders[groupOf[one] as number];
    if (one === founder) withFounder[other] = score;
    if (other === founder) withFounder[one] = score;
    for (const place of [one, other]) {
      sums[place] = (sums[place] as number) + score;
      counts[place] = (counts[place] as number) + 1;
    }
  }
  const isStray = (place: number) => {
    if (bonds[place] !== undefined) return false;
    const group = groupOf[place] as number;
    const others = (groups[group]?.length ?? 1) - 1;
    if (others + 1 < FEWEST || place === founders[group] || (withFounder[place] as number) >= UNLIKE_FOUNDER)
      return false;
    const known = counts[place] as number;
    const reach = Math.max(known, Math.min(others, REACH));
    return ((sums[place] as number) + (reach - known) * NOT_COMPARED) / reach < UNLIKE_OTHERS;
  };
  const strays = new Set([...published.keys()].filter(isStray));
  if (strays.size === 0) return undefined;
  const parted = (edge: number) => isInside(edge) && (strays.has(a[edge] as number) || strays.has(b[edge] as number));
  return scores.map((score, edge) => (parted(edge) ? NOT_COMPARED : score));
}
