import { htmlToLine, htmlToText } from '../text/html-text.ts';
import { addressKey, cleanAddress } from './clean-address.ts';
import { readPublished } from './feed-date.ts';
import { readJsonFeed } from './json-feed.ts';
import type { RawFeed, RawItem } from './raw-feed.ts';
import { readXmlFeed } from './xml-feed.ts';

export interface FeedItem {
  readonly url: string;
  readonly titular: string;
  readonly resumen: string;
  readonly autor: string;
  readonly published_on: Date | undefined;
  /** What the feed says that it belongs to, as it words it. */
  readonly secciones: readonly string[];
  /** The whole article in paragraphs, of a feed that has it. */
  readonly texto: string | undefined;
}

export interface Feed {
  readonly title: string;
  readonly hub: string | undefined;
  readonly self: string | undefined;
  readonly ttlMinutes: number | undefined;
  /** False where its end is missing: there may be more than what was read. */
  readonly complete: boolean;
  readonly items: readonly FeedItem[];
}

export type FeedReading =
  | { readonly ok: true; readonly feed: Feed }
  | { readonly ok: false; readonly reason: 'empty' | 'a_page' | 'unreadable' };

export interface FeedSource {
  /** Where the feed was read, after redirects. */
  readonly url: string;
  readonly now: number;
}

const LONGEST_TITLE = 500;
const LONGEST_SUMMARY = 2000;
const LONGEST_TEXT = 200_000;
const LONGEST_ADDRESS = 2000;
/** Less than this is a summary, whatever the feed calls it. */
const SHORTEST_TEXT = 700;
/** What more there is are keywords. */
const MOST_SECTIONS = 5;
const LONGEST_SECTION = 80;

function readItem(item: RawItem, base: string, now: number): FeedItem | undefined {
  const url = item.links.map((link) => cleanAddress(link, base)).find((address) => address !== undefined);
  if (url === undefined || url.length > LONGEST_ADDRESS) return undefined;
  const summary = htmlToText(item.summary);
  const content = htmlToText(item.content);
  const longer = content.length > summary.length ? content : summary;
  return {
    url,
    titular: htmlToLine(item.title).slice(0, LONGEST_TITLE),
    resumen: (summary || content).slice(0, LONGEST_SUMMARY),
    autor: item.authors.map(htmlToLine).join(', ').slice(0, LONGEST_TITLE),
    published_on: item.dates.map((date) => readPublished(date, now)).find((date) => date !== undefined),
    secciones: item.sections
      .slice(0, MOST_SECTIONS)
      .map(htmlToLine)
      .filter((section) => section !== '' && section.length <= LONGEST_SECTION),
    texto: longer.length >= SHORTEST_TEXT ? longer.slice(0, LONGEST_TEXT) : undefined,
  };
}

/** Each address once: the first time it is named. */
function readItems(items: readonly RawItem[], base: string, now: number): FeedItem[] {
  const read = new Map<string, FeedItem>();
  for (const raw of items) {
    const item = readItem(raw, base, now);
    if (item === undefined) continue;
    const key = addressKey(item.url).toString('latin1');
    if (!read.has(key)) read.set(key, item);
  }
  return [...read.values()];
}

function readRaw(text: string): RawFeed | undefined {
  try {
    return /^[^<]*?\{/.test(text.slice(0, 100)) ? readJsonFeed(text) : readXmlFeed(text);
  } catch {
    return undefined;
  }
}

/** RSS, Atom or JSON Feed, told apart by what they are and not by what they are called; broken ones as far as they go. */
export function parseFeed(text: string, { url, now }: FeedSource): FeedReading {
  if (text.trim() === '') return { ok: false, reason: 'empty' };
  const raw = readRaw(text);
  if (raw === undefined) return { ok: false, reason: /<html[\s>]/i.test(text) ? 'a_page' : 'unreadable' };
  const base = raw.base === undefined ? url : (cleanAddress(raw.base, url) ?? url);
  return {
    ok: true,
    feed: {
      title: htmlToLine(raw.title).slice(0, LONGEST_TITLE),
      hub: raw.hub === undefined ? undefined : URL.parse(raw.hub, url)?.href,
      self: raw.self === undefined ? undefined : URL.parse(raw.self, url)?.href,
      ttlMinutes: raw.ttlMinutes,
      complete: raw.complete,
      items: readItems(raw.items, base, now),
    },
  };
}
