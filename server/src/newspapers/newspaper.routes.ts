import { cacheControl, type Registry } from '../platform/calls.ts';
import type { Database } from '../platform/database.ts';
import { DomainError } from '../platform/errors.ts';
import { ruleForPath } from '../platform/response-cache/rules.ts';
import { drawLogoFor } from './logo.ts';
import { findLogo } from './newspaper.repository.ts';

const KEPT = { freshSeconds: 3600, staleSeconds: 86_400 };
/** A logo may be somebody else's drawing: as a document of its own it can style itself and nothing more. */
const LOGO_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

export function registerNewspaperRoutes({ app, cacheRules }: Registry, db: Database): void {
  cacheRules.push(ruleForPath(/^\/logos\/[a-z0-9.-]{1,100}\.svg$/, [], KEPT, false));
  app.get<{ Params: { dominio: string } }>('/logos/:dominio.svg', async (request, reply) => {
    const logo = await findLogo(db, request.params.dominio);
    if (logo === undefined) throw new DomainError('not_found');
    return reply
      .type('image/svg+xml; charset=utf-8')
      .header('cache-control', cacheControl(KEPT))
      .header('content-security-policy', LOGO_POLICY)
      .send(logo ?? drawLogoFor(request.params.dominio));
  });
}
