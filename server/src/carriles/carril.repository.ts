import type { ArticleCard } from '@poliedro/contracts/articles';
import type { Carril, Category } from '@poliedro/contracts/carriles';
import type { EventCard } from '@poliedro/contracts/events';
import { IDIOMA_BASE, type Idioma } from '@poliedro/contracts/language';
import { articleCardJson, eventOfArticle } from '../articles/article.repository.ts';
import { EVENT_CARD_JSON, eventTextIn } from '../events/event.repository.ts';
import type { Queryable, Statement } from '../platform/database.ts';
import type { Cursor } from './cursor.ts';

const LIST_CARRILES = {
  name: 'carriles',
  text: `select c.carril_id, coalesce(t.nombre, base.nombre) as nombre, c.tipo, c.mostrar_nombre, c.url
    from carriles c
    join carril_texts base on base.carril_id = c.carril_id and base.idioma = '${IDIOMA_BASE}'
    left join carril_texts t on t.carril_id = c.carril_id and t.idioma = $1
    order by c.posicion, c.carril_id`,
};

const LIST_CATEGORIES = {
  name: 'categories',
  text: `select c.categoria_id, t.nombre, t.explicacion from categories c
    join category_texts t on t.categoria_id = c.categoria_id and t.idioma = $1
    order by c.posicion, c.categoria_id`,
};

export const listCarriles = (db: Queryable, idioma: Idioma) => db.query<Carril>(LIST_CARRILES, [idioma]);
export const listCategories = (db: Queryable, idioma: Idioma) => db.query<Category>(LIST_CATEGORIES, [idioma]);

export interface CarrilPageRequest {
  carril_id: number;
  idioma: Idioma;
  categoria_id: number;
  page_size: number;
  /** Rows to pass over; only without a cursor. */
  offset: number;
  cursor: Cursor | undefined;
}

export interface StoredCarrilPage<Card> {
  tipo: Carril['tipo'];
  carril_nombre: string;
  /** The state of the carriles that this page and those after it show. */
  change: string;
  /** One more than asked for when there is more; without a card where what stood there has gone. */
  entries: { orden: string; target_id: string; card: Card | null }[];
}

/**
 * The entries that stood at the cursor's change (or stand now), after the cursor, in order, with their cards.
 * $1 carril, $2 language, $3 category, $4 limit, $5 offset, $6 change, $7 orden, $8 target of the cursor.
 */
function pageStatement(name: string, cards: string): Statement {
  return {
    name,
    text: `select c.tipo, coalesce(
        (select nombre from carril_texts where carril_id = c.carril_id and idioma = $2),
        (select nombre from carril_texts where carril_id = c.carril_id and idioma = '${IDIOMA_BASE}')) as carril_nombre,
      now.change::text as change,
      (select coalesce(json_agg(json_build_object('orden', p.orden::text, 'target_id', p.target_id::text, 'card', cards.card)
          order by p.orden desc, p.target_id desc), '[]'::json)
        from (select orden, target_id from carril_entries
          where carril_id = c.carril_id and categoria_id = $3
            and added_at <= now.change and (removed_at is null or removed_at > now.change)
            and (orden, target_id) < (coalesce($7::bigint, 9223372036854775807), coalesce($8::bigint, 9223372036854775807))
          order by orden desc, target_id desc limit $4 offset $5) p
        left join lateral (${cards}) cards on true) as entries
      from carriles c
      cross join lateral (select coalesce($6::bigint, (select change from carril_clock)) as change) now
      where c.carril_id = $1`,
  };
}

export const PAGE_OF_EVENTS = pageStatement(
  'carril-events',
  `select ${EVENT_CARD_JSON} as card from events e ${eventTextIn('$2')} where e.evento_id = p.target_id`,
);

/** Of article a; what is not written yet has no page. */
export const PUBLISHED_EVENT = `(select x.evento_id from (select ${eventOfArticle('a.articulo_id')} as evento_id) x
  where exists (select from event_texts t where t.evento_id = x.evento_id))`;

const PAGE_OF_ARTICLES = pageStatement(
  'carril-articles',
  `select ${articleCardJson(PUBLISHED_EVENT)} as card
   from articles a join newspapers n using (periodico_id) where a.articulo_id = p.target_id`,
);

async function findPage<Card>(db: Queryable, statement: Statement, request: CarrilPageRequest) {
  const { cursor } = request;
  const [row] = await db.query<StoredCarrilPage<Card>>(statement, [
    request.carril_id,
    request.idioma,
    request.categoria_id,
    request.page_size + 1,
    request.offset,
    cursor?.change ?? null,
    cursor?.orden ?? null,
    cursor?.target_id ?? null,
  ]);
  return row;
}

export const findEventPage = (db: Queryable, request: CarrilPageRequest) =>
  findPage<EventCard>(db, PAGE_OF_EVENTS, request);

export const findArticlePage = (db: Queryable, request: CarrilPageRequest) =>
  findPage<ArticleCard>(db, PAGE_OF_ARTICLES, request);
