import { z } from 'zod';
import { hashText } from '../../pipeline/text/hash-text.ts';
import { listTruths } from '../ask-newspapers.ts';
import type { LabelledArticle } from './labelled-articles.ts';

const articleTruth = z
  .object({
    event: z.string(),
    language: z.string(),
    title: z.string(),
    body: z.string(),
    published_at: z.iso.datetime(),
  })
  .transform(({ event, language, title, body, published_at }) => ({
    event,
    idioma: language,
    titular: title,
    texto: body,
    published_on: Date.parse(published_at),
  }));

export interface InventedArticles {
  /** Without their times: else all that is told at length would seem to happen as it is invented. */
  readonly learn: readonly LabelledArticle[];
  readonly test: readonly LabelledArticle[];
}

/** The newspapers stand-in writes hundreds of events of a few kinds in nearly the same words: only names and numbers tell them apart. */
export async function readInventedArticles(newspapers: string): Promise<InventedArticles> {
  const articles = await listTruths(newspapers, articleTruth, 'all');
  const lotOf = ({ event }: LabelledArticle) => hashText(event) >>> 0;
  return {
    learn: articles
      .filter((article) => lotOf(article) % 2 === 0)
      .map((article) => ({ ...article, published_on: Number.NaN })),
    test: articles.filter((article) => lotOf(article) % 2 === 1),
  };
}
