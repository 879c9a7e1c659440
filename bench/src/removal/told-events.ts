import { query } from '../site/database.ts';
import type { Services } from '../site/services.ts';

/** It stands in every text of the newspaper, and in nothing of anybody else. */
export const MARK = 'zarzamoral';
export const DOMAIN = `${MARK}.example`;

const NEWSPAPERS = `insert into newspapers (dominio, nombre, pais_iso_code, idioma)
  values ('${DOMAIN}', 'El Zarzamoral', 'ES', 'es') returning periodico_id`;

/** Each is told by four others too; of every third, title and summary are in the newspaper's own words. */
const EVENTS = `insert into events (idioma_base, created_on, updated_on, version, analista)
  select 'es', now() - make_interval(mins => n), now(), 2, 'medida@1' from generate_series(1, $1::int) n
  returning evento_id::float8 as evento_id`;

const ARTICLES = `with others as (select periodico_id, row_number() over (order by periodico_id) - 1 as place
      from newspapers where periodico_id > 0 and idioma = 'es' and dominio <> '${DOMAIN}' limit 4),
    wanted as (
      select e.evento_id, e.at, o.periodico_id, false as its, o.place as n,
        'La crecida del río en el valle ' || e.evento_id || ', contada por ' || o.place as titular
      from unnest($1::bigint[]) with ordinality e (evento_id, at) cross join others o
      union all
      select e.evento_id, e.at, $2::int, true, 10 + n, 'Según ${MARK}, el valle ' || e.evento_id || ' se inunda ' || n
      from unnest($1::bigint[]) with ordinality e (evento_id, at) cross join generate_series(1, $3::int) n),
    stored as (
      insert into articles (articulo_id, periodico_id, tipo, titular, resumen, url, idioma, autor, created_on,
        numero_de_palabras_texto_visible_gpt, paywall, cantidad_fuentes_citadas, contenido_es_enfatico,
        titular_es_clickbait, es_opinion)
      select next_article_id(now() - make_interval(mins => (at % 2000)::int)), periodico_id, 'externo', titular, '',
        case when its then 'https://${DOMAIN}/' else 'https://otro' || n || '.example/' end || evento_id || '/' || n, 'es', '',
        now() - make_interval(mins => at::int), 90, false, 0, false, false, n % 5 = 0
      from wanted returning articulo_id, periodico_id, titular, url),
    bodies as (
      insert into article_texts (articulo_id, texto, seccion, read_on, bands)
      select articulo_id, titular || '. El río creció dos metros en una noche y anegó las huertas del valle '
        || split_part(url, '/', 4) || '. ' || case when periodico_id = $2 then 'El ${MARK} vio a doce vecinos en una lancha.'
          else 'Los bomberos sacaron a doce vecinos en una lancha.' end, 'Sucesos', now(), '{}' from stored)
    insert into event_articles (evento_id, articulo_id)
    select split_part(url, '/', 4)::bigint, articulo_id from stored`;

const WORDS = `with texts as (
      insert into event_texts (evento_id, idioma, titulo, descripcion, traduccion_automatica)
      select evento_id, i, case at % 3 when 0 then 'Según ${MARK}, el valle ' || evento_id || ' se inunda 1'
        else 'El río anega el valle ' || evento_id end, '', i <> 'es'
      from unnest($1::bigint[]) with ordinality e (evento_id, at) cross join unnest(array['es', 'en', 'fr', 'de']) i),
    versions as (
      insert into event_versions select evento_id, v, now() from unnest($1::bigint[]) e (evento_id)
        cross join generate_series(1, 2) v),
    statements as (
      insert into event_statements (evento_id, seccion, posicion, desde_version, hasta_version)
      select evento_id, 'hechos', n, 1, case n when 2 then 2 end from unnest($1::bigint[]) e (evento_id)
        cross join generate_series(0, 2) n
      returning statement_id, evento_id, posicion),
    words as (
      insert into event_statement_texts (statement_id, idioma, texto)
      select statement_id, i, case posicion when 0 then 'El río creció dos metros en una noche'
        else 'El ${MARK} vio a doce vecinos en una lancha ' || posicion end
      from statements cross join unnest(array['es', 'en', 'fr', 'de']) i)
    insert into event_evidence (statement_id, posicion, articulo_id, periodico_id, titular, url, idioma, publicado_on, pasaje)
    select s.statement_id, row_number() over (partition by s.statement_id order by a.articulo_id), a.articulo_id,
      a.periodico_id, a.titular, a.url, 'es', a.created_on,
      case when a.periodico_id = $2 then 'El ${MARK} vio a doce vecinos en una lancha' else 'El río creció dos metros en una noche' end
    from statements s join event_articles x using (evento_id) join articles a using (articulo_id)
    where s.posicion = 0 or a.periodico_id = $2`;

