import { plainText } from '../../text/plain-text.ts';
import type { ArticleData } from '../page/article-data.ts';
import { attributeOf, type PageElement } from '../page/dom.ts';
import type { Metas } from '../page/metas.ts';
import type { Page } from '../page/parse-page.ts';

const BY = /^(?:por|by|par|von|escrito por|written by|texto)(?:\s*:)?\s+/i;
const NOT_A_NAME =
  /^https?:|@|^\d|^(?:admin|administrator|webmaster|redactor|user|null|undefined|none|authors?|autor(?:es)?|auteurs?|autoren|staff|\[.*\])$/i;
const BYLINE = /(?:^|[-_\s])(?:byline|author|authors|autor|autores|auteur|autoren|firma|signature)(?:$|[-_\s])/i;
const LONGEST_NAME = 80;
const LONGEST_BYLINE = 120;
/** After a name: a date, an hour, "Updated". */
const AFTER =
  /\s*(?:[·|•,–—-]\s*)?(?:\d{1,2}[ /.:-]|\d{4}-|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.? \d|(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|actualizad|updated|publicad|published|mis à jour|aktualisiert|atualizad).*$/iu;

function cleanName(text: string): string {
  const name = plainText(text.slice(0, LONGEST_BYLINE))
    .replace(BY, '')
    .replace(AFTER, '')
    .replace(/^[\s,;·|]+|[\s,;·|]+$/g, '');
  return name.length > LONGEST_NAME || NOT_A_NAME.test(name) || !/\p{L}/u.test(name) ? '' : name;
}

function joinNames(texts: readonly string[]): string {
  const names = texts.map(cleanName).filter((name) => name !== '');
  return [...new Set(names)].join(', ');
}

/** A line that is named as such, or one that begins like one where the article does. */
function findByline({ elements }: Page): string {
  const named = (element: PageElement) =>
    BYLINE.test(`${attributeOf(element, 'class')} ${attributeOf(element, 'id')}`) ||
    attributeOf(element, 'rel') === 'author' ||
    attributeOf(element, 'itemprop') === 'author';
  const short = (element: PageElement) => element.textContent.length < LONGEST_BYLINE;
  const lines = elements.filter((element) => named(element) && short(element)).map(({ textContent }) => textContent);
  const begun = elements
    .filter((element) => element.firstElementChild === null && short(element))
    .map(({ textContent }) => plainText(textContent))
    .filter((text) => BY.test(text) && /^\p{Lu}/u.test(text.replace(BY, '')));
  return joinNames([[...lines, ...begun].find((text) => cleanName(text) !== '') ?? '']);
}

export function chooseAuthors(page: Page, metas: Metas, data: ArticleData, fromFeed: string): string {
  const told = [data.authors, metas.list('author'), metas.list('article:author'), metas.list('dc.creator'), [fromFeed]];
  return told.map(joinNames).find((names) => names !== '') ?? findByline(page);
}
