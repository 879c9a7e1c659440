import type { Queryable, Transaction } from '../../platform/database.ts';
import { isBought } from './revision.repository.ts';

const MOVE = {
  name: 'hosted-articles-move',
  text: `with working as (update hosted_articles set evento_id = $2 where evento_id = $1 returning 1),
    passages as (update article_passages set evento_id = $2 where evento_id = $1)
    -- First what is written, then what is published, as whoever saves does.
    update published_articles set evento_id = $2 where evento_id = $1 and (select count(*) from working) >= 0`,
};
/** What was written about one event is about the other. */
export async function moveHostedArticles(
  transaction: Queryable,
  from_evento_id: number,
  evento_id: number,
): Promise<void> {
  await transaction.query(MOVE, [from_evento_id, evento_id]);
}

const ERASE = {
  name: 'hosted-articles-erase',
  text: `with own as (select articulo_id, articulo_id = any($2::bigint[]) as is_kept from hosted_articles
      where usuario_id = $1),
    gone as (delete from hosted_articles h using own where h.articulo_id = own.articulo_id and not is_kept),
    hidden as (delete from articles where articulo_id in (select articulo_id from own)),
    passages as (delete from article_passages where articulo_id in (select articulo_id from own where is_kept)),
    revisions as (delete from article_revisions r using own, published_articles p
      where is_kept and r.articulo_id = own.articulo_id and p.articulo_id = own.articulo_id
        and (r.version = p.version or not ${isBought('r')})),
    working as (update hosted_articles h set borrador_id = null, titular = p.titular, resumen = p.resumen, body = p.body,
        body_html = p.body_html, texto_libre = p.texto_libre, palabras = p.palabras, version = p.version
      from published_articles p join own using (articulo_id) where is_kept and h.articulo_id = p.articulo_id),
    withdrawn as (update published_articles set withdrawn_on = coalesce(withdrawn_on, now())
      where articulo_id in (select articulo_id from own where is_kept))
    select articulo_id::float8 as articulo_id from own`,
};
/** All that somebody has written, but for what is to be kept as it was published, for who may read it. */
export async function eraseArticles(
  transaction: Transaction,
  usuario_id: number,
  kept: readonly number[],
): Promise<number[]> {
  const rows = await transaction.query<{ articulo_id: number }>(ERASE, [usuario_id, kept]);
  return rows.map(({ articulo_id }) => articulo_id);
}

const WITHDRAW_ALL = {
  name: 'hosted-articles-withdraw-all',
  text: `with own as (select articulo_id from hosted_articles where usuario_id = $1),
    hidden as (delete from articles where articulo_id in (select articulo_id from own)),
    passages as (delete from article_passages where articulo_id in (select articulo_id from own))
    update published_articles set withdrawn_on = now()
      where articulo_id in (select articulo_id from own) and withdrawn_on is null
    returning articulo_id::float8 as articulo_id`,
};
/** Nobody sees any of them any more; returns those that everybody saw. */
export async function withdrawArticlesOf(transaction: Transaction, usuario_id: number): Promise<number[]> {
  const rows = await transaction.query<{ articulo_id: number }>(WITHDRAW_ALL, [usuario_id]);
  return rows.map(({ articulo_id }) => articulo_id);
}
