import { ampPathOf, pathOf, sectionOf } from '../press/addresses.ts';
import type { Assignment } from '../press/assignment.ts';
import type { Newspaper } from '../press/newspaper.ts';
import type { Press } from '../press/press.ts';
import type { Block } from '../writing/article-text.ts';

export interface FeedItem {
  readonly guid: string;
  readonly url: string;
  readonly title: string;
  readonly blurb: string;
  /** Whole, where the newspaper gives it away. */
  readonly html?: string;
  readonly author: string;
  readonly section: string;
  /** As the feed says it. */
  readonly date: Date | string;
}

export interface Feed {
  readonly newspaper: Newspaper;
  readonly home: string;
  readonly self: string;
  readonly hub?: string;
  readonly items: readonly FeedItem[];
}

export const FEED_ITEMS = 30;
const PATHS = { rss: '/rss.xml', atom: '/atom.xml', json: '/feed.json' };
const TYPES = { rss: 'application/rss+xml', atom: 'application/atom+xml', json: 'application/feed+json' };
const TRACKING = '?utm_source=rss&utm_medium=feed&utm_campaign=portada';

export const feedPathOf = ({ feed }: Newspaper): string => PATHS[feed];
export const feedTypeOf = ({ feed }: Newspaper): string => TYPES[feed];

/** What is before the paywall, for those who have not paid. */
export const visibleBlocks = ({ paywalled }: Assignment, blocks: readonly Block[]): readonly Block[] =>
  paywalled ? blocks.slice(0, 1) : blocks;

export const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function linkOf(assignment: Assignment, base: string): string {
  const { newspaper } = assignment;
  const path = newspaper.layout === 'amp' ? ampPathOf(assignment) : pathOf(assignment);
  if (!newspaper.tracking) return base + path;
  return base + path + (path.includes('?') ? TRACKING.replace('?', '&') : TRACKING);
}

export function itemOf(press: Press, assignment: Assignment, base: string): FeedItem {
  const text = press.textOf(assignment);
  const { injection, newspaper, id } = assignment;
  const html = visibleBlocks(assignment, text.blocks)
    .map((block) => `<p>${escapeXml(block.text)}</p>`)
    .join('');
  return {
    guid: `tag:${newspaper.host},2026:${id}`,
    url: linkOf(assignment, base),
    title: text.title,
    blurb: injection?.where === 'feed' ? `${text.blurb} ${injection.text}` : text.blurb,
    ...(newspaper.full_text && { html }),
    author: text.author,
    section: sectionOf(assignment),
    date: new Date(assignment.published_at),
  };
}
