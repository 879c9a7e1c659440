import type { MadeArticle, MadeEvent, RefusedByGate } from '@poliedro/contracts/redaccion/events';
import type { Queryable } from '../../platform/database.ts';
import { isoInstant } from '../../platform/iso-instant.ts';

/** Nobody reads more of one event at once. */
const MOST_ARTICLES = 300;
const MOST_REFUSED = 100;

const ARTICLES = {
  name: 'made-event-articles',
  text: `select a.articulo_id::float8, a.titular, a.url, a.idioma, a.periodico_id, n.nombre as nombre_periodico,
      ${isoInstant('a.created_on')} as publicado_on, a.copia_de::float8, coalesce(a.articulo_id = e.founding_article, false) as es_primero,
      x.desde_version, f.final_group::float8 as grupo_final, coalesce(f.is_binding, false) as es_definitivo,
      h.articulo_id is not null as a_mano
    from events e
    join event_articles x using (evento_id)
    join articles a on a.articulo_id = x.articulo_id
    join newspapers n on n.periodico_id = a.periodico_id
    left join article_final_groups f on f.articulo_id = a.articulo_id
    left join article_hand_groups h on h.articulo_id = a.articulo_id
    where e.evento_id = $1 order by a.created_on, a.url, a.articulo_id limit ${MOST_ARTICLES}`,
};

export const listMadeArticles = (db: Queryable, evento_id: number): Promise<MadeArticle[]> =>
  db.query<MadeArticle>(ARTICLES, [evento_id]);

const REFUSED = {
  name: 'made-event-refused',
  text: `select encode(huella, 'hex') as huella, analyst as analista, seccion, texto, detalle, reasons as motivos,
      array(select piece ->> 'pasaje' from jsonb_array_elements(evidence) piece) as pasajes,
      ${isoInstant('refused_on')} as refused_on
    from refused_statements where evento_id = $1 order by refused_on desc, huella limit ${MOST_REFUSED}`,
};

export const listRefused = (db: Queryable, evento_id: number): Promise<RefusedByGate[]> =>
  db.query<RefusedByGate>(REFUSED, [evento_id]);

const WORK = {
  name: 'made-event-work',
  text: `select ${isoInstant('due_on')} as due_on, owed as debido, attempts::int as intentos, reason as motivo,
      written_reports as informes_escritos, ${isoInstant('written_on')} as escrito_on
    from event_work where evento_id = $1`,
};

/** Null where the pipeline has nothing to do with it. */
export async function findMadeWork(db: Queryable, evento_id: number): Promise<MadeEvent['trabajo']> {
  return (await db.query<NonNullable<MadeEvent['trabajo']>>(WORK, [evento_id]))[0] ?? null;
}
