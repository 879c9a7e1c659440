import { createHash } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** Hashes instead of a nonce: the page is kept and given to many. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, script = ''] of html.matchAll(INLINE_SCRIPT)) {
    if (script !== '') hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  }
  return [...hashes];
}

/** Videos in articles are loaded from here when a reader asks for one; nothing else may be framed. */
const VIDEO_FRAMES = 'https://www.youtube-nocookie.com';

/** Where the card provider's script, frames and calls come from. */
export interface ProviderSources {
  readonly script: string;
  readonly frames: readonly string[];
  readonly calls: string;
}

/** Nothing from anybody else, no inline script but the page's own; where cards are taken, their provider too. */
export function pagePolicy(html: string, provider?: ProviderSources): string {
  const sources = (...given: (string | undefined)[]) => given.filter(Boolean).join(' ');
  const scripts = sources("'self'", ...inlineScriptHashes(html), provider?.script);
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${sources("'self'", provider?.calls)}`,
    `frame-src ${sources(VIDEO_FRAMES, ...(provider?.frames ?? []))}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** For what is no page: it may do nothing at all, should a browser ever open it as one. */
export const NO_PAGE_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Scripts, styles and fonts of our own build, whose names change with what they hold: nobody asks again whether they have changed. */
const OWN_ASSET = /^\/assets\//;
const POINTLESS_FOR_ASSETS = ['etag', 'last-modified', 'accept-ranges', 'x-request-id', 'cross-origin-opener-policy'];

/** Every header is paid for with each answer: those that only browsers of the past need are left out. */
export async function addSecurityHeaders(app: FastifyInstance, secure: boolean): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    strictTransportSecurity: secure ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    // Left to the browsers' own default, and to frame-ancestors in the policy.
    referrerPolicy: false,
    xFrameOptions: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    originAgentCluster: false,
  });
  app.addHook('onSend', async (request, reply) => {
    if (OWN_ASSET.test(request.url) && reply.statusCode < 400) {
      for (const name of POINTLESS_FOR_ASSETS) reply.removeHeader(name);
    } else if (!reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', NO_PAGE_POLICY);
    }
  });
}
