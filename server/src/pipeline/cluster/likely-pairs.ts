import type { ClusterItem } from './cluster-item.ts';
import { STILL_NEAR } from './merge/merge-groups.ts';
import { scoreAlone } from './scores/learnt-model.ts';

/** Two articles of which one was found near the other. */
export interface NearPair {
  readonly of: number;
  readonly articulo_id: number;
}

/** Articles that come together are looked at in pairs, without a search. */
export const eachWithEach = (ids: readonly number[]): NearPair[] =>
  ids.flatMap((of, at) => ids.slice(at + 1).map((articulo_id) => ({ of, articulo_id })));

/**
 * Of the pairs that a search has found, those that may be of one happening by their two texts alone. The more articles there
 * are, the more are near without having to do with each other: what is left out here is compared with nothing.
 */
export function chooseLikely<Pair extends NearPair>(pairs: readonly Pair[], items: readonly ClusterItem[]): Pair[] {
  const byId = new Map(items.map((item) => [item.articulo_id, item]));
  return pairs.filter(({ of, articulo_id }) => {
    const [one, other] = [byId.get(of), byId.get(articulo_id)];
    return one !== undefined && other !== undefined && scoreAlone(one, other) > STILL_NEAR;
  });
}
