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

/** In the one form, so that two of them can be compared. */
const canonical = (body: unknown) => JSON.stringify(readBody(body));
const line = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Whether the server has this text, whatever its version is called. */
export function isSameText(article: WorkingArticle, fields: ArticleFields, body: unknown): boolean {
  const stored = fieldsOf(article);
  return (
    line(stored.titular) === line(fields.titular) &&
    line(stored.resumen) === line(fields.resumen) &&
    stored.idioma === fields.idioma &&
    stored.evento?.evento_id === fields.evento?.evento_id &&
    stored.importe_euros === fields.importe_euros &&
    canonical(article.body_json) === canonical(body)
  );
}
