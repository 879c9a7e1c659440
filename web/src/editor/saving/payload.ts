import type { Body } from '@poliedro/contracts/article-body/document';
import { lineText } from '@poliedro/contracts/article-body/line';
import { readBody } from '@poliedro/contracts/article-body/read-body';
import type { WorkingArticle } from '@poliedro/contracts/writing';
import type { ArticleFields } from '../draft/draft.ts';

/** What the server asks for before it keeps an article, in the order in which it is said. */
export type Lacking = 'titular' | 'resumen' | 'evento';

export function lackingOf({ titular, resumen, evento }: ArticleFields): Lacking[] {
  const isThere = { titular: lineText(titular).trim() !== '', resumen: lineText(resumen).trim() !== '', evento };
  return (['titular', 'resumen', 'evento'] as const).filter((name) => !isThere[name]);
}

export const payloadOf = ({ evento, ...fields }: ArticleFields, body: Body) => ({
  ...fields,
  evento_id: evento?.evento_id ?? null,
  body_json: body,
});

export function fieldsOf(article: WorkingArticle): ArticleFields {
  const { titular, resumen, idioma, evento_id, titulo_evento, importe_euros, es_borrador } = article;
  return { titular, resumen, idioma, evento: { evento_id, titulo: titulo_evento }, importe_euros, es_borrador };
}

const line = (text: string) => text.replace(/\s+/g, ' ').trim();

/** All that is written, in the one form in which two texts can be compared. */
export const textOf = ({ titular, resumen, idioma, evento, importe_euros }: ArticleFields, body: unknown): string =>
  JSON.stringify([line(titular), line(resumen), idioma, evento?.evento_id ?? null, importe_euros, readBody(body)]);

export const storedTextOf = (article: WorkingArticle): string => textOf(fieldsOf(article), article.body_json);

/** Whether the server has this text, whatever its version is called. */
export const isSameText = (article: WorkingArticle, fields: ArticleFields, body: unknown): boolean =>
  storedTextOf(article) === textOf(fields, body);