/** What was an older title stands with its version. */
const OLDER = `insert into event_version_texts (evento_id, version, idioma, titulo, descripcion)
  select evento_id, 1, 'es', 'Según ${MARK}, el valle ' || evento_id || ' se inunda 2', '' from unnest($1::bigint[]) e (evento_id)`;

const COUNTED = `update events e set articulos = c.n, periodicos = 5, informes_independientes = 5, paises = '{ES}', idiomas = '{es}'
  from (select evento_id, count(*)::int as n from event_articles where evento_id = any ($1) group by 1) c
  where c.evento_id = e.evento_id`;
const CATEGORISED = `insert into event_categories (evento_id, categoria_id, posicion)
  select evento_id, (select min(categoria_id) from categories), 0 from unnest($1::bigint[]) e (evento_id)`;
const PLACED = `insert into carril_entries (carril_id, categoria_id, orden, target_id, added_at)
  select c.carril_id, 0, (extract(epoch from e.created_on) * 1000)::bigint, e.evento_id, (select change from carril_clock)
  from events e cross join carriles c where c.tipo = 'eventos' and e.evento_id = any ($1)`;
const ARTICLES_PLACED = `insert into carril_entries (carril_id, categoria_id, orden, target_id, added_at)
  select c.carril_id, 0, (extract(epoch from a.created_on) * 1000)::bigint, a.articulo_id, (select change from carril_clock)
  from articles a cross join carriles c where c.tipo = 'articulos' and not c.de_autores and a.periodico_id = $1`;

/** Events that readers had; what they said rested on articles of the newspaper that are others' now. */
const FORMER = `with former as (
      insert into events (idioma_base, created_on, updated_on, version) select 'es', now(), now(), 2
      from generate_series(1, 3) returning evento_id),
    said as (
      insert into event_statements (evento_id, seccion, posicion, desde_version, hasta_version)
      select evento_id, 'hechos', 0, 1, 2 from former returning statement_id),
    evidence as (
      insert into event_evidence (statement_id, posicion, articulo_id, periodico_id, titular, url, idioma, publicado_on, pasaje)
      select statement_id, n, articulo_id, periodico_id, titular, url, 'es', created_on, titular
      from said cross join (select *, row_number() over (order by articulo_id) as n from articles where periodico_id = $1
        order by articulo_id limit 4) its)
    select evento_id::float8 as evento_id from former`;

export interface ToldEvents {
  readonly periodico_id: number;
  readonly evento_ids: readonly number[];
  /** Shown no more. */
  readonly former_ids: readonly number[];
}

/** A newspaper in so many events, written down as the pipeline would have done it. */
export async function tellEvents(services: Services, articles: number, events: number): Promise<ToldEvents> {
  const [newspaper] = await query<{ periodico_id: number }>(services, NEWSPAPERS);
  const periodico_id = newspaper?.periodico_id ?? 0;
  const evento_ids = (await query<{ evento_id: number }>(services, EVENTS, [events])).map(({ evento_id }) => evento_id);
  await query(services, ARTICLES, [evento_ids, periodico_id, Math.ceil(articles / events)]);
  await query(services, WORDS, [evento_ids, periodico_id]);
  for (const sql of [OLDER, COUNTED, CATEGORISED, PLACED]) await query(services, sql, [evento_ids]);
  await query(services, ARTICLES_PLACED, [periodico_id]);
  const former = await query<{ evento_id: number }>(services, FORMER, [periodico_id]);
  await query(services, 'vacuum analyze');
  return { periodico_id, evento_ids, former_ids: former.map(({ evento_id }) => evento_id) };
}
