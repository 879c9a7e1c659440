import type { Queryable, Transaction } from '../../platform/database.ts';

const MOVE = {
  name: 'hosted-articles-move',
  text: `with working as (update hosted_articles set evento_id = $2 where evento_id = $1),
    passages as (update article_passages set evento_id = $2 where evento_id = $1)
    update published_articles set evento_id = $2 where evento_id = $1`,
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
  text: `with gone as (delete from hosted_articles where usuario_id = $1 returning articulo_id),
    hidden as (delete from articles where articulo_id in (select articulo_id from hosted_articles where usuario_id = $1))
    select articulo_id::float8 as articulo_id from gone`,
};
/** All that somebody has written, drafts and published; returns what it was. */
export async function eraseArticles(transaction: Transaction, usuario_id: number): Promise<number[]> {
  const rows = await transaction.query<{ articulo_id: number }>(ERASE, [usuario_id]);
  return rows.map(({ articulo_id }) => articulo_id);
}
