import type { Idioma } from '@poliedro/contracts/language';
import { openArticle } from '@poliedro/contracts/opening';
import { browserApi } from '../../platform/api.ts';

/** Where somebody is led who may not edit an article; undefined where there is nothing to see. */
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
  const { to } = openArticle(article, { usuario_id, has_bought: false });
  return to === 'page' || to === 'purchase' ? url : undefined;
}
