import type { Queryable } from '../../platform/database.ts';
import { listVectors } from '../embed/vector.repository.ts';
import type { Placed } from './candidates.repository.ts';
import type { ClusterItem } from './cluster-item.ts';
import { listSigns } from './signs.repository.ts';

/** With whom an article stays, whatever else is near it. */
export type BondOf = (place: Placed) => number | undefined;

/** Those that have their place are bound by their final groups; what operators have placed is so even while it is placed anew. */
export const byFinalGroup: BondOf = ({ is_placed, hand_group, is_binding, final_group }) =>
  (is_placed || hand_group !== null) && is_binding ? (final_group ?? undefined) : undefined;

export const byHand: BondOf = ({ hand_group }) => hand_group ?? undefined;

/** As they are compared; those without any text are left out. */
export async function loadItems(
  db: Queryable,
  model: string | undefined,
  places: readonly Placed[],
  bondOf: BondOf = byFinalGroup,
): Promise<ClusterItem[]> {
  const ids = places.map(({ articulo_id }) => articulo_id);
  const signs = await listSigns(db, ids);
  const vectors = new Map(
    (model === undefined ? [] : await listVectors(db, model, ids)).map(({ articulo_id, vector }) => [
      articulo_id,
      vector,
    ]),
  );
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
