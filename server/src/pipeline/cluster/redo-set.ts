import type { Queryable } from '../../platform/database.ts';
import { listVectors } from '../embed/vector.repository.ts';
import { listPlaces } from './candidates.repository.ts';
import { listStandingEvents, type StandingWithDates } from './cluster.repository.ts';
import type { ClusterItem } from './cluster-item.ts';
import { findNearArticles } from './find-near-articles.ts';
import { listSigns } from './signs.repository.ts';

/** Of a large event so many articles are compared; the others stay with most of them. */
const MOST_MEMBERS = 80;

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

/** These articles, what is near them, and whatever stands in one event with any of it. */
export async function loadRedoSet(
  db: Queryable,
  model: string | undefined,
  articulo_ids: readonly number[],
): Promise<RedoSet> {
  await listSigns(db, articulo_ids);
  const near = await findNearArticles(db, model, articulo_ids);
  const evento_ids = new Set([...near.values()].flatMap(({ evento_id }) => evento_id ?? []));
  const standing = await listStandingEvents(db, [...evento_ids]);
  const members = standing.flatMap((event) => spread(event.members, MOST_MEMBERS)).filter((id) => !near.has(id));
  const places = [...near.values(), ...(await listPlaces(db, members)).values()];

  const ids = places.map(({ articulo_id }) => articulo_id);
  const signs = await listSigns(db, ids);
  const vectors = new Map(
    (model === undefined ? [] : await listVectors(db, model, ids)).map(({ articulo_id, vector }) => [
      articulo_id,
      vector,
    ]),
  );
  const items = places.flatMap(({ articulo_id, idioma, published_on }) => {
    const its = signs.get(articulo_id);
    if (its === undefined) return [];
    return [
      { articulo_id, idioma, published_on: published_on.getTime(), signs: its, vector: vectors.get(articulo_id) },
    ];
  });
  return { items, standing };
}
