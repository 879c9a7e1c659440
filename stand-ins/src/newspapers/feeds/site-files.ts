import { pathOf, sectionOf } from '../press/addresses.ts';
import type { Assignment } from '../press/assignment.ts';
import { PHRASES } from '../press/content.ts';
import type { Newspaper } from '../press/newspaper.ts';
import type { Press } from '../press/press.ts';
import { escapeXml, feedPathOf, feedTypeOf } from './feed.ts';

const NEWS_HOURS = 48;

/** What robots.txt says; nothing where there is none. */
export function robotsOf(newspaper: Newspaper, base: string): string | undefined {
  const sitemap = `Sitemap: ${base}/sitemap.xml\n`;
  const { sections } = PHRASES[newspaper.language];
  switch (newspaper.robots) {
    case 'allow':
      return `User-agent: *\nAllow: /\n\n${sitemap}`;
    case 'disallow':
      return 'User-agent: *\nDisallow: /\n';
    case 'delay':
      return `User-agent: *\nCrawl-delay: 2\nDisallow: /search\n\n${sitemap}`;
    case 'partial':
      return `User-agent: BadBot\nDisallow: /\n\nUser-agent: *\nDisallow: /${sections.opinion}/\nDisallow: /*?*print=\nAllow: /\n\n${sitemap}`;
    case 'missing':
      return undefined;
  }
}

/** The reservation of text mining, as the TDM protocol words it; nothing where there is none. */
export const tdmFileOf = ({ tdm }: Newspaper): string | undefined =>
  tdm === 'well-known' ? JSON.stringify([{ location: '/', 'tdm-reservation': 1 }]) : undefined;

export const sitemapIndex = (
  base: string,
): string => `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap><loc>${base}/sitemap-articles.xml</loc></sitemap>
<sitemap><loc>${base}/sitemap-news.xml</loc></sitemap>
</sitemapindex>
`;

export function sitemap(base: string, published: readonly Assignment[]): string {
  const url = (one: Assignment) =>
    `<url><loc>${escapeXml(base + pathOf(one))}</loc><lastmod>${new Date(one.published_at).toISOString()}</lastmod></url>`;
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${published.map(url).join('\n')}\n</urlset>\n`;
}

/** Only what is young, with titles, as news sitemaps are. */
export function newsSitemap(press: Press, base: string, published: readonly Assignment[], now: number): string {
  const young = published.filter(({ published_at }) => published_at > now - NEWS_HOURS * 3_600_000);
  const url = (one: Assignment) => `<url><loc>${escapeXml(base + pathOf(one))}</loc><news:news>
<news:publication><news:name>${escapeXml(one.newspaper.name)}</news:name><news:language>${one.newspaper.language}</news:language></news:publication>
<news:publication_date>${new Date(one.published_at).toISOString()}</news:publication_date>
<news:title>${escapeXml(press.textOf(one).title)}</news:title></news:news></url>`;
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9">
${young.map(url).join('\n')}
</urlset>
`;
}

export function frontPage(press: Press, newspaper: Newspaper, base: string, published: readonly Assignment[]): string {
  const line = (one: Assignment) =>
    `<li><a href="${escapeXml(base + pathOf(one))}">${escapeXml(press.textOf(one).title)}</a> <small>${sectionOf(one)}</small></li>`;
  return `<!doctype html>
<html lang="${newspaper.language}"><head><meta charset="utf-8"><title>${escapeXml(newspaper.name)}</title>
<link rel="alternate" type="${feedTypeOf(newspaper)}" href="${feedPathOf(newspaper)}" title="${escapeXml(newspaper.name)}"></head>
<body><h1>${escapeXml(newspaper.name)}</h1><ul>
${published.slice(0, 40).map(line).join('\n')}
</ul></body></html>`;
}
