import type { ClusterItem } from '../pipeline/cluster/cluster-item.ts';
import { rareWordsOf } from '../pipeline/cluster/signs.ts';
import { partAnew } from './part-anew.ts';

/** As many near articles as the clusterer looks at. */
const NEWEST_OF_A_WORD = 40;
const SHARING_MOST = 20;
const NEAREST = 25;
const LEAST_SIMILARITY = 0.45;

type Group = readonly number[];

export interface BareGroups {
  /** Places these among all that came before; answers the groups that are other than they were. */
  place(items: readonly ClusterItem[]): Group[];
}

function similarity(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0);
  return sum;
}

/** The clusterer's work in memory: near articles found by words and vectors, they and their groups parted anew. */
export function createBareGroups(): BareGroups {
  const placed = new Map<number, ClusterItem>();
  const byWord = new Map<number, number[]>();
  const groupOf = new Map<number, Group>();

  function sharing(item: ClusterItem): number[] {
    const shared = new Map<number, number>();
    for (const word of rareWordsOf(item.signs)) {
      for (const id of (byWord.get(word) ?? []).slice(-NEWEST_OF_A_WORD)) shared.set(id, (shared.get(id) ?? 0) + 1);
    }
    const most = [...shared].sort(([, one], [, other]) => other - one).slice(0, SHARING_MOST);
    return most.map(([id]) => id);
  }

  function nearest({ vector }: ClusterItem): number[] {
    if (vector === undefined) return [];
    const near = [...placed.values()].flatMap((other) => {
      const cosine = other.vector === undefined ? 0 : similarity(vector, other.vector);
      return cosine >= LEAST_SIMILARITY ? [{ id: other.articulo_id, cosine }] : [];
    });
    const first = near.sort((one, other) => other.cosine - one.cosine).slice(0, NEAREST);
    return first.map(({ id }) => id);
  }

  return {
    place(items) {
      const near = items.flatMap((item) =>
        [...sharing(item), ...nearest(item)].map((articulo_id) => ({ of: item.articulo_id, articulo_id })),
      );
      const groups = partAnew(items, near, { items: placed, groupOf });
      for (const item of items) {
        placed.set(item.articulo_id, item);
        for (const word of rareWordsOf(item.signs)) {
          const others = byWord.get(word);
          if (others === undefined) byWord.set(word, [item.articulo_id]);
          else others.push(item.articulo_id);
        }
      }
      const changed = groups.filter((group) => groupOf.get(group[0] ?? 0)?.join() !== group.join());
      for (const group of changed) for (const id of group) groupOf.set(id, group);
      return changed;
    },
  };
}
