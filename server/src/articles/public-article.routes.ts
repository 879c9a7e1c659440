import {
  getArticleById,
  getArticleBySlug,
  getOwnedBody,
  listPersonArticles,
  listSoldArticles,
} from '@poliedro/contracts/public-articles';
import { type PersonalRegistry, registerUserCall } from '../accounts/personal-calls.ts';
import { NOT_KEPT_WITH_CURSOR, registerCall } from '../platform/calls.ts';
import type { Database } from '../platform/database.ts';
import { listNewestSold } from './public-article.repository.ts';
import { type FindBought, getPublicArticle, getWholeArticle, listArticlesOf } from './public-article.service.ts';

/** Never given stale: what an author takes back is gone within these seconds, should a purge not be heard. */
const KEPT = { freshSeconds: 10, staleSeconds: 0 };
const NEWEST_SOLD = 8;

export function registerPublicArticleRoutes(registry: PersonalRegistry, db: Database, findBought: FindBought): void {
  registerCall(registry, getArticleBySlug, KEPT, async ({ params, query }) => ({
    article: await getPublicArticle(db, params, query.idioma),
  }));
  registerCall(registry, getArticleById, KEPT, async ({ params, query }) => ({
    article: await getPublicArticle(db, params, query.idioma),
  }));
  registerUserCall(registry, getOwnedBody, ({ input: { params, query }, user }) =>
    getWholeArticle(db, user, { ...params, ...query }, findBought),
  );
  registerCall(registry, listSoldArticles, KEPT, async () => ({ articulos: await listNewestSold(db, NEWEST_SOLD) }));
  registerCall(
    registry,
    listPersonArticles,
    KEPT,
    ({ params, query }) => listArticlesOf(db, params.usuario_id, query.cursor),
    NOT_KEPT_WITH_CURSOR,
  );
}
