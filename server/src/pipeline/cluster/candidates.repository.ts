import type { Queryable } from '../../platform/database.ts';
import { oneOf } from '../../platform/one-of.ts';

/** Which others are looked at: all that have their place, or those that have it for good. */
export type Among = 'placed' | 'final';

/** An article that has rare words of `of`. */
export interface Sharing {
  readonly of: number;
  readonly articulo_id: number;
  /** How many. */
  readonly shared: number;
  /** The higher, the newer. */
  readonly newness: number;
}

/** Of each those that share most words, of two that share as many the newer first; equals of the last one too. */
const mostOf = (sharing: string, newness: string) => `select of, articulo_id, shared, newness from (
    select *, rank() over (partition by of order by shared desc, newness desc) as place from (
      select of::float8, articulo_id::float8, shared::int, ${newness} as newness from ${sharing} where shared >= $4) likely
  ) ranked where place <= $5`;

const BY_WORDS = {
  placed: {
    name: 'candidates-by-words',
    text: mostOf('sharing_rare_words($1::bigint[], $2, $3)', 'articulo_id::float8'),
  },
  final: {
    name: 'candidates-by-final-words',
    text: mostOf('sharing_final_words($1::bigint[], $2, $3)', 'extract(epoch from published_on)::float8'),
  },
} as const;

export interface SharingQuestion {
  readonly articulo_ids: readonly number[];
  readonly among: Among;
  /** How long before each of them; among the final ones, also after it. */
  readonly days: number;
  /** The newest of each word. */
  readonly newest: number;
  /** Words in common. */
  readonly least: number;
  /** For each. */
  readonly most: number;
}

/** The newest that share rare words with each, those that share most. */
export const listSharing = (
  db: Queryable,
  { articulo_ids, among, days, newest, least, most }: SharingQuestion,
): Promise<Sharing[]> => db.query<Sharing>(BY_WORDS[among], [articulo_ids, days, newest, least, most]);

/** What is known of an article before it is compared. */
export interface Placed {
  readonly articulo_id: number;
  readonly url: string;
  readonly idioma: string;
  readonly published_on: Date;
  /** Its event; null where it stands alone. */
  readonly evento_id: number | null;
  /** False while it waits for its place. */
  readonly is_placed: boolean;
  /** Null while it has none. */
  readonly final_group: number | null;
  /** The events follow it. */
  readonly is_binding: boolean;
  /** With whom an operator has put it; null where nobody has. */
  readonly hand_group: number | null;
}

const PLACED = `a.articulo_id::float8, a.url, a.idioma, a.created_on as published_on, ea.evento_id::float8,
  w.stage = 'done' as is_placed, f.final_group::float8,
  coalesce(f.is_binding, false) as is_binding, h.hand_group::float8`;

const PLACES = {
  name: 'cluster-places',
  text: `select ${PLACED}
    from articles a
    join article_work w using (articulo_id)
    left join event_articles ea using (articulo_id)
    left join article_final_groups f using (articulo_id)
    left join article_hand_groups h using (articulo_id)
    where ${oneOf('a.articulo_id', '$1')}`,
};

export async function listPlaces(db: Queryable, articulo_ids: readonly number[]): Promise<Map<number, Placed>> {
  const places = await db.query<Placed>(PLACES, [articulo_ids]);
  return new Map(places.map((place) => [place.articulo_id, place]));
}

const FINAL_PLACES = {
  name: 'cluster-final-places',
  text: `select ${PLACED}
    from article_final_groups f
    join articles a using (articulo_id)
    join article_work w using (articulo_id)
    left join event_articles ea using (articulo_id)
    left join article_hand_groups h using (articulo_id)
    where f.final_group = any($1::bigint[])
    order by a.created_on, a.url, a.articulo_id`,
};

/** All articles of these final groups, the first published first. */
export const listFinalPlaces = (db: Queryable, final_groups: readonly number[]): Promise<Placed[]> =>
  db.query<Placed>(FINAL_PLACES, [final_groups]);
