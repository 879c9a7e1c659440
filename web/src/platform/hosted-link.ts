import type { OpenedArticle } from '@poliedro/contracts/opening';

type HostedArticle = Pick<OpenedArticle, 'articulo_id' | 'importe_euros' | 'usuario_id' | 'url'>;

/** What a link to a hosted article says about it, for `ArticleOpener`; without scripts it leads to the article's page. */
export const hostedLink = ({ articulo_id, importe_euros, usuario_id, url }: HostedArticle) => ({
  href: url || `/articulo/${articulo_id}`,
  'data-articulo': articulo_id,
  'data-autor': usuario_id ?? undefined,
  'data-importe': importe_euros > 0 ? importe_euros : undefined,
});
