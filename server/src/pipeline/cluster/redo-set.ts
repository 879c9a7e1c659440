import type { Queryable } from '../../platform/database.ts';
import { listVectors } from '../embed/vector.repository.ts';
import { listPlaces, type Placed } from './candidates.repository.ts';
import { listStandingEvents, type StandingWithDates } from './cluster.repository.ts';
import type { ClusterItem } from './cluster-item.ts';
import { findNearArticles } from './find-near-articles.ts';
import { listSigns } from './signs.repository.ts';

/** Of a large event so many articles are compared; the others stay with most of them. */
export const MOST_MEMBERS = 80;

/** Articles that are grouped anew, and the events that they stand in. */
export interface RedoSet {
  readonly items: readonly ClusterItem[];
  readonly standing: readonly StandingWithDates[];
}

/** The first, the last, and as many between as there is room for. */
export function spread<T>(list: readonly T[], most: number): T[] {
  if (list.length <= most) return [...list];
  return Array.from({ length: most }, (_, at) => list[Math.round((at * (list.length - 1)) / (most - 1))] as T);
}

/** Of an event with articles of a final group the first of these is always among them. */
function chooseMembers({ members, finals }: StandingWithDates): number[] {
  const isFinal = (_: number, at: number) => finals[at] !== null;
  return spread([...members.filter(isFinal), ...members.filter((id, at) => !isFinal(id, at))], MOST_MEMBERS);
}

/**
 * As they are compared; those without any text are left out. Those that have their place are bound by their final groups; what
 * operators have placed is so even while it is placed anew.
 */
export async function loadItems(
  db: Queryable,
  model: string | undefined,
  places: readonly Placed[],
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
    const { articulo_id, url, idioma, published_on, is_placed, final_group, is_binding, hand_group } = place;
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
        final_group: (is_placed || hand_group !== null) && is_binding ? (final_group ?? undefined) : undefined,
      },
    ];
  });
}

/** These articles, what is near them, and whatever stands in one event with any of it. */
export async function loadRedoSet(
  db: Queryable,
  model: string | undefined,
  articulo_ids: readonly number[],
): Promise<RedoSet> {
  await listSigns(db, articulo_ids);
  const near = await findNearArticles(db, model, articulo_ids, 'placed');
  const evento_ids = new Set([...near.values()].flatMap(({ evento_id }) => evento_id ?? []));
  const standing = await listStandingEvents(db, [...evento_ids]);
  const members = standing.flatMap(chooseMembers).filter((id) => !near.has(id));
  const places = [...near.values(), ...(await listPlaces(db, members)).values()];
  return { items: await loadItems(db, model, places), standing };
}
