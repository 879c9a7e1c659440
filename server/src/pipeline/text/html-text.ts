import { parseHTML } from 'linkedom';
import { plainText } from './plain-text.ts';

/** More than any report has. */
const MOST_HTML = 500_000;
const TAG = /<!--|-->|<(\/?)([a-z][a-z0-9]*)\b[^<>]*>/gi;
const BLOCKS = new Set(
  'p div br h1 h2 h3 h4 h5 h6 ul ol li dl dt dd table tr blockquote section article header footer hr pre'.split(' '),
);
const NOT_TEXT = new Set('script style noscript template iframe object figure figcaption svg form button'.split(' '));
const COMMENT = '<!--';

/** Everything but the tags, in one pass however they are nested or broken: pieces of HTML come from anybody. */
function withoutTags(html: string): string {
  const kept: string[] = [];
  let at = 0;
  let left: string | undefined;
  for (const { 0: tag, 1: slash, 2: written = '', index } of html.matchAll(TAG)) {
    const name = written.toLowerCase();
    if (left === undefined) kept.push(html.slice(at, index));
    at = index + tag.length;
    if (left !== undefined) {
      if (left === COMMENT ? tag === '-->' : slash === '/' && name === left) left = undefined;
    } else if (tag === COMMENT) left = COMMENT;
    else if (slash === '' && NOT_TEXT.has(name) && !tag.endsWith('/>')) left = name;
    else kept.push(BLOCKS.has(name) ? '\n\n' : '');
  }
  if (left === undefined) kept.push(html.slice(at));
  return kept.join('');
}

function decodeReferences(text: string): string {
  if (!text.includes('&')) return text;
  const { document } = parseHTML(`<html><body>${text.replaceAll('<', '&lt;')}</body></html>`);
  return (document as unknown as { body: { textContent: string } }).body.textContent;
}

const toText = (html: string) => decodeReferences(withoutTags(html.slice(0, MOST_HTML)));

/** What a reader sees of a piece of HTML: paragraphs with a blank line between them. */
export const htmlToText = (html: string): string =>
  toText(html)
    .split(/\n\s*\n/)
    .map(plainText)
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');

/** The same in one line, for titles and names. */
export const htmlToLine = (html: string): string => plainText(toText(html));
