import type { EventPassage } from '@poliedro/contracts/public-articles';
import type { Queryable } from '../../platform/database.ts';
import { HOSTED_ARTICLES } from '../article.repository.ts';

const LOCK_SLUGS = { name: 'article-slugs-lock', text: `select pg_advisory_xact_lock(hashtext('article slugs'))` };
const SLUGS = {
  name: 'article-slugs-like',
  text: `select s.slug, s.articulo_id = $1 as own, s.slug = p.slug as present
    from article_slugs s left join published_articles p on p.articulo_id = s.articulo_id
    where s.articulo_id = $1 or s.slug = $2 or (s.slug >= $2 || '-' and s.slug < $2 || '.')`,
};
export interface Slugs {
  readonly present: string | undefined;
  readonly own: readonly string[];
  readonly taken: readonly string[];
}

/** What this article is and was called, and what others have of a name; nobody else takes one until the transaction ends. */
export async function lockSlugs(transaction: Queryable, articulo_id: number, wished: string): Promise<Slugs> {
  await transaction.query(LOCK_SLUGS, []);
  const rows = await transaction.query<{ slug: string; own: boolean; present: boolean }>(SLUGS, [articulo_id, wished]);
  const own = rows.filter((row) => row.own);
  return {
    present: own.find((row) => row.present)?.slug,
    own: own.map(({ slug }) => slug),
    taken: rows.filter((row) => !row.own).map(({ slug }) => slug),
  };
}

const BEFORE = {
  name: 'published-article-before',
  text: `select importe_centimos, withdrawn_on is null as is_public from published_articles where articulo_id = $1 for update`,
};
export interface PublishedBefore {
  readonly importe_centimos: number;
  readonly is_public: boolean;
}
export async function findPublishedBefore(
  transaction: Queryable,
  articulo_id: number,
): Promise<PublishedBefore | undefined> {
  return (await transaction.query<PublishedBefore>(BEFORE, [articulo_id]))[0];
}

/** $1 article, $2 slug, $3 title and $4 summary in plain words, $5 first lines, $6 number of sources. */
const PUBLISH = {
  name: 'article-publish',
  text: `with named as (insert into article_slugs (slug, articulo_id) values ($2, $1) on conflict do nothing)
    insert into published_articles as p (articulo_id, version, slug, idioma, evento_id, titular, resumen, titular_texto,
      resumen_texto, body, body_html, texto_libre, adelanto, fuentes, palabras, importe_centimos)
    select articulo_id, version, $2, idioma, evento_id, titular, resumen, $3, $4, body, body_html, texto_libre, $5, $6::int,
      palabras, importe_centimos
    from hosted_articles where articulo_id = $1
    on conflict (articulo_id) do update set version = excluded.version, slug = excluded.slug, idioma = excluded.idioma,
      evento_id = excluded.evento_id, titular = excluded.titular, resumen = excluded.resumen,
      titular_texto = excluded.titular_texto, resumen_texto = excluded.resumen_texto, body = excluded.body,
      body_html = excluded.body_html, texto_libre = excluded.texto_libre, adelanto = excluded.adelanto,
      fuentes = excluded.fuentes, palabras = excluded.palabras, importe_centimos = excluded.importe_centimos,
      withdrawn_on = null,
      updated_on = case when p.version = excluded.version and p.withdrawn_on is null then p.updated_on else now() end`,
};

const COLUMNS = `articulo_id, periodico_id, tipo, titular, resumen, url, idioma, autor, created_on,
  numero_de_palabras_texto_visible_gpt, importe_centimos, paywall, cantidad_fuentes_citadas, contenido_es_enfatico,
  titular_es_clickbait, es_opinion, copia_de, usuario_id`;
const HIDE = { name: 'article-hide', text: 'delete from articles where articulo_id = $1' };
const SHOW = {
  name: 'article-show',
  text: `insert into articles (${COLUMNS}) select ${COLUMNS} from (${HOSTED_ARTICLES} and p.articulo_id = $1) hosted`,
};
const FORGET_PASSAGES = {
  name: 'article-passages-forget',
  text: 'delete from article_passages where articulo_id = $1',
};
const ADD_PASSAGES = {
  name: 'article-passages-add',
  text: `insert into article_passages (articulo_id, posicion, evento_id, etiqueta, seccion, texto, url, person,
      "timestamp", timeframe)
    select p.articulo_id, g.posicion, p.evento_id, g.etiqueta, g.seccion, g.texto, g.url, g.person, g.timestamp, g.timeframe
    from published_articles p, json_to_recordset($2::json) as g (posicion int, etiqueta text, seccion text, texto text,
      url text, person text, "timestamp" text, timeframe text)
    where p.articulo_id = $1`,
};

export type LiftedPassage = Pick<
  EventPassage,
  'etiqueta' | 'seccion' | 'texto' | 'url' | 'person' | 'timestamp' | 'timeframe'
> & { readonly posicion: number };

export interface Publication {
  readonly slug: string;
  readonly adelanto: string;
  /** In plain words. */
  readonly titular: string;
  readonly resumen: string;
  readonly fuentes: number;
  readonly passages: readonly LiftedPassage[];
}

/** Copies the working text to where readers see it, and among all articles. */
export async function storePublication(
  transaction: Queryable,
  articulo_id: number,
  { slug, adelanto, titular, resumen, fuentes, passages }: Publication,
): Promise<void> {
  await transaction.query(PUBLISH, [articulo_id, slug, titular, resumen, adelanto, fuentes]);
  await transaction.query(HIDE, [articulo_id]);
  await transaction.query(SHOW, [articulo_id]);
  await transaction.query(FORGET_PASSAGES, [articulo_id]);
  await transaction.query(ADD_PASSAGES, [articulo_id, JSON.stringify(passages)]);
}

const WITHDRAW = {
  name: 'article-withdraw',
  text: `with hidden as (delete from articles where articulo_id = $1),
    passages as (delete from article_passages where articulo_id = $1)
    update published_articles set withdrawn_on = now() where articulo_id = $1 and withdrawn_on is null
    returning articulo_id`,
};
/** False where nobody saw it anyway. */
export async function withdrawArticle(transaction: Queryable, articulo_id: number): Promise<boolean> {
  return (await transaction.query(WITHDRAW, [articulo_id])).length > 0;
}

const WITHHOLD = {
  name: 'article-withhold',
  text: 'update hosted_articles set withheld_on = now() where articulo_id = $1 and withheld_on is null returning articulo_id',
};
/** Withdrawn by whoever runs the site, whatever its author wishes. False for what is not written here, or withheld already. */
export async function withholdArticle(transaction: Queryable, articulo_id: number): Promise<boolean> {
  if ((await transaction.query(WITHHOLD, [articulo_id])).length === 0) return false;
  await withdrawArticle(transaction, articulo_id);
  return true;
}

const RELEASE = {
  name: 'article-release',
  text: 'update hosted_articles set withheld_on = null where articulo_id = $1',
};
/** Its author may publish it again. */
export async function releaseArticle(transaction: Queryable, articulo_id: number): Promise<void> {
  await transaction.query(RELEASE, [articulo_id]);
}

const IS_WITHHELD = {
  name: 'article-is-withheld',
  text: 'select from hosted_articles where articulo_id = $1 and withheld_on is not null for share',
};
export const isWithheld = async (transaction: Queryable, articulo_id: number): Promise<boolean> =>
  (await transaction.query(IS_WITHHELD, [articulo_id])).length > 0;
