import { isUtf8 } from 'node:buffer';
import type { FetchRoute } from './fetch-routes.ts';
import { readAddress } from './read-address.ts';

/** One request of a chain. */
export interface Hop {
  readonly url: URL;
  readonly method: 'GET' | 'POST';
  /** Names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
}

const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const KEEPS_METHOD = new Set([307, 308]);
const SECRETS = /^(authorization|proxy-authorization|cookie)$/;
const OF_A_BODY = /^content-/;

export const isPermanent = (status: number): boolean => status === 301 || status === 308;

/** Headers come byte by byte; many sites write theirs in UTF-8. */
function readLocation(value: string): string {
  const bytes = Buffer.from(value, 'latin1');
  return isUtf8(bytes) ? bytes.toString() : value;
}

/**
 * Where an answer leads on, if it does. To http from https too: nothing secret goes along, and either could be asked
 * for directly. What would carry a body to another place is not followed: its answer is given as it is.
 */
export function nextHop(
  hop: Hop,
  status: number,
  location: string | undefined,
  routes: readonly FetchRoute[],
): Hop | undefined {
  if (!REDIRECTS.has(status) || location === undefined) return undefined;
  const url = readAddress(readLocation(location), hop.url, routes);
  const isSamePlace = url.origin === hop.url.origin;
  const keepsBody = KEEPS_METHOD.has(status) && hop.body !== undefined;
  if (keepsBody && !isSamePlace) return undefined;
  const headers = Object.entries(hop.headers).filter(
    ([name]) => (isSamePlace || !SECRETS.test(name)) && (keepsBody || !OF_A_BODY.test(name)),
  );
  return {
    url,
    method: KEEPS_METHOD.has(status) ? hop.method : 'GET',
    headers: Object.fromEntries(headers),
    body: keepsBody ? hop.body : undefined,
  };
}
