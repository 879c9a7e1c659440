import type { Idioma } from '@poliedro/contracts/language';
import type { ListedEvent } from '@poliedro/contracts/redaccion/events';
import type { Queryable } from '../../platform/database.ts';
import { isoInstant } from '../../platform/iso-instant.ts';
import { searchEventTitles } from '../event.repository.ts';

/** Also those that readers do not have: what their first article is called stands for their title. */
const LISTED = `select e.evento_id::float8, coalesce(t.titulo, a.titular, '') as titulo, t.titulo is not null as publicado,
    e.merged_into::float8 as unido_a, e.articulos, e.informes_independientes, e.analista,
    ${isoInstant('e.created_on')} as created_on, ${isoInstant('e.updated_on')} as updated_on
  from events e
  left join lateral (
    select titulo from event_texts where evento_id = e.evento_id and idioma in ($1, e.idioma_base)
    order by idioma = $1 desc limit 1) t on true
  left join articles a on a.articulo_id = e.founding_article`;

const NEWEST = {
  name: 'listed-events-newest',
  text: `${LISTED} where e.evento_id < $2 order by e.evento_id desc limit $3`,
};

/** Those before that one, the newest first. */
export const listNewestEvents = (db: Queryable, idioma: Idioma, before: number | undefined, limit: number) =>
  db.query<ListedEvent>(NEWEST, [idioma, before ?? Number.MAX_SAFE_INTEGER, limit]);

const BY_IDS = {
  name: 'listed-events-by-ids',
  text: `${LISTED} where e.evento_id = any($2::bigint[]) order by array_position($2::bigint[], e.evento_id)`,
};

const isNumber = (q: string): boolean => /^\d{1,15}$/.test(q);

/** By number or by words of the title, what fits best first. */
export async function searchListedEvents(db: Queryable, q: string, idioma: Idioma): Promise<ListedEvent[]> {
  const hits = await searchEventTitles(db, q, idioma);
  const ids = [...(isNumber(q) ? [Number(q)] : []), ...hits.map(({ evento_id }) => evento_id)];
  return db.query<ListedEvent>(BY_IDS, [idioma, [...new Set(ids)]]);
}
