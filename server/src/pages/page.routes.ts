import { can } from '@poliedro/contracts/policy';
import type { SiteSettings, WebHost } from '@poliedro/contracts/site';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Identify, PersonalRegistry } from '../accounts/personal-calls.ts';
import { PROFILE_KEPT } from '../people/profile.routes.ts';
import { readerIdioma } from '../platform/reader-language.ts';
import { ruleForPath } from '../platform/response-cache/rules.ts';
import { type ProviderSources, pagePolicy } from '../platform/security-headers.ts';
import { PAGES } from './free-requests.ts';
import type { RenderPage } from './web-build.ts';

const KEPT = { freshSeconds: 10, staleSeconds: 20 };
/** Carries opinions: what somebody takes back does not stay for longer than this. */
const OPINED_KEPT = { freshSeconds: 10, staleSeconds: 0 };

/** Pages that are the same for everybody of one language, with the router's data form of each. */
const SHARED_PAGES =
  /^\/(?:(?:_root|about|cuentas|transparencia|login|register|password|verify|email|user|(?:resultados|carril)\/\d{1,16})(?:\.data)?|_\.data)?$/;
const EVENT_PAGES = /^\/evento\/\d{1,16}(?:\.data)?$/;
const ARTICLE_PAGES = /^\/(?:articulo\/\d{1,16}|article\/[\w-]{1,120})(?:\.data)?$/;
const PERSON_PAGES = /^\/user\/\d{1,16}(?:\.data)?$/;

/** The operators' console: made for who asks, and never kept. */
const OPERATOR_PAGES = /^\/redaccion(?:[/.]|$)/;

const KEPT_PAGES = [
  [SHARED_PAGES, KEPT],
  [EVENT_PAGES, OPINED_KEPT],
  [ARTICLE_PAGES, OPINED_KEPT],
  [PERSON_PAGES, PROFILE_KEPT],
] as const;

/** Browsers ask again each time (and mostly hear 304); shared caches in front may keep it, unless it goes on from a cursor. */
function pageCacheControl(url: string): string {
  const path = url.split('?')[0] ?? '';
  if (CURSOR.test(url) || OPERATOR_PAGES.test(path)) return 'no-store';
  const { freshSeconds, staleSeconds } = KEPT_PAGES.find(([pattern]) => pattern.test(path))?.[1] ?? KEPT;
  return `public, max-age=0, s-maxage=${freshSeconds}, stale-while-revalidate=${staleSeconds}`;
}

/** `evento` only opens the window in the browser; a page asked for with `idioma` keeps it in its links. */
const PAGE_PARAMETERS = ['categoria_id', 'idioma', 'page', 'cursor', '_routes'] as const;
const CURSOR = /[?&]cursor=[^&]/;

export interface PageOptions {
  render: RenderPage;
  site: SiteSettings;
  callApi: WebHost['callApi'];
  /** In development Vite puts scripts into the page that no policy knows. */
  strictPolicy: boolean;
  /** Of cards, where any can be paid with. */
  provider: ProviderSources | undefined;
}

function toWebRequest(request: FastifyRequest, origin: string): Request {
  const headers = new Headers();
  for (const name of ['accept', 'user-agent', 'accept-language'] as const) {
    const value = request.headers[name];
    if (value !== undefined) headers.set(name, value);
  }
  return new Request(origin + request.url, { method: 'GET', headers });
}

/** Without one of its own, a page would get the policy of what is no page. */
const LOOSE_POLICY = "frame-ancestors 'none'";

interface Sending {
  policyOf: (html: string) => string;
  /** For the shared caches in front. */
  keep: string;
}

/** The whole page is gathered before it is sent: its policy names the hash of each script in it, and it is kept for all. */
async function sendPage(reply: FastifyReply, page: Response, { policyOf, keep }: Sending): Promise<FastifyReply> {
  const body = Buffer.from(await page.arrayBuffer());
  const type = page.headers.get('content-type') ?? 'text/html; charset=utf-8';
  page.headers.forEach((value, name) => void reply.header(name, value));
  reply.removeHeader('cross-origin-resource-policy').removeHeader('content-language');
  if (type.startsWith('text/html')) {
    void reply.header('content-security-policy', policyOf(body.toString()));
  }
  const incomplete = page.status >= 500 || page.headers.get('cache-control')?.includes('no-store') === true;
  return reply
    .code(page.status)
    .header('cache-control', incomplete ? 'no-store' : keep)
    .header('vary', 'accept-encoding, accept-language, cookie')
    .header('content-type', type)
    .send(body);
}

async function accessOf(identify: Identify, request: FastifyRequest, reply: FastifyReply): Promise<WebHost['access']> {
  if (!OPERATOR_PAGES.test(request.url.split('?')[0] ?? '')) return 'visitor';
  const user = await identify(request, reply);
  if (user === null) return 'visitor';
  if (can(user, 'administer')) return 'operator';
  return user.es_administrador ? 'without-second-factor' : 'other';
}

export function registerPageRoutes({ app, cacheRules, identify }: PersonalRegistry, options: PageOptions): void {
  const { render, site, callApi, strictPolicy, provider } = options;
  const policyOf = (html: string) => (strictPolicy ? pagePolicy(html, provider) : LOOSE_POLICY);
  for (const [pattern, kept] of KEPT_PAGES) cacheRules.push(ruleForPath(pattern, PAGE_PARAMETERS, kept, true));

  app.get(PAGES, async (request, reply) => {
    const idioma = readerIdioma(request.url, request.headers);
    const access = await accessOf(identify, request, reply);
    const complain = (error: unknown) => request.log.error({ err: error }, 'a page could not be made');
    const page = await render(toWebRequest(request, site.origin), { callApi, idioma, site, access, complain });
    return sendPage(reply, page, { policyOf, keep: pageCacheControl(request.url) });
  });
}
