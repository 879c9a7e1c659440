import type { FastifyInstance } from 'fastify';
import { DomainError } from './errors.ts';

const HARMLESS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * What changes something is only taken from our own pages. Browsers say where a request comes from in Sec-Fetch-Site,
 * older ones in Origin; what says neither is no browser, and carries no reader's cookies by accident.
 */
export function refuseOtherSites(app: FastifyInstance, origin: string, alsoHarmless: ReadonlySet<string>): void {
  app.addHook('onRequest', async (request) => {
    const guarded = !HARMLESS.has(request.method) || alsoHarmless.has(request.routeOptions.url ?? '');
    if (!guarded) return;
    const site = request.headers['sec-fetch-site'];
    const from = request.headers.origin;
    const foreign = site === undefined ? from !== undefined && from !== origin : site !== 'same-origin';
    if (foreign) throw new DomainError('cross_site', { site });
  });
}
