import type { Idioma } from '@poliedro/contracts/language';
import type { Queryable } from '../../platform/database.ts';
import type { ArticleToAnalyse, EventToWrite } from '../analyse/analyst.ts';

/** Newspapers with a report of their own, and one more for each report that others repeat and that is not here itself. */
const COVERAGE = `select count(*)::int as articulos, count(distinct m.periodico_id)::int as periodicos,
    (count(distinct m.periodico_id) filter (where m.copia_de is null)
      + least(count(distinct m.copia_de) filter (where m.repeats), count(distinct m.periodico_id) filter (where m.repeats))
    )::int as informes_independientes,
    array(select n.pais_iso_code from event_articles x join articles a using (articulo_id)
      join newspapers n using (periodico_id) where x.evento_id = $1
      group by n.pais_iso_code order by count(*) desc, n.pais_iso_code) as paises,
    array(select a.idioma from event_articles x join articles a using (articulo_id)
      where x.evento_id = $1 group by a.idioma order by count(*) desc, a.idioma) as idiomas
  from (select a.periodico_id, a.copia_de,
      a.copia_de is not null
        and not exists (select from event_articles o where o.evento_id = $1 and o.articulo_id = a.copia_de)
        and not bool_or(a.copia_de is null) over (partition by a.periodico_id) as repeats
    from event_articles x join articles a using (articulo_id) where x.evento_id = $1) m`;

export interface EventState {
  readonly version: number;
  readonly idioma_base: Idioma;
  readonly merged: boolean;
  readonly informes_independientes: number;
  /** Whether people wrote it: then no analyst writes it anew. */
  readonly by_hand: boolean;
  /** What stands, where it is published. */
  readonly titulo: string | null;
  readonly descripcion: string | null;
  /** A statement that stands rests on an article that belongs to another event by now. */
  readonly lost_evidence: boolean;
  readonly articulo_ids: readonly number[];
  /** Those that no version of it tells of yet. */
  readonly new_articulo_ids: readonly number[];
  /** All of them are bound by their final groups. */
  readonly is_final: boolean;
  /** When the first and the last of them were found. */
  readonly first_on: Date;
  readonly last_on: Date;
}

const FIND_STATE = {
  name: 'event-to-write-state',
  text: `select e.version, e.idioma_base, e.merged_into is not null as merged, c.informes_independientes,
      t.titulo is not null and e.analista is null as by_hand, t.titulo, t.descripcion,
      exists (select from event_statements s join event_evidence v using (statement_id)
        where s.evento_id = e.evento_id and s.hasta_version is null and s.seccion <> 'contexto_del_evento'
          and not exists (select from event_articles x
            where x.evento_id = e.evento_id and x.articulo_id = v.articulo_id)) as lost_evidence,
      m.articulo_ids, m.new_articulo_ids, m.is_final, m.first_on, m.last_on
    from events e
    cross join lateral (${COVERAGE}) c
    cross join lateral (
      select coalesce(array_agg(articulo_id::float8), '{}') as articulo_ids,
        coalesce(array_agg(articulo_id::float8) filter (where x.desde_version > e.version), '{}') as new_articulo_ids,
        coalesce(bool_and(f.is_binding), false) as is_final,
        coalesce(article_stored_at(min(articulo_id)), e.created_on) as first_on,
        coalesce(article_stored_at(max(articulo_id)), e.created_on) as last_on
      from event_articles x left join article_final_groups f using (articulo_id) where x.evento_id = e.evento_id) m
    left join event_texts t on t.evento_id = e.evento_id and t.idioma = e.idioma_base
    where e.evento_id = $1`,
};

export async function findEventState(db: Queryable, evento_id: number): Promise<EventState | undefined> {
  return (await db.query<EventState>(FIND_STATE, [evento_id]))[0];
}

const SAVE_COVERAGE = {
  name: 'event-coverage-save',
  text: `update events e set articulos = c.articulos, periodicos = c.periodicos,
      informes_independientes = c.informes_independientes, paises = c.paises, idiomas = c.idiomas
    from (${COVERAGE}) c
    where e.evento_id = $1 and (e.articulos, e.periodicos, e.informes_independientes, e.paises, e.idiomas)
      is distinct from (c.articulos, c.periodicos, c.informes_independientes, c.paises, c.idiomas)
    returning 1`,
};

/** Counts the event's articles anew; whether anything is different. */
export async function saveCoverage(tx: Queryable, evento_id: number): Promise<boolean> {
  return (await tx.query(SAVE_COVERAGE, [evento_id])).length > 0;
}

/** Copies come last where there are more than are read. The same articles stand in the same order, whatever their ids. */
const LIST_ARTICLES = {
  name: 'event-to-write-articles',
  text: `select articulo_id, periodico_id, pais_iso_code, idioma, titular, texto, seccion, published_on, es_opinion,
      titular_es_clickbait, contenido_es_enfatico, copia_de, extract_limit
    from (
      select a.articulo_id::float8, a.periodico_id, n.pais_iso_code, a.idioma, a.titular, x.texto, x.seccion,
        a.created_on as published_on, a.es_opinion, a.titular_es_clickbait, a.contenido_es_enfatico,
        a.copia_de::float8, case when n.active then n.extract_limit else 0 end as extract_limit,
        a.url, a.articulo_id = e.founding_article as founding
      from events e
      join event_articles m using (evento_id)
      join articles a using (articulo_id)
      join article_texts x using (articulo_id)
      join newspapers n using (periodico_id)
      where e.evento_id = $1
      order by a.articulo_id is distinct from e.founding_article, a.copia_de is not null, a.created_on,
        a.url, a.articulo_id
      limit $2) chosen
    order by founding is not true, published_on, url, articulo_id`,
};

const listArticles = (db: Queryable, evento_id: number, most: number): Promise<ArticleToAnalyse[]> =>
  db.query<ArticleToAnalyse>(LIST_ARTICLES, [evento_id, most]);

const LIST_EARLIER = {
  name: 'event-to-write-earlier',
  text: `select e.evento_id::float8, t.titulo, e.created_on
    from event_links l
    join events e on e.evento_id = l.earlier_evento_id and e.merged_into is null
    join event_texts t on t.evento_id = e.evento_id and t.idioma = e.idioma_base
    left join articles f on f.articulo_id = e.founding_article
    where l.evento_id = $1 order by l.score desc, e.created_on, f.url, e.evento_id limit $2`,
};

/** What an event of hundreds of articles says is in the first ones of these. */
const MOST_ARTICLES = 120;
export const MOST_EARLIER = 3;
export const MOST_EARLIER_ARTICLES = 8;

export const listOwnArticles = (db: Queryable, evento_id: number): Promise<ArticleToAnalyse[]> =>
  listArticles(db, evento_id, MOST_ARTICLES);

/** What it follows from. */
export async function listEarlier(db: Queryable, evento_id: number): Promise<EventToWrite['earlier']> {
  const rows = await db.query<Omit<EventToWrite['earlier'][number], 'articles'>>(LIST_EARLIER, [
    evento_id,
    MOST_EARLIER,
  ]);
  const earlier: EventToWrite['earlier'][number][] = [];
  for (const row of rows) {
    earlier.push({ ...row, articles: await listArticles(db, row.evento_id, MOST_EARLIER_ARTICLES) });
  }
  return earlier;
}
