import type { Queryable, Transaction } from '../../platform/database.ts';
import { oneOf } from '../../platform/one-of.ts';

/** Of a large newspaper not all of it is looked at for each step. */
const LOOKED_AT = 2000;
const AFFECTED = {
  name: 'removal-affected-events',
  text: `select evento_id::float8 from (
      (select x.evento_id from articles a join event_articles x using (articulo_id) where a.periodico_id = $1
        limit ${LOOKED_AT})
      union
      (select s.evento_id from event_evidence v join event_statements s using (statement_id) where v.periodico_id = $1
        limit ${LOOKED_AT})) found
    order by evento_id limit $2`,
};

/** Events that a newspaper tells, or that say something by it. */
export async function listAffectedEvents(db: Queryable, periodico_id: number, limit: number): Promise<number[]> {
  return (await db.query<{ evento_id: number }>(AFFECTED, [periodico_id, limit])).map(({ evento_id }) => evento_id);
}

const IN_EVENTS = {
  name: 'removal-articles-in-events',
  text: `select articulo_id::float8 from event_articles x join articles a using (articulo_id)
    where x.evento_id = any ($2) and a.periodico_id = $1`,
};
const LOOSE = {
  name: 'removal-loose-articles',
  text: 'select articulo_id::float8 from articles where periodico_id = $1 order by articulo_id limit $2',
};

const toIds = (rows: readonly { readonly articulo_id: number }[]) => rows.map(({ articulo_id }) => articulo_id);

export const listArticlesIn = async (db: Queryable, periodico_id: number, evento_ids: readonly number[]) =>
  toIds(await db.query<{ articulo_id: number }>(IN_EVENTS, [periodico_id, evento_ids]));

export const listLooseArticles = async (db: Queryable, periodico_id: number, limit: number) =>
  toIds(await db.query<{ articulo_id: number }>(LOOSE, [periodico_id, limit]));

/** The first of those that repeat a report stands for it from now on. */
const PROMOTE = {
  name: 'removal-promote-copies',
  text: `with heirs as (
      select copia_de as gone, min(articulo_id) as heir from articles
      where copia_de = any ($1) and articulo_id <> all ($1) group by copia_de),
    told as (
      update event_evidence v set copia_de = nullif(heir, v.articulo_id)
      from heirs join articles copy on copy.copia_de = gone
      where v.articulo_id = copy.articulo_id and v.copia_de = gone and v.articulo_id <> all ($1))
    update articles a set copia_de = nullif(heir, a.articulo_id) from heirs
    where a.copia_de = gone and a.articulo_id <> all ($1) returning a.articulo_id::float8`,
};

/** Answers those that repeat another report from now on, or none. */
export const promoteCopies = async (tx: Transaction, articulo_ids: readonly number[]): Promise<number[]> =>
  toIds(await tx.query<{ articulo_id: number }>(PROMOTE, [articulo_ids]));

const ONE_OF_THEM = oneOf('articulo_id', '$1');
const OF_WORDS = `${ONE_OF_THEM} and word = any (array(select unnest(rare) from signs))`;

/** With all that was made of them. Of an address only its hash stays, so that nobody finds it anew. */
const DELETE = {
  name: 'removal-delete-articles',
  text: `with signs as (delete from article_signs where ${ONE_OF_THEM} returning rare),
      rare_words as (delete from article_rare_words where ${OF_WORDS}),
      final_words as (delete from article_final_words where ${OF_WORDS}),
      claims as (delete from article_claims where ${ONE_OF_THEM}),
      texts as (delete from article_texts where ${ONE_OF_THEM}),
      vectors as (delete from article_vectors where ${ONE_OF_THEM}),
      groups as (delete from article_final_groups where ${ONE_OF_THEM}),
      hand_groups as (delete from article_hand_groups where articulo_id = any ($1)),
      links as (delete from final_links where articulo_id = any ($1) or earlier_id = any ($1)),
      members as (delete from event_articles where articulo_id = any ($1)),
      work as (delete from article_work where ${ONE_OF_THEM})
    delete from articles where ${ONE_OF_THEM}`,
};

export async function deleteArticles(tx: Transaction, articulo_ids: readonly number[]): Promise<void> {
  if (articulo_ids.length === 0) return;
  await tx.query(DELETE, [articulo_ids]);
}

const DROP_WORK = {
  name: 'removal-drop-work',
  text: 'delete from article_work where periodico_id = $1',
};

/** What was found and is not read yet: whoever is reading it finds its claim lost, and stores nothing. */
export async function dropWork(tx: Transaction, periodico_id: number): Promise<void> {
  await tx.query(DROP_WORK, [periodico_id]);
}

const HOLD = {
  name: 'articles-hold',
  text: `select from articles where ${ONE_OF_THEM} for key share`,
};

/** Whether all of them are there, which stays so until the transaction ends. */
export async function holdArticles(tx: Transaction, articulo_ids: readonly number[]): Promise<boolean> {
  if (articulo_ids.length === 0) return true;
  const distinct = [...new Set(articulo_ids)];
  return (await tx.query(HOLD, [distinct])).length === distinct.length;
}
