import {
  createArticle,
  deleteDraft,
  getRevision,
  getWorkingArticle,
  listOwnArticles,
  listRevisions,
  saveArticle,
} from '@poliedro/contracts/writing';
import { type PersonalRegistry, registerUserCall } from '../../accounts/personal-calls.ts';
import { DomainError } from '../../platform/errors.ts';
import type { WritingService } from './writing.service.ts';

export function registerWritingRoutes(registry: PersonalRegistry, writing: WritingService): void {
  registry.app.register(async (scope) => {
    scope.setErrorHandler((error: Error & { code?: string }) => {
      throw error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' ? new DomainError('body_too_large') : error;
    });
    const scoped = { ...registry, app: scope };
    registerUserCall(scoped, createArticle, async ({ input: { body }, user }) => {
      const article = await writing.create(user, body);
      return { id: article.id, article };
    });
    registerUserCall(scoped, saveArticle, async ({ input: { params, body }, user }) => ({
      article: await writing.save(user, params.articulo_id, body),
    }));
  });

  registerUserCall(registry, listOwnArticles, async ({ user }) => ({ articles: await writing.list(user) }));
  registerUserCall(registry, getWorkingArticle, ({ input: { params }, user }) => writing.get(user, params.articulo_id));
  registerUserCall(registry, deleteDraft, async ({ input: { params }, user }) => {
    await writing.remove(user, params.articulo_id);
    return { success: true } as const;
  });
  registerUserCall(registry, listRevisions, async ({ input: { params }, user }) => ({
    revisiones: await writing.listRevisions(user, params.articulo_id),
  }));
  registerUserCall(registry, getRevision, ({ input: { params }, user }) =>
    writing.getRevision(user, params.articulo_id, params.revision_id),
  );
}
