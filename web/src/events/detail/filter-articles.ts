import type { ArticleCard } from '@poliedro/contracts/articles';

export const SORTS = ['newest', 'oldest', 'newspaper', 'shortest'] as const;
export type Sort = (typeof SORTS)[number];

/** What the reader asks of the list; an empty text asks nothing. */
export interface ArticleWishes {
  readonly pais: string;
  readonly idioma: string;
  readonly access: '' | 'free' | 'paid';
  readonly sort: Sort;
}

export const NO_WISHES: ArticleWishes = { pais: '', idioma: '', access: '', sort: 'newest' };

export function isFiltered({ pais, idioma, access }: ArticleWishes): boolean {
  return pais !== '' || idioma !== '' || access !== '';
}

/** It costs something to read: at its newspaper or here. */
export function isPaid({ paywall, importe_euros }: ArticleCard): boolean {
  return paywall || importe_euros > 0;
}

const byTime = (a: ArticleCard, b: ArticleCard) =>
  Date.parse(b.created_on) - Date.parse(a.created_on) || b.articulo_id - a.articulo_id;

const ORDERS: Record<Sort, (a: ArticleCard, b: ArticleCard) => number> = {
  newest: byTime,
  oldest: (a, b) => byTime(b, a),
  newspaper: (a, b) => a.periodico_nombre.localeCompare(b.periodico_nombre) || byTime(a, b),
  shortest: (a, b) => a.numero_de_palabras_texto_visible_gpt - b.numero_de_palabras_texto_visible_gpt || byTime(a, b),
};

export function filterArticles(articles: readonly ArticleCard[], wishes: ArticleWishes): ArticleCard[] {
  const { pais, idioma, access, sort } = wishes;
  return articles
    .filter(
      (article) =>
        (pais === '' || article.pais_iso_code === pais) &&
        (idioma === '' || article.idioma === idioma) &&
        (access === '' || isPaid(article) === (access === 'paid')),
    )
    .sort(ORDERS[sort]);
}
