import type { Body } from '@poliedro/contracts/article-body/document';
import type { ArticleCard } from '@poliedro/contracts/articles';
import type { Idioma } from '@poliedro/contracts/language';
import type { PublicArticle } from '@poliedro/contracts/public-articles';
import { eventTextIn } from '../events/event.repository.ts';
import type { Queryable } from '../platform/database.ts';
import { isoInstant } from '../platform/iso-instant.ts';
import { articleCardJson, HOSTED_ARTICLES } from './article.repository.ts';

/** As the database gives it: title and summary as they were typed, the author by their id. */
export type StoredPublicArticle = Omit<PublicArticle, 'titular_texto' | 'resumen_texto' | 'author' | 'evento'> & {
  readonly usuario_id: number;
  readonly evento_id: number;
  readonly titulo_evento: string;
};

/** $2 the reader's language, or null: the article's own. The text of one that is sold stays where it is. */
const article = (name: string, articulo_id: string) => ({
  name,
  text: `select case when p.articulo_id is not null and p.withdrawn_on is null then json_build_object(
        'id', p.articulo_id, 'articulo_id', p.articulo_id, 'slug', p.slug, 'titular', p.titular, 'resumen', p.resumen,
        'body_json', case when p.importe_centimos = 0 then p.body end,
        'adelanto', case when p.importe_centimos > 0 then p.adelanto end,
        'idioma', p.idioma, 'importe_euros', p.importe_centimos / 100.0, 'palabras', p.palabras,
        'evento_id', p.evento_id, 'titulo_evento', coalesce((select t.titulo from events e
          ${eventTextIn('coalesce($2, p.idioma)')} where e.evento_id = p.evento_id), ''),
        'fecha_publicacion', ${isoInstant('p.published_on')}, 'fecha_actualizacion', ${isoInstant('p.updated_on')},
        'usuario_id', h.usuario_id) end as article
    from hosted_articles h left join published_articles p using (articulo_id) where h.articulo_id = ${articulo_id}`,
});
const BY_ID = article('public-article-by-id', '$1');
const BY_SLUG = article('public-article-by-slug', '(select articulo_id from article_slugs where slug = $1)');

/** Null for one that is not for everybody, undefined for none. */
export async function findPublicArticle(
  db: Queryable,
  asked: { readonly articulo_id: number } | { readonly slug: string },
  idioma: Idioma | undefined,
): Promise<StoredPublicArticle | null | undefined> {
  const [statement, which] = 'slug' in asked ? [BY_SLUG, asked.slug] : [BY_ID, asked.articulo_id];
  const [row] = await db.query<{ article: StoredPublicArticle | null }>(statement, [which, idioma ?? null]);
  return row?.article;
}

const WHOLE = {
  name: 'public-article-whole',
  text: `select h.usuario_id::float8 as usuario_id, p.titular, p.resumen, p.idioma, p.body,
      p.withdrawn_on is null as is_public, p.importe_centimos > 0 as is_sold
    from hosted_articles h join published_articles p using (articulo_id) where h.articulo_id = $1`,
};
export interface WholeArticle {
  readonly usuario_id: number;
  readonly titular: string;
  readonly resumen: string;
  readonly idioma: Idioma;
  readonly body: Body;
  readonly is_public: boolean;
  readonly is_sold: boolean;
}
/** What was published, whoever may read it now. */
export async function findWholeArticle(db: Queryable, articulo_id: number): Promise<WholeArticle | undefined> {
  return (await db.query<WholeArticle>(WHOLE, [articulo_id]))[0];
}

const EARLIER = {
  name: 'public-article-earlier',
  text: `select r.titular, r.resumen, r.body from article_revisions r join published_articles p using (articulo_id)
    where articulo_id = $1 and r.version = $2
      and (r.titular, r.body) is distinct from (p.titular, p.body)`,
};
/** What was published by that version; undefined where it is what is published now. */
export async function findEarlierText(
  db: Queryable,
  articulo_id: number,
  version: number,
): Promise<Pick<WholeArticle, 'titular' | 'resumen' | 'body'> | undefined> {
  return (await db.query<Pick<WholeArticle, 'titular' | 'resumen' | 'body'>>(EARLIER, [articulo_id, version]))[0];
}

const NEWEST_SOLD = {
  name: 'public-articles-newest-sold',
  text: `select ${articleCardJson('a.evento_id')} as card
    from (${HOSTED_ARTICLES} and p.importe_centimos > 0 order by p.published_on desc limit $1) a
    join newspapers n using (periodico_id) order by a.created_on desc, a.articulo_id desc`,
};
export const listNewestSold = async (db: Queryable, size: number): Promise<ArticleCard[]> =>
  (await db.query<{ card: ArticleCard }>(NEWEST_SOLD, [size])).map(({ card }) => card);

export interface ListedArticle {
  readonly card: ArticleCard;
  /** When it was published first, in milliseconds. */
  readonly at: number;
}

/** $1 person, $2 how many, $3 and $4 where the last page ended. */
const OF_PERSON = {
  name: 'public-articles-of-person',
  text: `select ${articleCardJson('a.evento_id')} as card, a.at::float8 as at
    from (select hosted.*, (extract(epoch from created_on) * 1000)::bigint as at
      from (${HOSTED_ARTICLES} and h.usuario_id = $1) hosted) a
    join newspapers n using (periodico_id)
    where (a.at, a.articulo_id) < (coalesce($3::bigint, 9223372036854775807), coalesce($4::bigint, 0))
    order by a.at desc, a.articulo_id desc limit $2`,
};
export const listPublicArticles = (
  db: Queryable,
  usuario_id: number,
  size: number,
  after: readonly number[] | undefined,
): Promise<ListedArticle[]> =>
  db.query<ListedArticle>(OF_PERSON, [usuario_id, size, after?.[0] ?? null, after?.[1] ?? null]);
