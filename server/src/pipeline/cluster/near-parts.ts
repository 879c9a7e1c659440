import { runThrough, type Steps } from '../../platform/steps.ts';
import type { ClusterItem, Grouping } from './cluster-item.ts';
import { byPublication, partitionInSteps } from './partition.ts';

/** Ids of articles that hang together, for whatever reason. */
export type Ties = readonly (readonly number[])[];

/** The parts that hang together by these ties, directly or by way of others. */
function partsOf(items: readonly ClusterItem[], ties: Ties): ClusterItem[][] {
  const heads = new Map(items.map(({ articulo_id }) => [articulo_id, articulo_id]));
  const headOf = (id: number): number => {
    let head = id;
    for (let next = heads.get(head) ?? head; next !== head; next = heads.get(head) ?? head) {
      heads.set(head, heads.get(next) ?? next);
      head = next;
    }
    return head;
  };
  for (const tie of ties) {
    const [first, ...others] = tie.filter((id) => heads.has(id));
    for (const id of others) heads.set(headOf(id), headOf(first as number));
  }
  return [...Map.groupBy(items, ({ articulo_id }) => headOf(articulo_id)).values()];
}

/** Those of one final group are not parted, however little else they have in common. */
const tiesOfGroups = (items: readonly ClusterItem[]): Ties =>
  [...Map.groupBy(items, ({ final_group }) => final_group)].flatMap(([group, members]) =>
    group === undefined ? [] : [members.map(({ articulo_id }) => articulo_id)],
  );

/** As `partition`, of each part that hangs together by itself. */
export function* partitionNearInSteps(items: readonly ClusterItem[], ties: Ties): Steps<Grouping> {
  const sorted = items.toSorted(byPublication);
  const placeOf = new Map(sorted.map(({ articulo_id }, place) => [articulo_id, place]));
  const firstOf = ([first = Number.NaN]: readonly number[]) => placeOf.get(first) ?? 0;
  const parts: Grouping[] = [];
  for (const part of partsOf(sorted, [...ties, ...tiesOfGroups(sorted)])) parts.push(yield* partitionInSteps(part));
  const groups = parts.flatMap((part) => part.groups).sort((one, other) => firstOf(one) - firstOf(other));
  const groupAt = new Map(groups.map((group, at) => [group, at]));
  const links = parts.flatMap((part) =>
    part.links.map(({ a, b, score }) => ({
      a: groupAt.get(part.groups[a] as number[]) as number,
      b: groupAt.get(part.groups[b] as number[]) as number,
      score,
    })),
  );
  return { groups, links: links.sort((one, other) => other.score - one.score || one.a - other.a || one.b - other.b) };
}

export const partitionNear = (items: readonly ClusterItem[], ties: Ties): Grouping =>
  runThrough(partitionNearInSteps(items, ties));
