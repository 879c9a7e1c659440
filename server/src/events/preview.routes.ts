import { type Coverage, getEvent } from '@poliedro/contracts/events';
import type { Idioma } from '@poliedro/contracts/language';
import { idiomaQuerySchema } from '@poliedro/contracts/paging';
import type { z } from 'zod';
import { cacheControl, type Registry } from '../platform/calls.ts';
import type { Database } from '../platform/database.ts';
import { DomainError } from '../platform/errors.ts';
import { ruleForPath } from '../platform/response-cache/rules.ts';
import { findEventCard } from './event.repository.ts';
import { drawPreview } from './preview-picture.ts';

const KEPT = { freshSeconds: 300, staleSeconds: 86_400 };

type OneAndMore = readonly [one: string, more: string];
const WORDS: Record<Idioma, { periodicos: OneAndMore; paises: OneAndMore; idiomas: OneAndMore }> = {
  es: { periodicos: ['periódico', 'periódicos'], paises: ['país', 'países'], idiomas: ['idioma', 'idiomas'] },
  en: { periodicos: ['newspaper', 'newspapers'], paises: ['country', 'countries'], idiomas: ['language', 'languages'] },
  fr: { periodicos: ['journal', 'journaux'], paises: ['pays', 'pays'], idiomas: ['langue', 'langues'] },
  de: { periodicos: ['Zeitung', 'Zeitungen'], paises: ['Land', 'Länder'], idiomas: ['Sprache', 'Sprachen'] },
};

export function coverageFacts({ periodicos, paises, idiomas }: Coverage, idioma: Idioma): string[] {
  const words = WORDS[idioma];
  const say = (count: number, [one, more]: OneAndMore) => `${count} ${count === 1 ? one : more}`;
  return [say(periodicos, words.periodicos), say(paises.length, words.paises), say(idiomas.length, words.idiomas)];
}

/** The picture that other sites show beside a link to an event. */
export function registerPreviewRoutes({ app, cacheRules }: Registry, db: Database): void {
  cacheRules.push(ruleForPath(/^\/preview\/evento\/\d{1,16}\.png$/, ['idioma'], KEPT, false));
  app.get<{ Params: z.infer<typeof getEvent.params>; Querystring: z.infer<typeof idiomaQuerySchema> }>(
    '/preview/evento/:evento_id.png',
    { schema: { params: getEvent.params, querystring: idiomaQuerySchema } },
    async (request, reply) => {
      const found = await findEventCard(db, request.params.evento_id, request.query.idioma);
      if (found === undefined) throw new DomainError('evento_not_found');
      const { titulo, idioma, cobertura } = found;
      const picture = await drawPreview({ titulo, idioma, facts: coverageFacts(cobertura, idioma) });
      return reply
        .type('image/png')
        .header('cache-control', cacheControl(KEPT))
        .header('cross-origin-resource-policy', 'cross-origin')
        .send(picture);
    },
  );
}
