import type { Idioma } from '@poliedro/contracts/language';
import type { OpenedArticle } from '@poliedro/contracts/opening';
import { withIdioma } from './address.ts';

type HostedArticle = Pick<OpenedArticle, 'articulo_id' | 'importe_euros' | 'usuario_id' | 'url'>;

/** What a link to a hosted article says about it, for `ArticleOpener`; without scripts it leads to the article's page. */
export const hostedLink = (
  { articulo_id, importe_euros, usuario_id, url }: HostedArticle,
  idiomaInUrl: Idioma | undefined,
) => ({
  href: withIdioma(url || `/articulo/${articulo_id}`, idiomaInUrl),
  'data-articulo': articulo_id,
  'data-autor': usuario_id ?? undefined,
  'data-importe': importe_euros > 0 ? importe_euros : undefined,
});
