import type { Idioma } from '@poliedro/contracts/language';
import type { ReportedObject } from '@poliedro/contracts/redaccion/reports';
import { eventOfArticle } from '../articles/article.repository.ts';
import type { Queryable } from '../platform/database.ts';
import { isoInstant } from '../platform/iso-instant.ts';
import { REPORTED_WORDS } from './report.repository.ts';

/** Of all that was said about one thing, so many are shown. */
const SHOWN = 20;

const SAME = 'w.decision_id is null and w.tipo = h.tipo and w.objeto_id = h.objeto_id';
/** A statement that readers no longer have cannot be withdrawn; one that is reported late could still be read. */
const NOW = `case h.tipo
  when 'comentario' then (${REPORTED_WORDS.comentario('h.objeto_id', '$3')})
  when 'articulo' then (${REPORTED_WORDS.articulo('h.objeto_id', '$3')})
  when 'evento' then (${REPORTED_WORDS.evento('h.objeto_id', '$3')})
  else (${REPORTED_WORDS.statement('h.objeto_id', '$3')} and s.hasta_version is null) end`;
const PAGE = `case h.tipo
  when 'comentario' then (select '/' || target_tipo || '/' || target_id from comments where comentario_id = h.objeto_id)
  when 'articulo' then (select case when a.tipo = 'interno' then '/articulo/' || a.articulo_id
    else '/evento/' || ${eventOfArticle('a.articulo_id')} end from articles a where a.articulo_id = h.objeto_id)
  when 'evento' then '/evento/' || h.objeto_id
  else (select '/evento/' || evento_id from event_statements where statement_id = h.objeto_id) end`;
const AUTHOR = `(select json_build_object('usuario_id', u.id, 'alias', u.alias) from users u where u.id = case h.tipo
  when 'comentario' then (select usuario_id from comments where comentario_id = h.objeto_id)
  when 'articulo' then (select usuario_id from hosted_articles where articulo_id = h.objeto_id) end)`;

/** $1 where the page before ended, $2 how many, $3 language. An object stands where its oldest report does. */
const WAITING = {
  name: 'reports-waiting',
  text: `with heads as (
      select h.reporte_id, h.tipo, h.objeto_id from reports h
      where h.decision_id is null and ($1::bigint is null or h.reporte_id > $1)
        and not exists (select from reports w where ${SAME} and w.reporte_id < h.reporte_id)
      order by h.reporte_id limit $2)
    select h.reporte_id::float8 as primero, h.tipo, h.objeto_id::float8 as objeto_id, ${NOW} as ahora, ${PAGE} as pagina,
      ${AUTHOR} as autor, known.total, known.ultimo,
      (select json_agg(json_build_object('reporte_id', w.reporte_id, 'motivo', w.motivo, 'texto', w.texto,
          'contenido', w.contenido, 'alias', u.alias, 'created_on', ${isoInstant('w.created_on')}) order by w.reporte_id)
        from (select * from reports w where ${SAME} order by w.reporte_id limit ${SHOWN}) w
        left join users u on u.id = w.usuario_id) as avisos
    from heads h cross join lateral (
      select count(*)::int as total, max(w.reporte_id)::float8 as ultimo from reports w where ${SAME}) known
    order by h.reporte_id`,
};

export interface WaitingObject extends Omit<ReportedObject, 'puede_retirar'> {
  /** The oldest report of it that waits. */
  readonly primero: number;
}

export const listWaitingObjects = (db: Queryable, after: number | undefined, limit: number, idioma: Idioma) =>
  db.query<WaitingObject>(WAITING, [after ?? null, limit, idioma]);
