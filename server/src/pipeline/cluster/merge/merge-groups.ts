import type { Edges } from '../pairs/candidates.ts';
import { createMergeQueue } from './merge-queue.ts';

/** What is known between two groups: how many pairs were compared, and the sum of their scores. */
interface Link {
  readonly count: number;
  readonly sum: number;
}

interface Group {
  readonly id: number;
  readonly members: number[];
  readonly links: Map<number, Link>;
  /** It has articles of a final group. */
  isBound: boolean;
  version: number;
}

/** The final group of each article; none where there are none. */
export type Bonds = readonly (number | undefined)[];

export interface MergedGroups {
  readonly groups: number[][];
  /** Between groups (by their places) that are near, unless both are bound. */
  readonly links: { readonly a: number; readonly b: number; readonly score: number }[];
}

/** What a pair counts that was not among the nearest of either. */
export const NOT_COMPARED = -3;
/** The lists of candidates are short: of a large group no article can know more than so many. */
export const REACH = 12;
/** Groups that have less than this in common are not near. */
export const STILL_NEAR = -2;

function scoreLink(one: Group, other: Group, { count, sum }: Link): number {
  const [p, q] = [one.members.length, other.members.length];
  const reach = Math.max(count, Math.min(p * q, REACH * Math.min(p, q)));
  return (sum + (reach - count) * NOT_COMPARED) / reach;
}

/** Each article alone, but for those that are bound to each other. */
function firstGroups(articles: number, { count, a, b }: Edges, scores: Float32Array, bonds: Bonds): Map<number, Group> {
  const groups = Array.from(
    { length: articles },
    (_, id): Group => ({ id, members: [id], links: new Map(), isBound: bonds[id] !== undefined, version: 0 }),
  );
  for (let edge = 0; edge < count; edge += 1) {
    const [one, other] = [groups[a[edge] as number], groups[b[edge] as number]];
    if (one === undefined || other === undefined) continue;
    const link = { count: 1, sum: scores[edge] as number };
    one.links.set(other.id, link);
    other.links.set(one.id, link);
  }
  const standing = new Map(groups.map((group) => [group.id, group]));
  const bound = Map.groupBy(
    groups.filter(({ isBound }) => isBound),
    ({ id }) => bonds[id],
  );
  for (const [first, ...others] of bound.values()) {
    for (const other of others) absorb(standing, first as Group, other);
  }
  return standing;
}

function absorb(groups: Map<number, Group>, kept: Group, gone: Group): void {
  kept.members.push(...gone.members);
  kept.links.delete(gone.id);
  kept.isBound ||= gone.isBound;
  kept.version += 1;
  groups.delete(gone.id);
  for (const [id, link] of gone.links) {
    const third = groups.get(id);
    if (third === undefined || third === kept) continue;
    third.links.delete(gone.id);
    const known = kept.links.get(id);
    const both = known === undefined ? link : { count: known.count + link.count, sum: known.sum + link.sum };
    kept.links.set(id, both);
    third.links.set(kept.id, both);
  }
}

/**
 * Makes one of the two groups that belong together most, again and again, until none have more for it than against. What has
 * a final group stays with all of that, and with nothing of another one.
 */
export function mergeGroups(articles: number, edges: Edges, scores: Float32Array, bonds: Bonds = []): MergedGroups {
  const groups = firstGroups(articles, edges, scores, bonds);
  const queue = createMergeQueue();
  const propose = (one: Group, other: Group, link: Link) => {
    const score = scoreLink(one, other, link);
    if (score < 0 || (one.isBound && other.isBound)) return;
    const [p, q] = one.id < other.id ? [one, other] : [other, one];
    queue.push({ score, p: p.id, q: q.id, versions: [p.version, q.version] });
  };
  const proposeAll = (group: Group, from: number) => {
    for (const [id, link] of group.links) {
      const other = groups.get(id);
      if (id >= from && other !== undefined) propose(group, other, link);
    }
  };
  for (const group of groups.values()) proposeAll(group, group.id);
  for (let best = queue.pop(); best !== undefined; best = queue.pop()) {
    const [p, q] = [groups.get(best.p), groups.get(best.q)];
    if (p?.version !== best.versions[0] || q?.version !== best.versions[1]) continue;
    const [kept, gone] = p.links.size < q.links.size ? [q, p] : [p, q];
    absorb(groups, kept, gone);
    proposeAll(kept, 0);
  }
  return describeGroups(groups);
}

function describeGroups(groups: ReadonlyMap<number, Group>): MergedGroups {
  const ascending = (a: number, b: number) => a - b;
  const sorted = [...groups.values()].map((group) => ({ group, members: group.members.toSorted(ascending) }));
  sorted.sort((one, other) => (one.members[0] ?? 0) - (other.members[0] ?? 0));
  const placeOf = new Map(sorted.map(({ group }, place) => [group.id, place]));
  const links = sorted.flatMap(({ group }, a) =>
    [...group.links].flatMap(([id, link]) => {
      const [other, b = 0] = [groups.get(id), placeOf.get(id)];
      if (other === undefined || b <= a || (group.isBound && other.isBound)) return [];
      const score = scoreLink(group, other, link);
      return score > STILL_NEAR ? [{ a, b, score }] : [];
    }),
  );
  links.sort((one, other) => other.score - one.score || one.a - other.a || one.b - other.b);
  return { groups: sorted.map(({ members }) => members), links };
}
