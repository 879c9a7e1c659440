import { splitSentences } from '../../../text/sentences.ts';
import type { ArticleToAnalyse, Claim, EventToWrite } from '../../analyst.ts';
import { belongsToMatter, namesStrangers } from '../../gate/out-of-place.ts';
import { wordsOf } from '../../gate/words-of.ts';

/** A claim by the name that the model knows it by. */
export interface ListedClaim extends Claim {
  readonly id: string;
  readonly article: ArticleToAnalyse;
}

const MOST_LISTED = 120;
const MOST_EARLIER = 4;

/** What earlier events began with, which may explain this one. */
function contextOf({ earlier }: EventToWrite): { article: ArticleToAnalyse; claim: Claim }[] {
  return earlier.slice(0, MOST_EARLIER).flatMap(({ articles }) => {
    const [article] = articles;
    const lead = article && splitSentences(article.texto, article.idioma)[0];
    if (article === undefined || lead === undefined) return [];
    return [{ article, claim: { kind: 'contexto', texto: lead, pasaje: lead, weight: 0 } satisfies Claim }];
  });
}

/**
 * Whether the model may know of it. What one newspaper alone says, in words that none of the others has or of people that
 * none of them knows, may have been put there for the model; a model that never reads it cannot be talked into anything by
 * it, however it is worded.
 */
const mayBeRead =
  (articles: ReadonlyMap<number, ArticleToAnalyse>) =>
  ({ article, claim }: { article: ArticleToAnalyse; claim: Claim }): boolean => {
    if (claim.kind === 'declaracion') return true;
    const words = wordsOf(claim.pasaje, article.idioma);
    return belongsToMatter(words, article, articles) && !namesStrangers(words, article, articles);
  };

/**
 * The claims of an event's own reports, the weightiest of each newspaper first and the newspapers in turn, so that a long
 * list is not that of one of them. Copies say nothing of their own.
 */
export function listClaims(event: EventToWrite): ListedClaim[] {
  const known = new Set(event.articles.map(({ articulo_id }) => articulo_id));
  const own = event.articles.filter(({ copia_de }) => copia_de === null || !known.has(copia_de));
  const isReadable = mayBeRead(new Map(event.articles.map((article) => [article.articulo_id, article])));
  const byNewspaper = Map.groupBy(
    own
      .flatMap((article) => (event.claims.get(article.articulo_id) ?? []).map((claim) => ({ article, claim })))
      .filter(isReadable),
    ({ article }) => article.periodico_id,
  );
  const ranked = [...byNewspaper.values()].flatMap((claims) =>
    claims.sort((one, other) => other.claim.weight - one.claim.weight).map((one, rank) => ({ ...one, rank })),
  );
  const inTurn = ranked.sort((one, other) => one.rank - other.rank).slice(0, MOST_LISTED);
  return [...inTurn, ...contextOf(event).filter(isReadable)].map(({ article, claim }, at) => ({
    ...claim,
    id: `c${at + 1}`,
    article,
  }));
}
