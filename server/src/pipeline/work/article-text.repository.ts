import type { Queryable } from '../../platform/database.ts';
import { oneOf } from '../../platform/one-of.ts';

export interface ArticleText {
  readonly articulo_id: number;
  readonly titular: string;
  readonly texto: string;
  readonly idioma: string;
}

const LIST = {
  name: 'article-texts-list',
  text: `select articulo_id::float8, titular, texto, idioma from articles join article_texts using (articulo_id)
    where ${oneOf('articulo_id', '$1')} order by articulo_id`,
};

/** What articles say, whole; of those that have been read. */
export const listArticleTexts = (db: Queryable, articulo_ids: readonly number[]): Promise<ArticleText[]> =>
  db.query<ArticleText>(LIST, [articulo_ids]);

export async function getArticleText(db: Queryable, articulo_id: number): Promise<ArticleText> {
  const [text] = await listArticleTexts(db, [articulo_id]);
  if (text === undefined) throw new Error(`Article ${articulo_id} has no text`);
  return text;
}
