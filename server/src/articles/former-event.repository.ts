import { FORMER_ARTICLES_MOST, FORMER_EVENTS_MOST, type FormerEvent } from '@poliedro/contracts/former-events';
import type { Idioma } from '@poliedro/contracts/language';
import { EVENT_CARD_JSON, eventTextIn, standingEvent } from '../events/event.repository.ts';
import type { Queryable } from '../platform/database.ts';
import { articleCardJson, HOSTED_ARTICLES } from './article.repository.ts';

/**
 * Articles that have left it are known by what it said to the last, which rests on them; its context rests on those of other
 * events. Where readers never had it, by what those said that have become part of it. `now_in` is the event that readers
 * have of each.
 */
const FIND = {
  name: 'former-event',
  text: `with asked as (select e.evento_id, e.version from events e where e.evento_id = ${standingEvent('$1')}
        and not exists (select from event_texts t where t.evento_id = e.evento_id)),
    had as (select e.evento_id, e.version, exists (select from event_statements s
          where s.evento_id = e.evento_id and s.hasta_version is null) as is_said
      from (select evento_id from asked
        union all select m.evento_id from asked join events m on m.merged_into = asked.evento_id
          where asked.version = 0) part
      join events e using (evento_id) where e.version > 0),
    former as (select evento_id from asked where exists (select from had)),
    told as (select x.articulo_id from former join event_articles x using (evento_id)
      union
      select v.articulo_id from had join event_statements s using (evento_id) join event_evidence v using (statement_id)
      where s.seccion <> 'contexto_del_evento'
        and s.hasta_version is not distinct from case when not is_said then had.version end),
    newest as (select told.articulo_id, x.evento_id as now_in from told
      left join event_articles x on x.articulo_id = told.articulo_id
        and exists (select from event_texts t where t.evento_id = x.evento_id)
      order by told.articulo_id desc limit ${FORMER_ARTICLES_MOST})
    select former.evento_id::float8 as evento_id,
      (select coalesce(json_agg(card order by created_on desc, articulo_id desc), '[]'::json)
        from (select ${articleCardJson('x.now_in')} as card, a.created_on, a.articulo_id
          from newest x join articles a using (articulo_id) join newspapers n using (periodico_id)
          union all
          select ${articleCardJson('null::bigint')}, a.created_on, a.articulo_id
          from (${HOSTED_ARTICLES} and p.evento_id = former.evento_id) a join newspapers n using (periodico_id)) listed
        ) as articulos,
      (select coalesce(json_agg(card order by here desc, evento_id desc), '[]'::json)
        from (select ${EVENT_CARD_JSON} as card, e.evento_id, now_in.here
          from (select now_in as evento_id, count(*) as here from newest where now_in is not null
            group by now_in order by here desc, now_in desc limit ${FORMER_EVENTS_MOST}) now_in
          join events e using (evento_id) ${eventTextIn('$2')}) standing) as eventos
    from former`,
};

/** Undefined where readers never had it, where they have it, and where nothing is left of it. */
export async function findFormerEvent(
  db: Queryable,
  evento_id: number,
  idioma: Idioma,
): Promise<FormerEvent | undefined> {
  const [row] = await db.query<FormerEvent>(FIND, [evento_id, idioma]);
  return row !== undefined && row.articulos.length > 0 ? row : undefined;
}
