import { Agent } from 'undici';
import { createConnector } from './connector.ts';
import type { FetchRoute } from './fetch-routes.ts';
import { readAddress } from './read-address.ts';
import { ACCEPT_ENCODING, readBody } from './read-body.ts';
import { type Hop, isPermanent, nextHop } from './redirect.ts';
import { type Refusal, Refused, refusedBy } from './refusal.ts';
import { createResolveName, type ResolveName } from './resolve-name.ts';

export type { FetchRoute } from './fetch-routes.ts';
export type { Refusal } from './refusal.ts';

export interface FetchRequest {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** After decompression. */
  readonly maxBytes: number;
  /** For everything: all hops, all of the body. */
  readonly deadlineMs: number;
  /** Asked before every hop, the first included; a reason ends it there. */
  readonly mayVisit?: (url: URL) => Promise<string | undefined>;
}

export interface FetchAnswer {
  readonly kind: 'answer';
  /** After redirects. */
  readonly url: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Permanent redirects only, from the first on: where it lives now. */
  readonly movedTo?: string;
}

export interface FetchRefused {
  readonly kind: 'refused';
  readonly why: Refusal;
  readonly detail: string;
}

export type FetchOutcome = FetchAnswer | FetchRefused;

export interface SafeFetch {
  /** Throws only what mayVisit throws. */
  fetch(request: FetchRequest): Promise<FetchOutcome>;
  close(): Promise<void>;
}

export interface SafeFetchOptions {
  readonly userAgent: string;
  readonly routes: readonly FetchRoute[];
  /** Where names lead; the name servers of this machine, unless told. */
  readonly resolveName?: ResolveName;
}

const MOST_REDIRECTS = 5;

const lowerCased = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** For addresses that others chose: it goes to public places alone, and comes back in time with little. */
export function openSafeFetch({ userAgent, routes, resolveName = createResolveName() }: SafeFetchOptions): SafeFetch {
  const agent = new Agent({
    connect: createConnector(routes, resolveName),
    allowH2: false,
    connections: 4,
    pipelining: 1,
    keepAliveTimeout: 4000,
    keepAliveMaxTimeout: 4000,
    maxHeaderSize: 32_768,
    // The deadline is the one clock.
    headersTimeout: 0,
    bodyTimeout: 0,
  });

  async function send({ url, method, headers, body }: Hop, signal: AbortSignal) {
    const answer = await agent.request({
      origin: url.origin,
      path: url.pathname + url.search,
      method,
      headers: { ...headers, 'user-agent': userAgent, 'accept-encoding': ACCEPT_ENCODING },
      body: body ?? null,
      signal,
    });
    const got = Object.entries(answer.headers).map(([name, value = '']) => [name, [value].flat().join(', ')]);
    return { status: answer.statusCode, body: answer.body, headers: Object.fromEntries(got) as Record<string, string> };
  }

  async function follow(request: FetchRequest, signal: AbortSignal): Promise<FetchAnswer> {
    let movedTo: string | undefined;
    let hasMoved = true;
    let hop: Hop = {
      url: readAddress(request.url, undefined, routes),
      method: request.method ?? 'GET',
      headers: lowerCased(request.headers ?? {}),
      body: request.body,
    };
    for (let redirects = 0; ; redirects += 1) {
      const reason = await request.mayVisit?.(new URL(hop.url));
      if (reason !== undefined) throw new Refused('not_allowed', reason);
      signal.throwIfAborted();
      try {
        const { status, headers, body } = await send(hop, signal);
        const next = nextHop(hop, status, headers.location, routes);
        if (next === undefined) {
          const bytes = await readBody(body, headers, request.maxBytes);
          const moved = movedTo === undefined ? {} : { movedTo };
          return { kind: 'answer', url: hop.url.href, status, headers, body: bytes, ...moved };
        }
        // What a redirect has to say besides is not waited for.
        body.on('error', () => {}).destroy();
        if (redirects === MOST_REDIRECTS) throw new Refused('too_many_redirects', `more than ${MOST_REDIRECTS}`);
        hasMoved &&= isPermanent(status);
        if (hasMoved) movedTo = next.url.href;
        hop = next;
      } catch (error) {
        throw refusedBy(error);
      }
    }
  }

  return {
    async fetch(request) {
      const end = new AbortController();
      const late = Promise.withResolvers<never>();
      const tooSlow = () => late.reject(new Refused('too_slow', `not done after ${request.deadlineMs} ms`));
      const timer = setTimeout(tooSlow, request.deadlineMs);
      try {
        return await Promise.race([follow(request, end.signal), late.promise]);
      } catch (error) {
        // What has begun is broken off; what still waits for a connection will never be sent.
        end.abort(error);
        if (error instanceof Refused) return { kind: 'refused', why: error.why, detail: error.message };
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
    close: () => agent.destroy(),
  };
}
