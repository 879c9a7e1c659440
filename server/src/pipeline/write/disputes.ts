import type { Database } from '../../platform/database.ts';
import type { Analyst, ArticleToAnalyse } from '../analyse/analyst.ts';
import { readTellings } from '../analyse/extractive/compare/telling.ts';
import { findDisputes } from '../analyse/extractive/quantities/find-disputes.ts';
import { readClaims } from './read-claims.ts';

/** What newspapers tell with different numbers, by what is counted, or else by the numbers. */
export async function listDisputes(
  db: Database,
  analyst: Analyst,
  articles: readonly ArticleToAnalyse[],
): Promise<string[]> {
  const claims = await readClaims(db, analyst, articles);
  const news = articles.filter(({ es_opinion }) => !es_opinion);
  return findDisputes(readTellings(news, claims)).map(({ concept, sides }) => {
    const values = sides.map(({ value }) => value).sort();
    return concept?.name ?? values.join(' ');
  });
}
