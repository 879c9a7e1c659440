import type { Transaction } from '../../platform/database.ts';
import type { ExtractedArticle } from '../extract/extract-article.ts';

const CLAIM_ADDRESS = {
  name: 'article-address-claim',
  text: `with claimed as (
      insert into article_addresses (address, articulo_id) values ($1, $2) on conflict do nothing returning articulo_id)
    select articulo_id::float8 from claimed
    union all select articulo_id::float8 from article_addresses where address = $1`,
};

/** The article that has this address: this one, unless another was first; undefined where one has got it in this very moment. */
export async function claimAddress(tx: Transaction, address: Buffer, articulo_id: number): Promise<number | undefined> {
  const [owner] = await tx.query<{ articulo_id: number }>(CLAIM_ADDRESS, [address, articulo_id]);
  return owner?.articulo_id;
}

export interface ArticleToStore {
  readonly articulo_id: number;
  readonly periodico_id: number;
  readonly article: ExtractedArticle;
  readonly resumen: string;
  readonly published_on: Date;
  readonly bands: readonly number[];
  /** It was read before: what was made of that is forgotten. */
  readonly is_known: boolean;
}

const INSERT_ARTICLE = {
  name: 'article-store',
  text: `insert into articles (articulo_id, periodico_id, tipo, titular, resumen, url, idioma, autor, created_on,
      numero_de_palabras_texto_visible_gpt, paywall, cantidad_fuentes_citadas, contenido_es_enfatico,
      titular_es_clickbait, es_opinion)
    values ($1, $2, 'externo', $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
    on conflict (articulo_id) do update set titular = excluded.titular, resumen = excluded.resumen, url = excluded.url,
      idioma = excluded.idioma, autor = excluded.autor, created_on = excluded.created_on,
      numero_de_palabras_texto_visible_gpt = excluded.numero_de_palabras_texto_visible_gpt, paywall = excluded.paywall,
      cantidad_fuentes_citadas = excluded.cantidad_fuentes_citadas,
      contenido_es_enfatico = excluded.contenido_es_enfatico, titular_es_clickbait = excluded.titular_es_clickbait,
      es_opinion = excluded.es_opinion`,
};
const INSERT_TEXT = {
  name: 'article-text-store',
  text: `insert into article_texts (articulo_id, texto, seccion, read_on, bands) values ($1, $2, $3, now(), $4)
    on conflict (articulo_id) do update set texto = excluded.texto, seccion = excluded.seccion,
      read_on = excluded.read_on, bands = excluded.bands`,
};
const FORGET_ANALYSIS = {
  name: 'article-analysis-forget',
  text: `with signs as (delete from article_signs where articulo_id = $1 returning rare),
      words as (delete from article_rare_words
        where articulo_id = $1 and word = any (array(select unnest(rare) from signs))),
      final_words as (delete from article_final_words
        where articulo_id = $1 and word = any (array(select unnest(rare) from signs)))
    delete from article_claims where articulo_id = $1`,
};

/** All of it is asked at once. */
export async function storeArticle(tx: Transaction, stored: ArticleToStore): Promise<void> {
  const { articulo_id, periodico_id, article, resumen, published_on, bands, is_known } = stored;
  const forgetting = is_known ? [tx.query(FORGET_ANALYSIS, [articulo_id])] : [];
  await Promise.all([
    ...forgetting,
    tx.query(INSERT_ARTICLE, [
      articulo_id,
      periodico_id,
      article.titular,
      resumen,
      article.url,
      article.idioma,
      article.autor,
      published_on,
      article.numero_de_palabras_texto_visible_gpt,
      article.paywall,
      article.cantidad_fuentes_citadas,
      article.contenido_es_enfatico,
      article.titular_es_clickbait,
      article.es_opinion,
    ]),
    tx.query(INSERT_TEXT, [articulo_id, article.texto, article.seccion, bands]),
  ]);
}
