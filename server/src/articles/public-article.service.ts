import type { User } from '@poliedro/contracts/accounts';
import { lineHtml, lineText } from '@poliedro/contracts/article-body/line';
import type { Idioma } from '@poliedro/contracts/language';
import type { listPersonArticles, OwnedArticle, PublicArticle } from '@poliedro/contracts/public-articles';
import type { z } from 'zod';
import { findPublicProfile } from '../people/profile.repository.ts';
import { cutPage, decodeAfter } from '../platform/after-cursor.ts';
import type { Queryable } from '../platform/database.ts';
import { DomainError } from '../platform/errors.ts';
import {
  findEarlierText,
  findPublicArticle,
  findWholeArticle,
  listPublicArticles,
  type WholeArticle,
} from './public-article.repository.ts';

type AskedArticle = Parameters<typeof findPublicArticle>[1];

export async function getPublicArticle(
  db: Queryable,
  asked: AskedArticle,
  idioma: Idioma | undefined,
): Promise<PublicArticle> {
  const found = await findPublicArticle(db, asked, idioma);
  if (found === undefined) throw new DomainError('articulo_not_found', { ...asked });
  if (found === null) throw new DomainError('article_not_public', { ...asked });
  const { usuario_id, evento_id, titulo_evento, titular, resumen, ...rest } = found;
  const author = await findPublicProfile(db, usuario_id, idioma ?? found.idioma);
  if (author === undefined) throw new DomainError('articulo_not_found', { ...asked });
  return {
    ...rest,
    titular: lineHtml(titular),
    resumen: lineHtml(resumen),
    titular_texto: lineText(titular),
    resumen_texto: lineText(resumen),
    evento: { evento_id, titulo: titulo_evento },
    author,
  };
}

/** Which text of an article a reader has paid for, where that is known; undefined where for none. */
export type FindBought = (
  db: Queryable,
  usuario_id: number,
  articulo_id: number,
) => Promise<{ readonly version: number | null } | undefined>;

interface AskedText {
  readonly articulo_id: number;
  readonly version?: 'comprada' | undefined;
}

/** For whoever may read it: its author, those who have bought it, withdrawn or not, and everybody where it is free. */
export async function getWholeArticle(
  db: Queryable,
  user: User,
  { articulo_id, version }: AskedText,
  findBought: FindBought,
): Promise<OwnedArticle> {
  const found = await findWholeArticle(db, articulo_id);
  if (found?.usuario_id === user.id) return toBeRead(found);
  const bought = found && (await findBought(db, user.id, articulo_id));
  if (found !== undefined && bought !== undefined) {
    const earlier = bought.version === null ? undefined : await findEarlierText(db, articulo_id, bought.version);
    return {
      ...toBeRead(version === undefined ? found : { ...found, ...earlier }),
      ha_cambiado: earlier !== undefined,
    };
  }
  if (found === undefined || !found.is_public) {
    const isThere = (await findPublicArticle(db, { articulo_id }, undefined)) !== undefined;
    throw new DomainError(isThere ? 'article_not_public' : 'articulo_not_found', { articulo_id });
  }
  if (found.is_sold) throw new DomainError('forbidden', { articulo_id });
  return toBeRead(found);
}

const toBeRead = ({ titular, resumen, idioma, body }: WholeArticle): OwnedArticle => ({
  titular: lineHtml(titular),
  resumen: lineHtml(resumen),
  titular_texto: lineText(titular),
  idioma,
  body_json: body,
  ha_cambiado: false,
});

const PER_PAGE = 20;

export async function listArticlesOf(
  db: Queryable,
  usuario_id: number,
  cursor: string | undefined,
): Promise<z.input<typeof listPersonArticles.reply>> {
  const found = await listPublicArticles(db, usuario_id, PER_PAGE + 1, decodeAfter(cursor, 2));
  const { rows, ...rest } = cutPage(found, PER_PAGE, ({ at, card }) => [at, card.articulo_id]);
  return { articulos: rows.map(({ card }) => card), ...rest };
}
