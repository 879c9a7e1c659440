import type { Queryable } from '../../platform/database.ts';
import type { Among, Placed } from './candidates.repository.ts';
import type { ClusterItem } from './cluster-item.ts';
import { findNearArticles } from './find-near-articles.ts';
import { chooseLikely } from './likely-pairs.ts';
import { type BondOf, loadItems } from './load-items.ts';
import type { Ties } from './near-parts.ts';
import { listSigns } from './signs.repository.ts';

/** Articles and what may report the same as any of them. */
export interface LikelyArticles {
  readonly places: readonly Placed[];
  /** Which may report the same as which. */
  readonly ties: Ties;
  /** As they are compared, with these others. What a search has brought already is not loaded again. */
  withOthers(others: readonly Placed[]): Promise<ClusterItem[]>;
}

export async function findLikelyArticles(
  db: Queryable,
  model: string | undefined,
  articulo_ids: readonly number[],
  among: Among,
  bondOf: BondOf,
): Promise<LikelyArticles> {
  // First, since others are found by them.
  const signs = await listSigns(db, articulo_ids);
  const near = await findNearArticles(db, model, articulo_ids, among);
  const found = await loadItems(db, model, [...near.places.values()], bondOf, signs);
  const pairs = chooseLikely(near.pairs, found);
  const chosen = new Set([...articulo_ids, ...pairs.map(({ articulo_id }) => articulo_id)]);
  return {
    places: Array.from(chosen, (id) => near.places.get(id) ?? []).flat(),
    ties: pairs.map(({ of, articulo_id }) => [of, articulo_id]),
    async withOthers(others) {
      const all = new Set([...chosen, ...others.map(({ articulo_id }) => articulo_id)]);
      const missing = others.filter(({ articulo_id }) => !near.places.has(articulo_id));
      return [
        ...found.filter(({ articulo_id }) => all.has(articulo_id)),
        ...(await loadItems(db, model, missing, bondOf)),
      ];
    },
  };
}
