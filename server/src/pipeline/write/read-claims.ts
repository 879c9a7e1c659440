import type { Database } from '../../platform/database.ts';
import type { Analyst, ArticleToAnalyse, EventToWrite } from '../analyse/analyst.ts';
import { listClaims, saveClaims } from './claims.repository.ts';

/** Articles that are read at the same time: a model has answers for several. */
const AT_ONCE = 4;

/** What each article says, asked once and kept. */
export async function readClaims(
  db: Database,
  analyst: Analyst,
  articles: readonly ArticleToAnalyse[],
): Promise<EventToWrite['claims']> {
  const ids = articles.map(({ articulo_id }) => articulo_id);
  const claims = await listClaims(db, ids, analyst.claimsName);
  const unread = articles.filter(({ articulo_id }) => !claims.has(articulo_id));
  for (let from = 0; from < unread.length; from += AT_ONCE) {
    await Promise.all(
      unread.slice(from, from + AT_ONCE).map(async (article) => {
        const found = await analyst.claimsOf(article);
        await saveClaims(db, article.articulo_id, analyst.claimsName, found);
        claims.set(article.articulo_id, found);
      }),
    );
  }
  return claims;
}
