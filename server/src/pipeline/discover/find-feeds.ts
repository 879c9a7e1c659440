import { decodeFeed, decodeHtml } from '../text/decode-text.ts';
import type { Visitor } from '../visit/visitor.ts';
import { readFeedPage } from './page-feeds.ts';
import { parseFeed } from './parse-feed.ts';
import { type Answered, visitPatiently } from './patient-visit.ts';

export interface FoundFeed {
  readonly url: string;
  readonly titulo: string;
  readonly articulos: number;
}

export interface FoundFeeds {
  readonly dominio: string;
  readonly nombre: string;
  readonly idioma: string | null;
  readonly fuentes: readonly FoundFeed[];
  /** Why nothing could be found; null where there is nothing to find. */
  readonly fallo: string | null;
}

const MOST_FEEDS = 6;
/** Where feeds are that no page tells of. */
const USUAL_PATHS = ['/rss', '/feed', '/rss.xml', '/feed.xml', '/atom.xml', '/index.xml'];
/** Somebody waits. */
const LONGEST_SEARCH_MS = 40_000;

const withProtocol = (address: string) => (/^[a-z]+:\/\//i.test(address) ? address : `https://${address}`);
const domainOf = (url: string) => new URL(url).hostname.replace(/^www\./, '');

function readFeed({ body, headers, url }: Answered): FoundFeed | undefined {
  const reading = parseFeed(decodeFeed(body, headers['content-type']), { url, now: Date.now() });
  return reading.ok ? { url, titulo: reading.feed.title, articulos: reading.feed.items.length } : undefined;
}

async function tryFeed(visitor: Visitor, url: string): Promise<FoundFeed | undefined> {
  const visited = await visitPatiently(visitor, { url, what: 'feed' });
  return visited.kind === 'fault' ? undefined : readFeed(visited);
}

/** By any address of a newspaper: its feed itself, a page that names its feeds, or one of a site that has them where most do. */
export async function findFeeds(visitor: Visitor, address: string): Promise<FoundFeeds> {
  const asked = URL.parse(withProtocol(address));
  if (asked === null) return { dominio: '', nombre: '', idioma: null, fuentes: [], fallo: 'unreadable_address' };
  const until = Date.now() + LONGEST_SEARCH_MS;
  const visited = await visitPatiently(visitor, { url: asked.href, what: 'page' });
  const dominio = domainOf(visited.kind === 'fault' ? asked.href : visited.url);
  if (visited.kind === 'fault') return { dominio, nombre: dominio, idioma: null, fuentes: [], fallo: visited.fault };
  const itself = readFeed(visited);
  if (itself !== undefined)
    return { dominio, nombre: itself.titulo || dominio, idioma: null, fuentes: [itself], fallo: null };
  const page = readFeedPage(decodeHtml(visited.body, visited.headers['content-type']), visited.url);
  const fuentes = new Map<string, FoundFeed>();
  const add = (feed: FoundFeed | undefined) => feed !== undefined && fuentes.set(feed.url, feed);
  for (const url of page.feeds.slice(0, MOST_FEEDS)) {
    if (Date.now() < until) add(await tryFeed(visitor, url));
  }
  for (const path of USUAL_PATHS) {
    if (fuentes.size === 0 && Date.now() < until) add(await tryFeed(visitor, new URL(path, visited.url).href));
  }
  return {
    ...{ dominio, nombre: page.nombre || dominio, idioma: page.idioma },
    ...{ fuentes: [...fuentes.values()], fallo: null },
  };
}
