import type { ClusterItem } from '../../pipeline/cluster/cluster-item.ts';
import { emptyList, offer } from '../../pipeline/cluster/pairs/nearest-list.ts';
import { dot } from '../../pipeline/cluster/pairs/pair-features.ts';
import { rareWordsOf } from '../../pipeline/cluster/signs.ts';
import { partAnew } from '../part-anew.ts';

const AT_ONCE = 50;
const NEAREST = 30;
const MOST_PER_WORD = 40;
const WINDOW_MS = 14 * 86_400_000;

/** Those before that an article may belong to: the nearest by vector, and those that share a rare word with it. */
function findNear(
  article: ClusterItem,
  before: readonly ClusterItem[],
  holders: ReadonlyMap<number, number[]>,
): number[] {
  const nearest = emptyList(NEAREST);
  for (const [place, { published_on, vector }] of before.entries()) {
    if (article.vector === undefined || vector === undefined || article.published_on - published_on > WINDOW_MS)
      continue;
    offer(nearest, place, dot(article.vector, vector));
  }
  const byWord = rareWordsOf(article.signs).flatMap((word) => holders.get(word)?.slice(-MOST_PER_WORD) ?? []);
  const shared = Map.groupBy(byWord, (id) => id);
  const sharing = [...shared].sort(([a, one], [b, other]) => other.length - one.length || a - b).slice(0, NEAREST);
  return [
    ...Array.from(nearest.places, (place) => before[place]?.articulo_id ?? []).flat(),
    ...sharing.map(([id]) => id),
  ];
}

/** The groups that come of it when articles arrive some at a time, and only what is near to the new ones is parted again. */
export function streamThrough(items: readonly ClusterItem[]): number[][] {
  const known = new Map<number, ClusterItem>();
  const groupOf = new Map<number, number[]>();
  const holders = new Map<number, number[]>();
  for (let from = 0; from < items.length; from += AT_ONCE) {
    const fresh = items.slice(from, from + AT_ONCE);
    const before = [...known.values()];
    const near = fresh.flatMap((article) =>
      findNear(article, before, holders).map((articulo_id) => ({ of: article.articulo_id, articulo_id })),
    );
    const { groups } = partAnew(fresh, near, { items: known, groupOf });
    for (const article of fresh) {
      known.set(article.articulo_id, article);
      for (const word of rareWordsOf(article.signs)) {
        holders.set(word, [...(holders.get(word) ?? []), article.articulo_id]);
      }
    }
    for (const group of groups) for (const id of group) groupOf.set(id, group);
  }
  return [...new Set(groupOf.values())];
}
