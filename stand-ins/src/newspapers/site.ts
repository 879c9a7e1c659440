import { innerCharset } from './charset.ts';
import type { Resource } from './delivery.ts';
import { breakItems, breakText, ITEM_FAULTS, TEXT_FAULTS } from './faulty/broken-feeds.ts';
import type { FaultName } from './faulty/faults.ts';
import { FEED_ITEMS, type Feed, feedPathOf, feedTypeOf, itemOf, visibleBlocks } from './feeds/feed.ts';
import { prolog, renderFeed } from './feeds/formats.ts';
import { frontPage, newsSitemap, robotsOf, sitemap, sitemapIndex, tdmFileOf } from './feeds/site-files.ts';
import { afterRedesign, LAYOUTS } from './layouts/layouts.ts';
import type { Page } from './layouts/page.ts';
import { ampPathOf, pathOf, sectionOf } from './press/addresses.ts';
import type { Assignment } from './press/assignment.ts';
import { PHRASES } from './press/content.ts';
import type { Newspaper } from './press/newspaper.ts';
import type { Press } from './press/press.ts';

const RELATED = 6;

export interface Site {
  readonly press: Press;
  readonly now: number;
  readonly newspaper: Newspaper;
  /** The beginning of its addresses. */
  readonly base: string;
  /** Where its feed is announced, if it is. */
  readonly hub: string | undefined;
  /** What goes wrong with it this time, if anything. */
  take(names: readonly FaultName[]): FaultName | undefined;
}

const within = <Name extends FaultName>(names: readonly Name[], fault: FaultName | undefined): Name | undefined =>
  names.find((name) => name === fault);

function feedOf({ press, newspaper, base, hub, now }: Site): Feed {
  const published = press.listPublished(newspaper, now).slice(0, FEED_ITEMS);
  return {
    newspaper,
    home: `${base}/`,
    self: base + feedPathOf(newspaper),
    ...(hub !== undefined && { hub }),
    items: published.map((assignment) => itemOf(press, assignment, base)),
  };
}

/** As it is written at this moment. */
export function renderFeedOf(site: Site): string {
  const { newspaper } = site;
  const fault = site.take([...ITEM_FAULTS, ...TEXT_FAULTS]);
  const itemFault = within(ITEM_FAULTS, fault);
  const textFault = within(TEXT_FAULTS, fault);
  const feed = itemFault === undefined ? feedOf(site) : breakItems(itemFault, feedOf(site), site.now);
  const inner = innerCharset(newspaper.charset, newspaper.declared);
  const text = newspaper.feed === 'json' ? renderFeed(feed) : prolog(inner) + renderFeed(feed);
  return textFault === undefined ? text : breakText(textFault, text);
}

function feedResource(site: Site): Resource {
  const { newspaper, press, now, base, hub } = site;
  const published = press.listPublished(newspaper, now);
  const self = `<${base}${feedPathOf(newspaper)}>; rel="self"`;
  const json = newspaper.feed === 'json';
  return {
    kind: 'feed',
    type: feedTypeOf(newspaper),
    charset: json ? 'utf-8' : newspaper.charset,
    declared: json ? 'header' : newspaper.declared,
    version: `feed ${published.length}`,
    modified_at: published[0]?.published_at ?? press.start,
    cache_seconds: newspaper.cache_seconds,
    ...(hub !== undefined && { headers: { link: `<${hub}>; rel="hub", ${self}` } }),
    render: () => renderFeedOf(site),
  };
}

function pageResource(site: Site, assignment: Assignment, amp: boolean): Resource {
  const { newspaper, press, now, base } = site;
  const redesigned = site.take(['changed_layout']) !== undefined;
  const own = newspaper.layout === 'amp' && !amp ? 'semantic' : newspaper.layout;
  const layout = redesigned ? afterRedesign(own) : own;
  const text = press.textOf(assignment);
  const related = press.listPublished(newspaper, now).filter((other) => other !== assignment);
  const page: Page = {
    newspaper,
    assignment,
    text,
    blocks: visibleBlocks(assignment, text.blocks),
    canonical: base + pathOf(assignment),
    ...(newspaper.layout === 'amp' && { amp: base + ampPathOf(assignment) }),
    section: sectionOf(assignment),
    words: PHRASES[newspaper.language].words,
    related: related
      .slice(0, RELATED)
      .map((other) => ({ title: press.textOf(other).title, url: base + pathOf(other) })),
    charset: innerCharset(newspaper.charset, newspaper.declared),
  };
  return {
    kind: 'page',
    type: 'text/html',
    charset: newspaper.charset,
    declared: newspaper.declared,
    version: `page ${assignment.id} ${layout}`,
    modified_at: assignment.published_at,
    cache_seconds: newspaper.cache_seconds,
    render: () => LAYOUTS[layout](page),
  };
}

function fileResource({ press, now, newspaper }: Site, type: string, render: (list: Assignment[]) => string): Resource {
  const published = press.listPublished(newspaper, now);
  return {
    kind: 'file',
    type,
    charset: 'utf-8',
    declared: 'both',
    version: `${type} ${published.length}`,
    modified_at: published[0]?.published_at ?? press.start,
    cache_seconds: newspaper.cache_seconds,
    render: () => render(published),
  };
}

/** What stands at an address of a newspaper, if anything does yet. */
export function findResource(site: Site, url: URL): Resource | undefined {
  const { newspaper, press, base, now } = site;
  const file = (type: string, text: string | undefined) =>
    text === undefined ? undefined : fileResource(site, type, () => text);
  const xml = (render: (list: Assignment[]) => string) =>
    fileResource(site, 'application/xml', (list) => prolog('UTF-8') + render(list));
  switch (url.pathname) {
    case '/':
      return fileResource(site, 'text/html', (list) => frontPage(press, newspaper, base, list));
    case feedPathOf(newspaper):
      return feedResource(site);
    case '/robots.txt':
      return file('text/plain', robotsOf(newspaper, base));
    case '/.well-known/tdmrep.json':
      return file('application/json', tdmFileOf(newspaper));
    case '/sitemap.xml':
      return xml(() => sitemapIndex(base));
    case '/sitemap-articles.xml':
      return xml((list) => sitemap(base, list));
    case '/sitemap-news.xml':
      return xml((list) => newsSitemap(press, base, list, now));
  }
  const id = url.searchParams.get('id');
  const found = press.findByPath(newspaper, url.pathname + (id === null ? '' : `?id=${id}`));
  if (found === undefined || found.assignment.published_at > now) return undefined;
  return pageResource(site, found.assignment, found.amp);
}
