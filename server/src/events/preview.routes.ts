import { getEvent } from '@poliedro/contracts/events';
import { idiomaQuerySchema } from '@poliedro/contracts/paging';
import type { z } from 'zod';
import { cacheControl, type Registry } from '../platform/calls.ts';
import type { Database } from '../platform/database.ts';
import { DomainError } from '../platform/errors.ts';
import { ruleForPath } from '../platform/response-cache/rules.ts';
import { findEventCard } from './event.repository.ts';
import { drawPreview } from './preview-picture.ts';

const KEPT = { freshSeconds: 300, staleSeconds: 86_400 };

/** The picture that other sites show beside a link to an event. */
export function registerPreviewRoutes({ app, cacheRules }: Registry, db: Database): void {
  cacheRules.push(ruleForPath(/^\/preview\/evento\/\d{1,16}\.png$/, ['idioma'], KEPT, false));
  app.get<{ Params: z.infer<typeof getEvent.params>; Querystring: z.infer<typeof idiomaQuerySchema> }>(
    '/preview/evento/:evento_id.png',
    { schema: { params: getEvent.params, querystring: idiomaQuerySchema } },
    async (request, reply) => {
      const found = await findEventCard(db, request.params.evento_id, request.query.idioma);
      if (found === undefined) throw new DomainError('evento_not_found');
      const picture = await drawPreview(found);
      return reply
        .type('image/png')
        .header('cache-control', cacheControl(KEPT))
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(picture);
    },
  );
}
