import { listEventArticles } from '@poliedro/contracts/articles';
import { getFormerEvent } from '@poliedro/contracts/former-events';
import { type Registry, registerCall } from '../platform/calls.ts';
import type { Database } from '../platform/database.ts';
import { DomainError } from '../platform/errors.ts';
import { findEventArticles } from './article.repository.ts';
import { findFormerEvent } from './former-event.repository.ts';

const KEPT = { freshSeconds: 10, staleSeconds: 20 };

export function registerArticleRoutes(registry: Registry, db: Database): void {
  registerCall(registry, listEventArticles, KEPT, async ({ params }) => {
    const articulos = await findEventArticles(db, params.evento_id);
    if (articulos === undefined) throw new DomainError('evento_not_found', { evento_id: params.evento_id });
    return { articulos };
  });

  registerCall(registry, getFormerEvent, { freshSeconds: 10, staleSeconds: 0 }, async ({ params, query }) => {
    const former = await findFormerEvent(db, params.evento_id, query.idioma);
    if (former === undefined) throw new DomainError('evento_not_found', { evento_id: params.evento_id });
    return former;
  });
}
