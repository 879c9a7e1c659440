import type { Database } from '../../platform/database.ts';
import type { Analyst, ArticleToAnalyse, EventToWrite } from '../analyse/analyst.ts';
import { listClaims, saveClaims } from './claims.repository.ts';

/** Articles that are read at the same time: a model has answers for several. */
const AT_ONCE = 4;

/** What each article of an event says, asked once and kept. */
export async function readClaims(
  db: Database,
  evento_id: number,
  analyst: Analyst,
  articles: readonly ArticleToAnalyse[],
): Promise<EventToWrite['claims']> {
  const ids = articles.map(({ articulo_id }) => articulo_id);
  const claims = await listClaims(db, ids, analyst.claimsName);
  const unread = articles.filter(({ articulo_id }) => !claims.has(articulo_id));
  for (let from = 0; from < unread.length; from += AT_ONCE) {
    const asked = await Promise.allSettled(
      unread.slice(from, from + AT_ONCE).map(async (article) => ({
        articulo_id: article.articulo_id,
        claims: await analyst.claimsOf(article),
      })),
    );
    const read = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    await saveClaims(db, evento_id, analyst.claimsName, read);
    for (const one of read) claims.set(one.articulo_id, one.claims);
    // What the others have said, and has been paid for, is kept.
    for (const one of asked) if (one.status === 'rejected') throw one.reason;
  }
  return claims;
}
