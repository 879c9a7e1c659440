import type { ArticleCard } from '@poliedro/contracts/articles';
import type { EventCard } from '@poliedro/contracts/events';
import type { Idioma } from '@poliedro/contracts/language';
import type { CarrilRule } from '@poliedro/contracts/redaccion/front-page';
import { articleCardJson, eventOfArticle } from '../articles/article.repository.ts';
import { EVENT_CARD_JSON, eventTextIn } from '../events/event.repository.ts';
import type { Queryable } from '../platform/database.ts';
import { PUBLISHED_EVENT } from './carril.repository.ts';
import { EVENT_ORDER, FITS_EVENT, newestArticles, PIN_OF_EVENT, WANTS_ARTICLE, WANTS_EVENT } from './carril-rule.ts';

/** As many as a row of the front page begins with. */
const CARDS = 8;
/** How far back an event may have earned its place; the front page itself looks at all. */
const EVENTS_MOST = 2000;
const ARTICLES_MOST = 20_000;

/** A rule that nobody has saved, as if it were a carril. */
const UNSAVED = `(select $1::int as carril_id, $2::int as categoria_id, $3::text as pais_iso_code, $4::text as idioma,
  $5::int as min_periodicos, $6::boolean as solo_opinion, $7::boolean as de_autores, $8::text as orden) c`;

const EVENTS = {
  name: 'carril-preview-events',
  text: `with newest as materialized (
      select e.evento_id from ${UNSAVED} cross join events e ${PIN_OF_EVENT} where ${FITS_EVENT}
      order by e.created_on desc limit ${EVENTS_MOST}),
    shown as (
      select e.evento_id, ${EVENT_ORDER} as orden from ${UNSAVED} cross join events e ${PIN_OF_EVENT}
      where e.evento_id in (select evento_id from newest
          union select evento_id from carril_pins where carril_id = $1 and lugar = 'fijado') and ${WANTS_EVENT}
      order by orden desc, e.evento_id desc limit ${CARDS})
    select ${EVENT_CARD_JSON} as card from shown join events e using (evento_id) ${eventTextIn('$9')}
    order by shown.orden desc, e.evento_id desc`,
};

const ARTICLES = {
  name: 'carril-preview-articles',
  text: `with shown as (
      select a.articulo_id from (${newestArticles('$7', ARTICLES_MOST)}) newest
      cross join lateral (select * from articles where articulo_id = newest.articulo_id offset 0) a
      cross join lateral (select pais_iso_code from newspapers where periodico_id = a.periodico_id offset 0) n
      cross join lateral (select ${eventOfArticle('a.articulo_id')} as evento_id) ea
      cross join ${UNSAVED}
      where ${WANTS_ARTICLE} limit ${CARDS})
    select ${articleCardJson(PUBLISHED_EVENT)} as card from shown join articles a using (articulo_id)
    join newspapers n using (periodico_id) order by a.created_on desc, a.articulo_id desc`,
};

const valuesOf = (carril_id: number | null, rule: CarrilRule) => [
  carril_id,
  rule.categoria_id,
  rule.pais_iso_code,
  rule.idioma,
  rule.min_periodicos,
  rule.solo_opinion,
  rule.de_autores,
  rule.orden,
];

/** The first events that a rule would show, with those that the carril's operators have set by hand. */
export async function previewEvents(db: Queryable, carril_id: number | null, rule: CarrilRule, idioma: Idioma) {
  const rows = await db.query<{ card: EventCard }>(EVENTS, [...valuesOf(carril_id, rule), idioma]);
  return rows.map(({ card }) => card);
}

export async function previewArticles(db: Queryable, rule: CarrilRule) {
  const rows = await db.query<{ card: ArticleCard }>(ARTICLES, valuesOf(null, rule));
  return rows.map(({ card }) => card);
}
