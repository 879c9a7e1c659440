import type { Assignment } from '../press/assignment.ts';
import type { Phrases } from '../press/content.ts';
import type { Newspaper } from '../press/newspaper.ts';
import type { ArticleText, Block } from '../writing/article-text.ts';

/** What a layout makes HTML of. */
export interface Page {
  readonly newspaper: Newspaper;
  readonly assignment: Assignment;
  readonly text: ArticleText;
  /** What is shown: all of it, or what stands before the paywall. */
  readonly blocks: readonly Block[];
  readonly canonical: string;
  readonly amp?: string;
  readonly section: string;
  readonly words: Phrases['words'];
  readonly related: readonly { readonly title: string; readonly url: string }[];
  /** As the document declares it, if it does. */
  readonly charset: string | undefined;
}

export type Layout = (page: Page) => string;

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export const isoOf = (time: number): string => new Date(time).toISOString();

/** Paragraphs and headings as they are, lines that follow each other in one list. */
export function plainBlocks(blocks: readonly Block[], attributes = ''): string {
  return blocks
    .map(({ type, text }, at) => {
      const before = type === 'li' && blocks[at - 1]?.type !== 'li' ? '<ul>\n' : '';
      const after = type === 'li' && blocks[at + 1]?.type !== 'li' ? '\n</ul>' : '';
      return `${before}<${type}${type === 'p' ? attributes : ''}>${escapeHtml(text)}</${type}>${after}`;
    })
    .join('\n');
}

export const charsetMeta = ({ charset }: Page): string => (charset === undefined ? '' : `<meta charset="${charset}">`);

/** The words that want to be obeyed, where a reader does not see them. */
export function injectedHtml({ assignment: { injection } }: Page): string {
  if (injection === undefined) return '';
  const text = escapeHtml(injection.text);
  switch (injection.where) {
    case 'hidden':
      return `<div style="display:none" aria-hidden="true">${text}</div>`;
    case 'comment':
      return `<!-- ${text} -->`;
    case 'alt':
      return `<img src="/pixel.png" alt="${text}" width="1" height="1">`;
    default:
      return '';
  }
}

export function headMetas(page: Page): string {
  const { newspaper, assignment, text, canonical, amp } = page;
  const injected = assignment.injection?.where === 'meta' ? ` ${assignment.injection.text}` : '';
  return [
    charsetMeta(page),
    `<title>${escapeHtml(text.title)} | ${escapeHtml(newspaper.name)}</title>`,
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    amp === undefined ? '' : `<link rel="amphtml" href="${escapeHtml(amp)}">`,
    `<meta name="description" content="${escapeHtml(text.blurb + injected)}">`,
    `<meta property="og:type" content="article">`,
    `<meta property="og:title" content="${escapeHtml(text.title)}">`,
    `<meta property="og:url" content="${escapeHtml(canonical)}">`,
    `<meta property="article:published_time" content="${isoOf(assignment.published_at)}">`,
    newspaper.tdm === 'meta' ? `<meta name="tdm-reservation" content="1">` : '',
  ]
    .filter((line) => line !== '')
    .join('\n');
}

/** As schema.org has it. */
export function jsonLd(page: Page): string {
  const { newspaper, assignment, text, canonical, section, blocks } = page;
  const injected = assignment.injection?.where === 'data' ? assignment.injection.text : undefined;
  const data = {
    '@context': 'https://schema.org',
    '@type': assignment.stance === undefined ? 'NewsArticle' : 'OpinionNewsArticle',
    headline: text.title,
    description: injected ?? text.blurb,
    ...(injected !== undefined && { abstract: injected, keywords: injected }),
    inLanguage: newspaper.language,
    articleSection: section,
    datePublished: isoOf(assignment.published_at),
    dateModified: isoOf(assignment.published_at),
    mainEntityOfPage: canonical,
    author: [{ '@type': 'Person', name: text.author }],
    publisher: { '@type': 'NewsMediaOrganization', name: newspaper.name },
    isAccessibleForFree: !assignment.paywalled,
    ...(newspaper.layout === 'json-ld' && { articleBody: blocks.map((block) => block.text).join('\n\n') }),
  };
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}

export const relatedLinks = ({ related }: Page, tag = 'li'): string =>
  related.map(({ title, url }) => `<${tag}><a href="${escapeHtml(url)}">${escapeHtml(title)}</a></${tag}>`).join('\n');

export const byline = ({ words, text }: Page): string => `${words.by} ${escapeHtml(text.author)}`;
