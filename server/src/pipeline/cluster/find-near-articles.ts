import type { Queryable } from '../../platform/database.ts';
import { listNearest, type Neighbour } from '../embed/vector.repository.ts';
import { type Among, listPlaces, listSharing, type Placed, type Sharing } from './candidates.repository.ts';
import { eachWithEach, type NearPair } from './likely-pairs.ts';

/** News of one happening come within this time. */
const DAYS = 14;
const LOOKED_AT = 100;
const NEAREST = 25;
const NEAREST_IN_OTHER_LANGUAGES = 10;
const LEAST_SIMILARITY = 0.45;
const NEWEST_OF_A_WORD = 40;
const SHARING_MOST = 20;
/** Where vectors find the others, one word in common is an accident. */
const LEAST_SHARED = 2;

/** Of those near one article, the nearest first: the nearest, and the nearest that are not in its language. */
function chooseNearest(near: readonly Neighbour[], isElsewhere: (articulo_id: number) => boolean): Neighbour[] {
  const likely = near.filter(({ similarity }) => similarity >= LEAST_SIMILARITY);
  const elsewhere = likely.filter(({ articulo_id }) => isElsewhere(articulo_id));
  return [...likely.slice(0, NEAREST), ...elsewhere.slice(0, NEAREST_IN_OTHER_LANGUAGES)];
}

const bySharing = (one: Sharing, other: Sharing) => other.shared - one.shared || other.newness - one.newness;

/** Of each article those that share most with it, of two that share as much the newer first; equals of the last one too. */
function mostSharing(sharing: readonly Sharing[], most: number): Sharing[] {
  const lists = Map.groupBy(sharing.toSorted(bySharing), ({ of }) => of);
  return [...lists.values()].flatMap((list) => {
    const last = list[most - 1];
    return last === undefined ? list : list.filter((one) => bySharing(one, last) <= 0);
  });
}

export interface NearArticles {
  /** The articles themselves too. */
  readonly places: ReadonlyMap<number, Placed>;
  readonly pairs: readonly NearPair[];
}

/** These articles, and those among all that have their place that may report the same. */
export async function findNearArticles(
  db: Queryable,
  model: string | undefined,
  articulo_ids: readonly number[],
  among: Among,
): Promise<NearArticles> {
  const ask = { articulo_ids, among, days: DAYS };
  const [nearest, sharing] = await Promise.all([
    model === undefined ? [] : listNearest(db, { ...ask, model, most: LOOKED_AT }),
    listSharing(db, {
      ...ask,
      newest: NEWEST_OF_A_WORD,
      least: model === undefined ? 1 : LEAST_SHARED,
      // Some of them may not have their place yet.
      most: 2 * SHARING_MOST,
    }),
  ]);
  const found = new Set([...articulo_ids, ...[...nearest, ...sharing].map(({ articulo_id }) => articulo_id)]);
  const places = await listPlaces(db, [...found]);

  const isPlaced = ({ articulo_id }: { articulo_id: number }) => {
    const place = places.get(articulo_id);
    return among === 'placed' ? place?.is_placed === true : typeof place?.final_group === 'number';
  };
  const pairs: NearPair[] = [...eachWithEach(articulo_ids), ...mostSharing(sharing.filter(isPlaced), SHARING_MOST)];
  for (const [of, near] of Map.groupBy(nearest.filter(isPlaced), (neighbour) => neighbour.of)) {
    const isElsewhere = (other: number) => places.get(other)?.idioma !== places.get(of)?.idioma;
    pairs.push(...chooseNearest(near, isElsewhere));
  }
  const chosen = new Set([...articulo_ids, ...pairs.map(({ articulo_id }) => articulo_id)]);
  return { places: new Map([...places].filter(([id]) => chosen.has(id))), pairs };
}
