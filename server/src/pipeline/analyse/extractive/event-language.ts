import { IDIOMA_BASE, IDIOMAS, type Idioma, isIdioma } from '@poliedro/contracts/language';
import type { ArticleToAnalyse } from '../analyst.ts';
import { reportOf } from './compare/telling.ts';

const ENOUGH = { share: 1 / 3, reports: 2 };

/** Spanish where enough reports are, else the language of most; undefined where the site speaks none of theirs. */
export function chooseLanguage(articles: readonly ArticleToAnalyse[]): Idioma | undefined {
  const news = articles.filter(({ es_opinion, extract_limit }) => !es_opinion && extract_limit > 0);
  const reports = new Map(news.map((article) => [reportOf(article), article.idioma]));
  const count = (idioma: string) => [...reports.values()].filter((own) => own === idioma).length;
  const base = count(IDIOMA_BASE);
  if (base >= ENOUGH.reports || (base > 0 && base >= ENOUGH.share * reports.size)) return IDIOMA_BASE;
  const [most] = IDIOMAS.toSorted((one, other) => count(other) - count(one));
  return most !== undefined && isIdioma(most) && count(most) > 0 ? most : undefined;
}
