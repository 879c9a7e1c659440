import type { Queryable } from '../../platform/database.ts';
import { oneOf } from '../../platform/one-of.ts';
import { listArticleTexts } from '../work/article-text.repository.ts';
import { type ArticleSigns, rareWordsOf, SIGNS_VERSION, signsOf } from './signs.ts';

export interface SignedArticle {
  readonly articulo_id: number;
  readonly signs: ArticleSigns;
}

const SAVE = {
  name: 'article-signs-save',
  text: `with given as (
      select * from jsonb_to_recordset($1::jsonb) as given (articulo_id bigint, version integer, signs jsonb, rare integer[])),
    outdated as (
      delete from article_rare_words w
      using (select s.articulo_id, s.rare as before, given.rare as now from given join article_signs s using (articulo_id)) known
      where w.articulo_id = known.articulo_id and w.word = any (known.before) and w.word <> all (known.now)),
    outdated_final as (
      delete from article_final_words w
      using (select s.articulo_id, s.rare as before, given.rare as now from given join article_signs s using (articulo_id)) known
      where w.articulo_id = known.articulo_id and w.word = any (known.before) and w.word <> all (known.now)),
    words as (
      insert into article_rare_words (word, articulo_id)
      select word, articulo_id from given cross join unnest(rare) word order by word, articulo_id
      on conflict do nothing)
    insert into article_signs (articulo_id, version, signs, rare)
    select articulo_id, version, signs, rare from given order by articulo_id
    on conflict (articulo_id) do update set version = excluded.version, signs = excluded.signs, rare = excluded.rare`,
};

/** Whoever saves the same again changes nothing. */
export async function saveSigns(db: Queryable, articles: readonly SignedArticle[]): Promise<void> {
  const given = articles.map(({ articulo_id, signs }) => ({
    articulo_id,
    version: signs.version,
    signs,
    rare: rareWordsOf(signs),
  }));
  await db.query(SAVE, [JSON.stringify(given)]);
}

const LIST = {
  name: 'article-signs-list',
  text: `select articulo_id::float8, signs from article_signs
    where ${oneOf('articulo_id', '$1')} and version = ${SIGNS_VERSION}`,
};

/** In one statement: those that are missing, or of another version, are left out. */
export async function listKeptSigns(
  db: Queryable,
  articulo_ids: readonly number[],
): Promise<Map<number, ArticleSigns>> {
  if (articulo_ids.length === 0) return new Map();
  const kept = await db.query<SignedArticle>(LIST, [articulo_ids]);
  return new Map(kept.map((article) => [article.articulo_id, article.signs]));
}

/** With those that are missing, which are made now. */
export async function completeSigns(
  db: Queryable,
  kept: ReadonlyMap<number, ArticleSigns>,
  articulo_ids: readonly number[],
): Promise<ReadonlyMap<number, ArticleSigns>> {
  const missing = articulo_ids.filter((id) => !kept.has(id));
  if (missing.length === 0) return kept;
  const made = (await listArticleTexts(db, missing)).map((text) => ({
    articulo_id: text.articulo_id,
    signs: signsOf(text),
  }));
  await saveSigns(db, made);
  return new Map([...kept, ...made.map((article) => [article.articulo_id, article.signs] as const)]);
}

/** Those that are missing, or of another version, are made now. */
export const listSigns = async (db: Queryable, articulo_ids: readonly number[]) =>
  completeSigns(db, await listKeptSigns(db, articulo_ids), articulo_ids);
