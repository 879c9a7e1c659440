import { foldText, plainText } from '../../text/plain-text.ts';
import type { ArticleData } from '../page/article-data.ts';
import type { Metas } from '../page/metas.ts';
import type { Page } from '../page/parse-page.ts';

const SEPARATOR = /\s+(?:[|·•»«–—]|::?|-)\s+/;
const MOST_CHARACTERS = 300;

const squeeze = (text: string): string => foldText(text).replaceAll(' ', '');

/** Cut from the title itself, so that separators inside it stay as they are. */
const withoutLast = (title: string, last: string): string =>
  title.slice(0, title.lastIndexOf(last)).replace(/\s+\S+\s+$/, '');
const withoutFirst = (title: string, first: string): string => title.slice(first.length).replace(/^\s+\S+\s+/, '');

/** The title without the newspaper's name before or after it, known by its name or by how the title stands on the page. */
function withoutNewspaper(title: string, names: ReadonlySet<string>, isShown: (text: string) => boolean): string {
  const parts = title.split(SEPARATOR);
  if (parts.length < 2) return title;
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  if (names.has(squeeze(last))) return withoutLast(title, last);
  if (names.has(squeeze(first))) return withoutFirst(title, first);
  const shown = [withoutLast(title, last), withoutFirst(title, first)].filter(isShown);
  return shown.reduce((longest, text) => (text.length > longest.length ? text : longest), '') || title;
}

/** elfaro.example is the place of "El Faro". */
function nameOfHost(url: string): string {
  const labels = new URL(url).hostname.replace(/^www\./, '').split('.');
  const isCountry = labels.length > 2 && /^(?:com?|net|org|gob|gov|edu|ac)$/.test(labels.at(-2) ?? '');
  return squeeze(labels.at(isCountry ? -3 : -2) ?? '');
}

/** As the article is titled, without the newspaper's name. */
export function chooseTitle(
  { tagged, elements }: Page,
  metas: Metas,
  data: ArticleData,
  { url, fromFeed }: { readonly url: string; readonly fromFeed: string },
): string {
  const names = [metas.find('og:site_name', 'application-name'), ...data.publishers].map(squeeze);
  const known = new Set([...names, nameOfHost(url)].filter((name) => name !== ''));
  const isShown = (text: string) =>
    elements.some(
      ({ firstElementChild, localName, textContent }) =>
        firstElementChild === null && localName !== 'title' && plainText(textContent) === text,
    );
  const headings = tagged('h1').map((h1) => plainText(h1.textContent.slice(0, 2 * MOST_CHARACTERS)));
  // A title that the feed has too is the title, whatever the page puts around it.
  const feed = plainText(fromFeed);
  const shared = feed !== '' && foldText(metas.title).includes(foldText(feed)) ? feed : '';
  const told = [data.headline, metas.find('og:title', 'twitter:title'), ...headings, shared, metas.title, feed];
  for (const text of told) {
    const title = text === '' ? '' : withoutNewspaper(text, known, isShown);
    if (title !== '' && !known.has(squeeze(title))) return title.slice(0, MOST_CHARACTERS).trim();
  }
  return '';
}
