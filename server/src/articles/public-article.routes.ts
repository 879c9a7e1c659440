import {
  getArticleById,
  getArticleBySlug,
  getOwnedBody,
  listPersonArticles,
} from '@poliedro/contracts/public-articles';
import { type PersonalRegistry, registerUserCall } from '../accounts/personal-calls.ts';
import { NOT_KEPT_WITH_CURSOR, registerCall } from '../platform/calls.ts';
import type { Database } from '../platform/database.ts';
import { getPublicArticle, getWholeBody, listArticlesOf } from './public-article.service.ts';

/** Never given stale: what an author takes back is gone within these seconds, should a purge not be heard. */
const KEPT = { freshSeconds: 10, staleSeconds: 0 };

export function registerPublicArticleRoutes(registry: PersonalRegistry, db: Database): void {
  registerCall(registry, getArticleBySlug, KEPT, async ({ params, query }) => ({
    article: await getPublicArticle(db, params, query.idioma),
  }));
  registerCall(registry, getArticleById, KEPT, async ({ params, query }) => ({
    article: await getPublicArticle(db, params, query.idioma),
  }));
  registerUserCall(registry, getOwnedBody, async ({ input: { params }, user }) => ({
    body_json: await getWholeBody(db, user, params.articulo_id),
  }));
  registerCall(
    registry,
    listPersonArticles,
    KEPT,
    ({ params, query }) => listArticlesOf(db, params.usuario_id, query.cursor),
    NOT_KEPT_WITH_CURSOR,
  );
}
