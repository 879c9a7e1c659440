import type { Queryable } from '../../platform/database.ts';

/** An article that has rare words of `of`. */
export interface Sharing {
  readonly of: number;
  readonly articulo_id: number;
  /** How many. */
  readonly shared: number;
}

const BY_WORDS = {
  name: 'candidates-by-words',
  text: 'select of::float8, articulo_id::float8, shared::int from sharing_rare_words($1::bigint[], $2, $3)',
};

export interface SharingQuestion {
  readonly articulo_ids: readonly number[];
  /** How long before each of them. */
  readonly days: number;
  /** Of each word. */
  readonly most: number;
}

/** The newest that share rare words with each. */
export const listSharing = (db: Queryable, { articulo_ids, days, most }: SharingQuestion): Promise<Sharing[]> =>
  db.query<Sharing>(BY_WORDS, [articulo_ids, days, most]);

/** What is known of an article before it is compared. */
export interface Placed {
  readonly articulo_id: number;
  readonly idioma: string;
  readonly published_on: Date;
  /** Its event; null where it stands alone. */
  readonly evento_id: number | null;
  /** False while it waits for its place. */
  readonly is_placed: boolean;
}

const PLACES = {
  name: 'cluster-places',
  text: `select a.articulo_id::float8, a.idioma, a.created_on as published_on, ea.evento_id::float8,
      w.stage = 'done' as is_placed
    from articles a
    join article_work w using (articulo_id)
    left join event_articles ea using (articulo_id)
    where a.articulo_id = any($1::bigint[])`,
};

export async function listPlaces(db: Queryable, articulo_ids: readonly number[]): Promise<Map<number, Placed>> {
  const places = await db.query<Placed>(PLACES, [articulo_ids]);
  return new Map(places.map((place) => [place.articulo_id, place]));
}
