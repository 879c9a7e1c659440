import { getEvent, searchEvents } from '@poliedro/contracts/events';
import { getEventNews } from '@poliedro/contracts/versions';
import { type Registry, registerCall } from '../platform/calls.ts';
import type { Database } from '../platform/database.ts';
import { DomainError } from '../platform/errors.ts';
import { findEvent, searchEventTitles } from './event.repository.ts';
import { toSections } from './event.sections.ts';
import { getNews } from './version.service.ts';

const KEPT = { freshSeconds: 10, staleSeconds: 20 };

export function registerEventRoutes(registry: Registry, db: Database): void {
  registerCall(registry, getEvent, KEPT, async ({ params, query }) => {
    const found = await findEvent(db, params.evento_id, query.idioma);
    if (found === undefined) throw new DomainError('evento_not_found', { evento_id: params.evento_id });
    const { card, statements, ...rest } = found;
    return { ...card, ...rest, ...toSections(statements) };
  });

  registerCall(
    registry,
    getEventNews,
    KEPT,
    async ({ params, query }) => ({ novedades: await getNews(db, params.evento_id, query.idioma, query.desde) }),
    // Nothing is new since any version that there is not.
    { answeredWith: ({ novedades }) => novedades === null },
  );

  registerCall(registry, searchEvents, 'no-store', ({ query }) => searchEventTitles(db, query.q, query.idioma));
}
