import { type FetchRoute, findRoute } from './fetch-routes.ts';
import { mayBePublic } from './public-address.ts';
import { Refused } from './refusal.ts';

const PORTS = new Map([
  ['http:', '80'],
  ['https:', '443'],
]);
const OPEN_PORTS = new Set(PORTS.values());
const SHOWN = 200;

/** Read once, here; all that follows uses what was read. */
export function readAddress(text: string, base: URL | undefined, routes: readonly FetchRoute[]): URL {
  const url = URL.parse(text, base?.href);
  if (url === null) throw new Refused('unreadable_address', text.slice(0, SHOWN));
  const usual = PORTS.get(url.protocol);
  if (usual === undefined) throw new Refused('scheme', url.protocol.slice(0, SHOWN));
  if (url.username !== '' || url.password !== '') throw new Refused('credentials', url.host);
  const route = findRoute(url.hostname, routes);
  const port = url.port || usual;
  if (!OPEN_PORTS.has(port) && Number(port) !== route?.port) throw new Refused('port', url.host);
  if (route === undefined && !mayBePublic(url.hostname)) throw new Refused('private_address', url.hostname);
  url.hash = '';
  return url;
}
