import type { ArticleCard } from './articles.ts';

export type OpenedArticle = Pick<ArticleCard, 'articulo_id' | 'tipo' | 'url' | 'importe_euros' | 'usuario_id'>;

export interface Opener {
  /** Null for a visitor. */
  readonly usuario_id: number | null;
  readonly has_bought: boolean;
}

export type Opening =
  | { readonly to: 'editor' | 'page' | 'purchase' }
  /** In a new tab, without an opener. */
  | { readonly to: 'outside'; readonly url: string }
  | { readonly to: 'nowhere' };

/** What happens when somebody opens an article: one rule for every card and for `/editor/{id}`. */
export function openArticle(article: OpenedArticle, opener: Opener): Opening {
  if (article.tipo === 'externo') return article.url === '' ? { to: 'nowhere' } : { to: 'outside', url: article.url };
  if (opener.usuario_id === null) return { to: 'page' };
  if (opener.usuario_id === article.usuario_id) return { to: 'editor' };
  return { to: article.importe_euros > 0 && !opener.has_bought ? 'purchase' : 'page' };
}
