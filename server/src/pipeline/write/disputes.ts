import type { ArticleToAnalyse, EventToWrite } from '../analyse/analyst.ts';
import { readTellings, valuesTold } from '../analyse/extractive/compare/telling.ts';
import { findDisputes } from '../analyse/extractive/quantities/find-disputes.ts';

type Articles = readonly ArticleToAnalyse[];
type Claims = EventToWrite['claims'];

const newsAmong = (articles: Articles): Articles => articles.filter(({ es_opinion }) => !es_opinion);

/** What newspapers tell with different numbers, by what is counted, or else by the numbers. */
export const listDisputes = (articles: Articles, claims: Claims): string[] =>
  findDisputes(readTellings(newsAmong(articles), claims)).map(({ concept, sides }) => {
    const values = sides.map(({ value }) => value).sort();
    return concept?.name ?? values.join(' ');
  });

/** One more number for the same thing is the same dispute. */
function isKnown(dispute: string, known: readonly string[]): boolean {
  const parts = new Set(dispute.split(' '));
  return known.some((one) => one.split(' ').some((part) => parts.has(part)));
}

/**
 * Whether newspapers have begun to disagree with these new articles about something that is not known to be disputed. Where
 * they tell no number that the others do not, nobody can have.
 */
export function bringDispute(
  articles: Articles,
  claims: Claims,
  fresh: ReadonlySet<number>,
  known: readonly string[],
): boolean {
  const news = newsAmong(articles);
  const came = valuesTold(
    news.filter(({ articulo_id }) => fresh.has(articulo_id)),
    claims,
  );
  const stood = valuesTold(
    news.filter(({ articulo_id }) => !fresh.has(articulo_id)),
    claims,
  );
  return !came.isSubsetOf(stood) && listDisputes(articles, claims).some((dispute) => !isKnown(dispute, known));
}
