import type { Grouping, GroupLink } from './cluster-item.ts';
import type { Verdict } from './judge.ts';
import type { StoredVerdict } from './verdict.repository.ts';

/** So far below the cut it may be one happening all the same: that is for a judge to say. */
const GREY_ABOVE = -0.6;

export const isGrey = ({ score }: GroupLink): boolean => score >= GREY_ABOVE;

export interface JudgedLink extends GroupLink {
  readonly verdicts: ReadonlySet<Verdict>;
}

export interface JudgedGroups {
  readonly groups: readonly (readonly number[])[];
  readonly links: readonly JudgedLink[];
}

const NONE: ReadonlySet<Verdict> = new Set();
const pairOf = (a: number, b: number) => `${Math.min(a, b)} ${Math.max(a, b)}`;

function verdictsBetween(groups: readonly (readonly number[])[], verdicts: readonly StoredVerdict[]) {
  const groupOf = new Map(groups.flatMap((group, at) => group.map((member) => [member, at] as const)));
  const known = new Map<string, Set<Verdict>>();
  for (const { articulo_id, other_id, verdict } of verdicts) {
    const [a, b] = [groupOf.get(articulo_id), groupOf.get(other_id)];
    if (a === undefined || b === undefined || a === b) continue;
    known.set(pairOf(a, b), (known.get(pairOf(a, b)) ?? new Set()).add(verdict));
  }
  return (a: number, b: number) => known.get(pairOf(a, b)) ?? NONE;
}

/**
 * Groups in the grey zone of which a judge has said that they are the same, and never that they are not, become one, unless
 * that would bring two of the articles together that are bound to their groups.
 */
export function uniteJudged(
  { groups, links }: Grouping,
  verdicts: readonly StoredVerdict[],
  bound: ReadonlySet<number> = new Set(),
): JudgedGroups {
  const between = verdictsBetween(groups, verdicts);
  const isBound = groups.map((group) => group.some((id) => bound.has(id)));
  const heads = groups.map((_, at) => at);
  const headOf = (at: number): number => (heads[at] === at ? at : headOf(heads[at] ?? at));
  for (const link of links) {
    const said = between(link.a, link.b);
    if (!isGrey(link) || !said.has('same') || said.has('different') || said.has('follow_up')) continue;
    const [first = 0, second = 0] = [headOf(link.a), headOf(link.b)].sort((a, b) => a - b);
    if (first === second || (isBound[first] && isBound[second])) continue;
    heads[second] = first;
    isBound[first] ||= isBound[second] ?? false;
  }
  const united = Map.groupBy(groups.keys(), headOf);
  const placeOf = new Map([...united.keys()].map((head, place) => [head, place]));
  const place = (at: number) => placeOf.get(headOf(at)) ?? 0;
  return {
    groups: [...united.values()].map((parts) => parts.flatMap((at) => groups[at] ?? [])),
    links: links
      .filter(({ a, b }) => headOf(a) !== headOf(b))
      .map(({ a, b, score }) => ({ a: place(a), b: place(b), score, verdicts: between(a, b) })),
  };
}
