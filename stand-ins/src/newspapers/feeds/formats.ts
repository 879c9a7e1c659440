import { escapeXml, type Feed, type FeedItem } from './feed.ts';

const dateOf = ({ date }: FeedItem, format: (date: Date) => string) => (typeof date === 'string' ? date : format(date));
const iso = (date: Date) => date.toISOString();
const newest = ({ items }: Feed) => (items[0] === undefined ? iso(new Date(0)) : dateOf(items[0], iso));

function rss(feed: Feed): string {
  const { newspaper, home, self, hub, items } = feed;
  const item = (one: FeedItem) => `<item>
<title>${escapeXml(one.title)}</title>
<link>${escapeXml(one.url)}</link>
<guid isPermaLink="false">${escapeXml(one.guid)}</guid>
<dc:creator>${escapeXml(one.author)}</dc:creator>
<category>${escapeXml(one.section)}</category>
<pubDate>${dateOf(one, (date) => date.toUTCString())}</pubDate>
<description>${escapeXml(one.blurb)}</description>${one.html === undefined ? '' : `\n<content:encoded><![CDATA[${one.html}]]></content:encoded>`}
</item>`;
  return `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel>
<title>${escapeXml(newspaper.name)}</title>
<link>${escapeXml(home)}</link>
<description>${escapeXml(newspaper.name)}</description>
<language>${newspaper.language}</language>
<atom:link rel="self" type="application/rss+xml" href="${escapeXml(self)}"/>
${hub === undefined ? '' : `<atom:link rel="hub" href="${escapeXml(hub)}"/>`}
${newspaper.ttl_minutes === 0 ? '' : `<ttl>${newspaper.ttl_minutes}</ttl>`}
${items.map(item).join('\n')}
</channel>
</rss>
`;
}

function atom(feed: Feed): string {
  const { newspaper, home, self, hub, items } = feed;
  const entry = (one: FeedItem) => `<entry>
<id>${escapeXml(one.guid)}</id>
<title>${escapeXml(one.title)}</title>
<link rel="alternate" type="text/html" href="${escapeXml(one.url)}"/>
<author><name>${escapeXml(one.author)}</name></author>
<category term="${escapeXml(one.section)}"/>
<published>${dateOf(one, iso)}</published>
<updated>${dateOf(one, iso)}</updated>
<summary>${escapeXml(one.blurb)}</summary>${one.html === undefined ? '' : `\n<content type="html">${escapeXml(one.html)}</content>`}
</entry>`;
  return `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${newspaper.language}">
<id>${escapeXml(home)}</id>
<title>${escapeXml(newspaper.name)}</title>
<link rel="alternate" href="${escapeXml(home)}"/>
<link rel="self" href="${escapeXml(self)}"/>
${hub === undefined ? '' : `<link rel="hub" href="${escapeXml(hub)}"/>`}
<updated>${newest(feed)}</updated>
${items.map(entry).join('\n')}
</feed>
`;
}

function json({ newspaper, home, self, hub, items }: Feed): string {
  const document = {
    version: 'https://jsonfeed.org/version/1.1',
    title: newspaper.name,
    home_page_url: home,
    feed_url: self,
    language: newspaper.language,
    ...(hub !== undefined && { hubs: [{ type: 'WebSub', url: hub }] }),
    items: items.map((one) => ({
      id: one.guid,
      url: one.url,
      title: one.title,
      summary: one.blurb,
      content_html: one.html ?? `<p>${escapeXml(one.blurb)}</p>`,
      date_published: dateOf(one, iso),
      authors: [{ name: one.author }],
      tags: [one.section],
    })),
  };
  return JSON.stringify(document, null, 1);
}

/** Without prolog, which says the charset and is not the feed's business. */
export const renderFeed = (feed: Feed): string => ({ rss, atom, json })[feed.newspaper.feed](feed);

export const prolog = (charset: string | undefined): string =>
  `<?xml version="1.0"${charset === undefined ? '' : ` encoding="${charset}"`}?>\n`;
