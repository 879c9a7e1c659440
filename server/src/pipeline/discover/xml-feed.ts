import { parseFeed } from '@rowanmanning/feed-parser';
import { MOST_ITEMS, type RawFeed, type RawItem } from './raw-feed.ts';

type ParsedFeed = ReturnType<typeof parseFeed>;
type ParsedItem = ParsedFeed['items'][number];
type Element = ParsedFeed['element'];

const CONTROLS = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu;
/** What stands before it is of no use: a wrong prolog, marks, names for texts that grow without end when they are read. */
const ROOT = /<(?:[\w-]+:)?(?:rss|feed|rdf)\b/i;
const ITEM_END = /<\/(?:[\w-]+:)?(?:item|entry)\s*>/gi;
const FEED_END = /<\/(?:[\w-]+:)?(?:rss|feed|rdf)\s*>/i;
const TAIL = 2000;
/** No feed has more, and more would hold up everything else. */
const MOST_TAGS = 200_000;

/** As much of it as a parser takes: from its root on, up to the last item that is whole. */
function mend(text: string): { xml: string; complete: boolean } {
  const root = text.search(ROOT);
  if (root === -1) throw new Error('no feed begins here');
  const xml = text.slice(root).replace(CONTROLS, '');
  const complete = FEED_END.test(xml.slice(-TAIL));
  let [count, end] = [0, xml.length];
  for (const { 0: tag, index } of xml.matchAll(ITEM_END)) {
    count += 1;
    if (!complete || count === MOST_ITEMS) end = index + tag.length;
    if (count === MOST_ITEMS) break;
  }
  const kept = xml.slice(0, end);
  if (kept.split('<', MOST_TAGS + 1).length > MOST_TAGS) throw new Error('too many tags');
  return { xml: kept, complete };
}

/** What an element has directly below it, by name: looked through once, however much that is. */
type Parts = ReadonlyMap<string, readonly Element[]>;

const partsOf = (element: Element): Parts =>
  Map.groupBy(
    element.children.filter((child) => typeof child !== 'string'),
    ({ name }) => name,
  );

/** Elements of that name which are the feed's own, and not about pictures and sounds beside it. */
const listOwn = (parts: Parts, name: string): Element[] =>
  (parts.get(name) ?? [])
    .filter(({ namespace }) => namespace !== 'media' && namespace !== 'itunes')
    .sort((a, b) => Number(typeof a.namespace === 'string') - Number(typeof b.namespace === 'string'));

const textsOf = (parts: Parts, ...names: string[]): string[] =>
  names.flatMap((name) => listOwn(parts, name).map((found) => found.textContent.trim())).filter((text) => text !== '');

const firstText = (parts: Parts, ...names: string[]): string => textsOf(parts, ...names)[0] ?? '';

/** Links of RSS are texts, those of Atom have a place to go and a reason. */
const hrefsOf = (parts: Parts, rel: string): string[] =>
  (parts.get('link') ?? [])
    .filter((link) => (link.getAttribute('rel') ?? 'alternate').toLowerCase().split(/\s+/).includes(rel))
    .flatMap((link) => link.getAttributeAsUrl('href') ?? []);

function linksOf(element: Element, parts: Parts): string[] {
  const [guid] = listOwn(parts, 'guid');
  const permanent = guid !== undefined && guid.getAttribute('ispermalink')?.toLowerCase() !== 'false';
  return [
    ...textsOf(parts, 'origlink', 'link').map((link) => element.resolveUrl(link)),
    ...hrefsOf(parts, 'alternate'),
    ...(permanent && /^https?:/i.test(guid.textContent.trim()) ? [guid.textContent] : []),
  ];
}

function contentOf(parts: Parts): string {
  const encoded = parts.get('encoded')?.find(({ namespace }) => namespace === 'content');
  if (encoded !== undefined) return encoded.textContent;
  const [content] = listOwn(parts, 'content');
  if (content === undefined) return '';
  return content.getAttribute('type') === 'xhtml' ? content.innerHtml : content.textContent;
}

/** Those of RSS are texts, those of Atom have a name for machines and perhaps one for people. */
const sectionsOf = (parts: Parts): string[] =>
  listOwn(parts, 'category')
    .map((section) => section.getAttribute('label') ?? section.getAttribute('term') ?? section.textContent)
    .filter((section) => section.trim() !== '');

function readItem(item: ParsedItem): RawItem {
  const { element } = item;
  const parts = partsOf(element);
  return {
    links: linksOf(element, parts),
    title: firstText(parts, 'title'),
    summary: firstText(parts, 'description', 'summary'),
    content: contentOf(parts),
    authors: parts.has('author') || parts.has('creator') ? item.authors.flatMap(({ name }) => name ?? []) : [],
    sections: sectionsOf(parts),
    dates: textsOf(parts, 'pubdate', 'published', 'date', 'issued', 'updated', 'modified'),
  };
}

/** RSS of any version, and Atom. Throws where there is nothing to read. */
export function readXmlFeed(text: string): RawFeed {
  const { xml, complete } = mend(text);
  const feed = parseFeed(xml);
  const parts = partsOf(feed.element);
  const ttl = Number(firstText(parts, 'ttl'));
  return {
    title: firstText(parts, 'title'),
    hub: hrefsOf(parts, 'hub')[0],
    self: hrefsOf(parts, 'self')[0],
    ttlMinutes: ttl > 0 ? ttl : undefined,
    base: textsOf(parts, 'link')[0] ?? hrefsOf(parts, 'alternate')[0],
    complete,
    items: feed.items.slice(0, MOST_ITEMS).map(readItem),
  };
}
