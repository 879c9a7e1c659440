import { addFeeds } from '../press/feeds.ts';
import { isOpen, type PlayedNewspaper, type Press } from '../press/press.ts';
import { query } from '../site/database.ts';
import type { Services } from '../site/services.ts';

/** What a hostile newspaper does wrong, in every answer that is meant. */
interface Hostility {
  readonly fault: string;
  readonly where: 'feed' | 'pages' | 'everywhere' | 'feed_and_reservation';
}

const ALWAYS = 1_000_000;
const FEEDS_A_FAULT = 10;
/** Of ten newspapers with the same fault: where it is. */
const WHERE: readonly Hostility['where'][] = [
  ...(['feed', 'feed', 'feed', 'feed', 'pages', 'pages', 'pages'] as const),
  ...(['everywhere', 'everywhere', 'feed_and_reservation'] as const),
];
/** Not faults themselves, but how they are made. */
const MANNERS = new Set([
  'retry_after_seconds',
  'redirect_hops',
  'private_address',
  'scheme',
  'drip_ms',
  'bomb_megabytes',
]);
const SCHEMES = 6;
const RESERVATION = '/.well-known/tdmrep.json';

async function pathsOf(press: Press, newspaper: PlayedNewspaper, where: Hostility['where']): Promise<string[]> {
  const feed = new URL(newspaper.feed_url).pathname;
  if (where === 'feed') return [feed];
  if (where === 'feed_and_reservation') return [feed, RESERVATION];
  const articles = await press.listArticles(newspaper.host);
  return articles.map(({ path }) => new URL(path, newspaper.feed_url).pathname);
}

export interface HostilePress {
  readonly newspapers: readonly PlayedNewspaper[];
  readonly faults: number;
  /** Those whose feeds are sound and lead to pages that are not. */
  readonly pageHosts: readonly string[];
}

/** Ten newspapers for every fault that the stand-in knows. */
export async function makeHostile(press: Press, privateAddresses: number): Promise<HostilePress> {
  const faults = Object.keys(await press.ask<Record<string, number>>('/__faults')).filter((name) => !MANNERS.has(name));
  // The other form of an article's page would get around the fault of its path.
  const usable = (await press.listNewspapers()).filter((one) => isOpen(one) && one.layout !== 'amp');
  const newspapers = usable.slice(0, faults.length * FEEDS_A_FAULT);
  if (newspapers.length < faults.length * FEEDS_A_FAULT) throw new Error('there are too few newspapers');
  const pageHosts: string[] = [];
  for (const [number, newspaper] of newspapers.entries()) {
    const { host } = newspaper;
    const fault = faults[number % faults.length] ?? '';
    const round = Math.floor(number / faults.length);
    const where = WHERE[round] ?? 'feed';
    const settings = { [fault]: ALWAYS, scheme: round % SCHEMES, private_address: (round * 20) % privateAddresses };
    if (where === 'pages') pageHosts.push(host);
    if (where === 'everywhere') await press.setFaults({ host }, settings);
    else for (const path of await pathsOf(press, newspaper, where)) await press.setFaults({ host, path }, settings);
  }
  return { newspapers, faults: faults.length, pageHosts };
}

export async function addHostileFeeds(services: Services, { newspapers }: HostilePress): Promise<number[]> {
  await addFeeds(services, newspapers);
  const hosts = newspapers.map(({ host }) => host);
  const rows = await query<{ feed_id: number }>(
    services,
    'select feed_id from feeds join newspapers using (periodico_id) where dominio = any($1)',
    [hosts],
  );
  return rows.map(({ feed_id }) => feed_id);
}

const ADD_FEEDS = `insert into feeds (periodico_id, url)
  select periodico_id, url from newspapers, unnest($2::text[]) as given (url) where dominio = $1 returning feed_id`;
const ADD_ARTICLES = `insert into article_work
    (articulo_id, periodico_id, feed_id, url, titular, resumen, autor, stage, due_on)
  select next_article_id(now()), periodico_id, 0, url, 'Hostile', '', '', 'read', now()
  from newspapers, unnest($2::text[]) as given (url) where dominio = $1 returning articulo_id::float8`;

export interface AddressesToVisit {
  readonly feeds: number[];
  readonly articles: number[];
}

/** The same addresses as those of feeds and as those of articles, as a hostile feed would have them. */
export async function addAddresses(
  services: Services,
  host: string,
  addresses: readonly string[],
): Promise<AddressesToVisit> {
  const feeds = await query<{ feed_id: number }>(services, ADD_FEEDS, [host, addresses]);
  const articles = await query<{ articulo_id: number }>(services, ADD_ARTICLES, [host, addresses]);
  return { feeds: feeds.map(({ feed_id }) => feed_id), articles: articles.map(({ articulo_id }) => articulo_id) };
}

/** What the sound feeds of these hosts have led to. */
export async function listArticlesOf(services: Services, hosts: readonly string[]): Promise<number[]> {
  const rows = await query<{ articulo_id: number }>(
    services,
    `select articulo_id::float8 from article_work join newspapers using (periodico_id) where dominio = any($1)`,
    [hosts],
  );
  return rows.map(({ articulo_id }) => articulo_id);
}
