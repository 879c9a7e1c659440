import { readingMinutes } from '@poliedro/contracts/articles';
import { idiomaQuerySchema } from '@poliedro/contracts/paging';
import { getArticleById, type PublicArticle } from '@poliedro/contracts/public-articles';
import type { z } from 'zod';
import { drawPreview } from '../events/preview-picture.ts';
import { cacheControl, type Registry } from '../platform/calls.ts';
import type { Database } from '../platform/database.ts';
import { ruleForPath } from '../platform/response-cache/rules.ts';
import { getPublicArticle } from './public-article.service.ts';

/** Never given stale: an article that is taken back takes its picture along. */
const KEPT = { freshSeconds: 300, staleSeconds: 0 };

function factsOf({ author, palabras, importe_euros }: PublicArticle, idioma: string): string[] {
  const price = new Intl.NumberFormat(idioma, { style: 'currency', currency: 'EUR' }).format(importe_euros);
  return [author.alias, `${readingMinutes(palabras)} min`, ...(importe_euros > 0 ? [price] : [])];
}

/** The picture that other sites show beside a link to a hosted article. */
export function registerArticlePreviewRoutes({ app, cacheRules }: Registry, db: Database): void {
  cacheRules.push(ruleForPath(/^\/preview\/articulo\/\d{1,16}\.png$/, ['idioma'], KEPT, false));
  app.get<{ Params: z.infer<typeof getArticleById.params>; Querystring: z.infer<typeof idiomaQuerySchema> }>(
    '/preview/articulo/:articulo_id.png',
    { schema: { params: getArticleById.params, querystring: idiomaQuerySchema } },
    async ({ params: { articulo_id }, query: { idioma } }, reply) => {
      const article = await getPublicArticle(db, { articulo_id }, idioma);
      const picture = await drawPreview({ titulo: article.titular_texto, idioma, facts: factsOf(article, idioma) });
      return reply
        .type('image/png')
        .header('cache-control', cacheControl(KEPT))
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(picture);
    },
  );
}
