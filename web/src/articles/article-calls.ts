import type * as articles from '@poliedro/contracts/public-articles';
import type * as writing from '@poliedro/contracts/writing';
import { createCalls } from '../platform/create-calls.ts';

/** The contract's calls without its schemas, as in platform/api-calls.ts; a test holds them equal. */
export const ARTICLE_CALLS = {
  getOwnedBody: 'GET /api/articulo/:articulo_id/completo',
  listOwnArticles: 'GET /api/user/articles',
  deleteDraft: 'DELETE /api/user/articles/:articulo_id',
} as const;

type Contract = typeof articles & typeof writing;

export const callArticles = createCalls<Contract, typeof ARTICLE_CALLS>(ARTICLE_CALLS);
