import { eventOfArticle } from '../articles/article.repository.ts';
import type { Queryable, Transaction } from '../platform/database.ts';

/**
 * What a carril's `orden` means, in milliseconds: time, plus hours that an event earns by how it is told.
 * It changes only when the event does, so nothing has to be ranked again as time passes.
 */
const HOUR_MS = 3_600_000;
/** Of event e, in 'relevancia': many who report it by themselves, and from many countries, keep it up for longer. */
export const HOURS_EARNED = {
  informes: '6 * ln(greatest(e.informes_independientes, 1))',
  paises: '3 * ln(greatest(cardinality(e.paises), 1))',
};
const EVENT_ORDER = `(extract(epoch from e.created_on) * 1000 + case c.orden
    when 'relevancia' then ${HOUR_MS} * (${HOURS_EARNED.informes} + ${HOURS_EARNED.paises})
    when 'perspectivas' then ${12 * HOUR_MS} * (select count(*) from event_statements s
      where s.evento_id = e.evento_id and s.seccion in ('opiniones', 'desinformacion') and s.parent_id is null
        and s.hasta_version is null)
    else 0 end)::bigint`;

const WANTED_EVENTS = `select c.carril_id, k.categoria_id, ${EVENT_ORDER} as orden, e.evento_id as target_id
  from events e
  join carriles c on c.tipo = 'eventos' and e.periodicos >= c.min_periodicos
    and (c.pais_iso_code is null or c.pais_iso_code = any (e.paises))
    and (c.idioma is null or c.idioma = any (e.idiomas))
    and (c.categoria_id is null or exists (
      select from event_categories x where x.evento_id = e.evento_id and x.categoria_id = c.categoria_id))
  cross join lateral (
    select 0 as categoria_id union all select categoria_id from event_categories where evento_id = e.evento_id) k
  where e.evento_id = any ($1) and e.merged_into is null
    and exists (select from event_texts t where t.evento_id = e.evento_id)`;

const WANTED_ARTICLES = `select c.carril_id, k.categoria_id,
    (extract(epoch from a.created_on) * 1000)::bigint as orden, a.articulo_id as target_id
  from articles a
  join newspapers n using (periodico_id)
  cross join lateral (select ${eventOfArticle('a.articulo_id')} as evento_id) ea
  join carriles c on c.tipo = 'articulos' and c.de_autores = (a.tipo = 'interno')
    and (c.pais_iso_code is null or c.pais_iso_code = n.pais_iso_code)
    and (c.idioma is null or c.idioma = a.idioma)
    and (a.es_opinion or not c.solo_opinion)
    and (c.categoria_id is null or exists (
      select from event_categories x where x.evento_id = ea.evento_id and x.categoria_id = c.categoria_id))
  cross join lateral (
    select 0 as categoria_id union all select categoria_id from event_categories where evento_id = ea.evento_id) k
  where a.articulo_id = any ($1) and a.copia_de is null`;

const NEXT_CHANGE = {
  name: 'carril-next-change',
  text: 'update carril_clock set change = change + 1 returning change::text as change',
};

function placing(tipo: 'eventos' | 'articulos', wanted: string) {
  const isOut = `s.target_id = any ($1) and s.removed_at is null
    and s.carril_id in (select carril_id from carriles where tipo = '${tipo}')
    and not exists (select from (${wanted}) w where w.carril_id = s.carril_id
      and w.categoria_id = s.categoria_id and w.target_id = s.target_id and w.orden = s.orden)`;
  return {
    differs: {
      name: `carril-differs-${tipo}`,
      text: `select 1 where exists (select from carril_entries s where ${isOut})
        or exists (select from (${wanted}) w where not exists (select from carril_entries s
          where s.carril_id = w.carril_id and s.categoria_id = w.categoria_id and s.target_id = w.target_id
            and s.removed_at is null))`,
    },
    remove: {
      name: `carril-remove-${tipo}`,
      text: `update carril_entries s set removed_at = $2, removed_on = now() where ${isOut}`,
    },
    add: {
      name: `carril-add-${tipo}`,
      text: `insert into carril_entries (carril_id, categoria_id, orden, target_id, added_at)
        select w.carril_id, w.categoria_id, w.orden, w.target_id, $2 from (${wanted}) w
        on conflict (carril_id, categoria_id, target_id) where removed_at is null do nothing`,
    },
  };
}

const EVENTS = placing('eventos', WANTED_EVENTS);
const ARTICLES = placing('articulos', WANTED_ARTICLES);

/** Only what changes waits for the clock, which all who change something share. */
async function place(transaction: Transaction, statements: typeof EVENTS, ids: readonly number[]): Promise<void> {
  if ((await transaction.query(statements.differs, [ids])).length === 0) return;
  const [row] = await transaction.query<{ change: string }>(NEXT_CHANGE, []);
  await transaction.query(statements.remove, [ids, row?.change]);
  await transaction.query(statements.add, [ids, row?.change]);
}

/** Puts new or changed events where the carriles' rules want them, and takes them away where not. */
export const placeEvents = (transaction: Transaction, evento_ids: readonly number[]) =>
  place(transaction, EVENTS, evento_ids);

export const placeArticles = (transaction: Transaction, articulo_ids: readonly number[]) =>
  place(transaction, ARTICLES, articulo_ids);

const FORGET_REMOVED = {
  name: 'carril-forget-removed',
  text: `delete from carril_entries where removed_on < now() - make_interval(hours => $1)`,
};

/** Cursors older than this no longer find what has been taken away since. */
export async function forgetRemovedEntries(db: Queryable, olderThanHours: number): Promise<void> {
  await db.query(FORGET_REMOVED, [olderThanHours]);
}
