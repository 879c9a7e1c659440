import type { Queryable } from '../../platform/database.ts';
import { listVectors } from '../embed/vector.repository.ts';
import type { Placed } from './candidates.repository.ts';
import type { ClusterItem } from './cluster-item.ts';
import { completeSigns, listKeptSigns } from './signs.repository.ts';
import type { ArticleSigns } from './signs.ts';

/** With whom an article stays, whatever else is near it. */
export type BondOf = (place: Placed) => number | undefined;

/** Those that have their place are bound by their final groups; what operators have placed is so even while it is placed anew. */
export const byFinalGroup: BondOf = ({ is_placed, hand_group, is_binding, final_group }) =>
  (is_placed || hand_group !== null) && is_binding ? (final_group ?? undefined) : undefined;

export const byHand: BondOf = ({ hand_group }) => hand_group ?? undefined;

/** As they are compared; those without any text are left out. Signs that are known already are not loaded again. */
export async function loadItems(
  db: Queryable,
  model: string | undefined,
  places: readonly Placed[],
  bondOf: BondOf = byFinalGroup,
  known: ReadonlyMap<number, ArticleSigns> = new Map(),
): Promise<ClusterItem[]> {
  if (places.length === 0) return [];
  const ids = places.map(({ articulo_id }) => articulo_id);
  const unknown = ids.filter((id) => !known.has(id));
  const [kept, embedded] = await Promise.all([
    listKeptSigns(db, unknown),
    model === undefined ? [] : listVectors(db, model, ids),
  ]);
  const signs = await completeSigns(db, new Map([...known, ...kept]), ids);
  const vectors = new Map(embedded.map(({ articulo_id, vector }) => [articulo_id, vector]));
  return places.flatMap((place) => {
    const { articulo_id, url, idioma, published_on } = place;
    const its = signs.get(articulo_id);
    if (its === undefined) return [];
    return [
      {
        articulo_id,
        url,
        idioma,
        published_on: published_on.getTime(),
        signs: its,
        vector: vectors.get(articulo_id),
        final_group: bondOf(place),
      },
    ];
  });
}
