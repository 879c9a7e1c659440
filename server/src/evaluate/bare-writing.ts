import type { Analyst, ArticleToAnalyse, Claim, EventToWrite } from '../pipeline/analyse/analyst.ts';
import { categoriesOf } from '../pipeline/analyse/categorise.ts';
import { bringDispute, listDisputes } from '../pipeline/write/disputes.ts';
import { draftEvent } from '../pipeline/write/draft-event.ts';
import { MOST_EARLIER, MOST_EARLIER_ARTICLES } from '../pipeline/write/event-to-write.repository.ts';
import { countAsWritten, isDueForRewriting } from '../pipeline/write/rewriting.ts';
import { MOST_COMPARED } from '../pipeline/write/write-event.ts';
import type { ChangedEvent } from './bare-groups.ts';

interface Written {
  readonly reports: number;
  readonly disputes: readonly string[];
  readonly titulo: string;
  readonly articles: readonly ArticleToAnalyse[];
}

export interface BareWriting {
  /** Brings an event up to its articles, where they are enough. */
  write(event: ChangedEvent, articles: readonly ArticleToAnalyse[]): Promise<void>;
  isPublished(evento_id: number): boolean;
}

/** Newspapers with a report of their own. */
const reportsOf = (articles: readonly ArticleToAnalyse[]) =>
  new Set(articles.filter(({ copia_de }) => copia_de === null).map(({ periodico_id }) => periodico_id)).size;

/** What the writing of events decides and makes, kept in memory. */
export function createBareWriting(analyst: Analyst): BareWriting {
  const claims = new Map<number, readonly Claim[]>();
  const written = new Map<number, Written>();

  function earlierOf({ earlier }: ChangedEvent): EventToWrite['earlier'] {
    const told = earlier.flatMap((evento_id) => {
      const { titulo, articles } = written.get(evento_id) ?? {};
      if (titulo === undefined || articles === undefined) return [];
      const created_on = articles[0]?.published_on ?? new Date();
      return [{ evento_id, titulo, created_on, articles: articles.slice(0, MOST_EARLIER_ARTICLES) }];
    });
    return told.slice(0, MOST_EARLIER);
  }

  async function write(changed: ChangedEvent, articles: readonly ArticleToAnalyse[]): Promise<void> {
    const { evento_id } = changed;
    const before = written.get(evento_id);
    const reports = reportsOf(articles);
    const isDue = (contradicts: boolean) => isDueForRewriting(before?.reports ?? 0, reports, contradicts);
    const isCompared = reports <= MOST_COMPARED;
    if (!isDue(isCompared)) return;
    for (const one of articles) {
      if (!claims.has(one.articulo_id)) claims.set(one.articulo_id, await analyst.claimsOf(one));
    }
    const known = before?.disputes ?? [];
    const stood = new Set(before?.articles);
    const fresh = new Set(articles.filter((one) => !stood.has(one)).map(({ articulo_id }) => articulo_id));
    if (!isDue(false) && !bringDispute(articles, claims, fresh, known)) return;
    const disputes = [...new Set([...known, ...(isCompared ? listDisputes(articles, claims) : [])])];
    const drafted = await draftEvent(analyst, { evento_id, articles, claims, earlier: earlierOf(changed) });
    const titulo = drafted.admission?.event?.titulo;
    if (titulo === undefined) return;
    categoriesOf(articles);
    written.set(evento_id, { reports: countAsWritten(before?.reports ?? 0, reports), disputes, titulo, articles });
  }

  return { write, isPublished: (evento_id) => written.has(evento_id) };
}
