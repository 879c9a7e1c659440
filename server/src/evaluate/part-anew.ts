import type { ClusterItem, Grouping } from '../pipeline/cluster/cluster-item.ts';
import { chooseLikely, eachWithEach, type NearPair } from '../pipeline/cluster/likely-pairs.ts';
import { partitionNear } from '../pipeline/cluster/near-parts.ts';

export interface Known {
  readonly items: ReadonlyMap<number, ClusterItem>;
  readonly groupOf: ReadonlyMap<number, readonly number[]>;
}

/** What the clusterer does with new articles, in memory: they and the groups that what is near them belongs to, parted anew. */
export function partAnew(fresh: readonly ClusterItem[], near: readonly NearPair[], known: Known): Grouping {
  const found = new Set(near.flatMap(({ articulo_id }) => known.items.get(articulo_id) ?? []));
  const pairs = [...near, ...eachWithEach(fresh.map(({ articulo_id }) => articulo_id))];
  const likely = chooseLikely(pairs, [...fresh, ...found]);
  const groups = new Set(likely.map(({ articulo_id }) => known.groupOf.get(articulo_id) ?? []));
  const redo = [...fresh, ...[...groups].flat().flatMap((id) => known.items.get(id) ?? [])];
  return partitionNear(redo, [...likely.map(({ of, articulo_id }) => [of, articulo_id]), ...groups]);
}
