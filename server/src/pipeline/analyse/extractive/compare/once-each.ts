import type { ArticleToAnalyse } from '../../analyst.ts';
import { reportOf } from './telling.ts';

/** The first of each report and of each newspaper. */
export function onceEach<Item extends { readonly article: ArticleToAnalyse }>(items: readonly Item[]): Item[] {
  const reports = new Set<number>();
  const newspapers = new Set<number>();
  return items.filter(({ article }) => {
    if (reports.has(reportOf(article)) || newspapers.has(article.periodico_id)) return false;
    reports.add(reportOf(article));
    newspapers.add(article.periodico_id);
    return true;
  });
}
