import type { Idioma } from '@poliedro/contracts/language';
import { openArticle } from '@poliedro/contracts/opening';
import { payAddress } from '../../payments/pay-address.ts';
import { callPayments } from '../../payments/payment-calls.ts';
import { browserApi } from '../../platform/api.ts';

const hasBought = (articulo_id: number) =>
  callPayments('checkPurchase', { articulo_id }).then(
    ({ purchased }) => purchased,
    () => false,
  );

/**
 * Where somebody is led who may not edit an article: its page, with the window in which it is bought over it where it
 * must be; undefined where there is nothing to see.
 */
export async function findPublicPage(
  articulo_id: number,
  usuario_id: number | null,
  idioma: Idioma,
): Promise<string | undefined> {
  const answer = await browserApi('getArticleById', { articulo_id }, { idioma }).catch(() => undefined);
  if (!answer) return undefined;
  const { slug, importe_euros, author } = answer.article;
  const url = `/article/${slug}`;
  const article = { articulo_id, tipo: 'interno', url, importe_euros, usuario_id: author.usuario_id } as const;
  const has_bought = usuario_id !== null && importe_euros > 0 && (await hasBought(articulo_id));
  const { to } = openArticle(article, { usuario_id, has_bought });
  if (to === 'purchase') return payAddress(url, `articulo.${articulo_id}`);
  return to === 'page' ? url : undefined;
}
