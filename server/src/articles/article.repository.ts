import type { ArticleCard } from '@poliedro/contracts/articles';
import { EVENT_ARTICLES_MOST } from '@poliedro/contracts/event-articles';
import { standingEvent } from '../events/event.repository.ts';
import { SOURCE_JSON_FIELDS } from '../newspapers/newspaper.repository.ts';
import type { Queryable } from '../platform/database.ts';
import { isoInstant } from '../platform/iso-instant.ts';

/** The fields of contracts' ArticleCard, from articles a, newspapers n and an expression for the event's id. */
export const articleCardJson = (
  eventoId: string,
) => `json_build_object('id', a.articulo_id, 'articulo_id', a.articulo_id,
  'titular', a.titular, 'titulo', a.titular, 'url', a.url, 'tipo', a.tipo, 'idioma', a.idioma,
  'autor', case when a.usuario_id is null then a.autor else (select alias from users where id = a.usuario_id) end,
  'resumen', a.resumen, 'created_on', ${isoInstant('a.created_on')},
  'numero_de_palabras_texto_visible_gpt', a.numero_de_palabras_texto_visible_gpt,
  'importe_euros', a.importe_centimos / 100.0, 'paywall', a.paywall,
  'cantidad_fuentes_citadas', a.cantidad_fuentes_citadas, 'contenido_es_enfatico', a.contenido_es_enfatico,
  'titular_es_clickbait', a.titular_es_clickbait, 'es_opinion', a.es_opinion, 'copia_de', a.copia_de,
  'usuario_id', a.usuario_id, 'evento_id', ${eventoId}, ${SOURCE_JSON_FIELDS})`;

/** The event that an article is about: as the press groups it, or as its author said. `articulo_id` is an SQL expression. */
export const eventOfArticle = (articulo_id: string) => `coalesce(
  (select evento_id from event_articles where articulo_id = ${articulo_id}),
  (select evento_id from published_articles where articulo_id = ${articulo_id}))`;

/** What is written here and public, with the columns of articles and the event; from published_articles p. */
export const HOSTED_ARTICLES = `select p.articulo_id, 0 as periodico_id, 'interno' as tipo, p.titular_texto as titular,
    p.resumen_texto as resumen, '/article/' || p.slug as url, p.idioma, u.alias as autor, p.published_on as created_on,
    p.palabras as numero_de_palabras_texto_visible_gpt, p.importe_centimos, false as paywall,
    p.fuentes as cantidad_fuentes_citadas, false as contenido_es_enfatico, false as titular_es_clickbait,
    false as es_opinion, null::bigint as copia_de, h.usuario_id, p.evento_id
  from published_articles p join hosted_articles h using (articulo_id) join users u on u.id = h.usuario_id
  where p.withdrawn_on is null`;

/** Those written here are not looked for among all articles: opening every week's partition would cost all readers. */
export const LIST_OF_EVENT = {
  name: 'articles-of-event',
  text: `select (select coalesce(json_agg(card order by created_on desc, articulo_id desc), '[]'::json)
      from (select ${articleCardJson('x.evento_id')} as card, a.created_on, a.articulo_id
        from (select * from event_articles where evento_id = e.evento_id order by articulo_id desc
          limit ${EVENT_ARTICLES_MOST}) x
        join articles a using (articulo_id) join newspapers n using (periodico_id)
        union all
        select ${articleCardJson('a.evento_id')}, a.created_on, a.articulo_id
        from (${HOSTED_ARTICLES} and p.evento_id = e.evento_id) a join newspapers n using (periodico_id)) listed
      ) as articulos
    from events e where e.evento_id = ${standingEvent('$1')}`,
};

/** Undefined when there is no such event. */
export async function findEventArticles(db: Queryable, evento_id: number): Promise<ArticleCard[] | undefined> {
  const [row] = await db.query<{ articulos: ArticleCard[] }>(LIST_OF_EVENT, [evento_id]);
  return row?.articulos;
}
