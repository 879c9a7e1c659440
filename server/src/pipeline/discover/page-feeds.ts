import { htmlToLine } from '../text/html-text.ts';

const LINK = /<link\b[^>]{1,2000}>/gi;
const META = /<meta\b[^>]{1,2000}>/gi;
const HEAD = 300_000;
const FEED_TYPE = /^application\/(?:rss|atom|feed)\+(?:xml|json)$/i;
const LONGEST_NAME = 200;

function attribute(tag: string, name: string): string {
  const [, double, single, bare] =
    new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(tag) ?? [];
  return htmlToLine(double ?? single ?? bare ?? '');
}

export interface FeedPage {
  readonly nombre: string;
  readonly idioma: string | null;
  /** As the page names them, in its order. */
  readonly feeds: readonly string[];
}

/** What the head of a page says of its newspaper and of its feeds. */
export function readFeedPage(html: string, url: string): FeedPage {
  const head = html.slice(0, HEAD);
  const feeds = [...head.matchAll(LINK)]
    .map(([tag]) => tag)
    .filter((tag) => /\balternate\b/i.test(attribute(tag, 'rel')) && FEED_TYPE.test(attribute(tag, 'type')))
    .map((tag) => URL.parse(attribute(tag, 'href'), url)?.href)
    .filter((address) => address !== undefined);
  const named = [...head.matchAll(META)].find(([tag]) => attribute(tag, 'property') === 'og:site_name')?.[0];
  const title = /<title[^>]{0,1000}>([^<]{0,500})/i.exec(head)?.[1] ?? '';
  const idioma = /^[a-z]{2}/i.exec(attribute(/<html\b[^>]{0,1000}>/i.exec(head)?.[0] ?? '', 'lang'))?.[0];
  return {
    nombre: (named === undefined ? htmlToLine(title) : attribute(named, 'content')).slice(0, LONGEST_NAME),
    idioma: idioma?.toLowerCase() ?? null,
    feeds: [...new Set(feeds)],
  };
}
