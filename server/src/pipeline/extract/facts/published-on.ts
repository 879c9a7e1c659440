import type { ArticleData } from '../page/article-data.ts';
import { attributeOf } from '../page/dom.ts';
import type { Metas } from '../page/metas.ts';
import type { Page } from '../page/parse-page.ts';

const OLDEST = Date.UTC(1995, 0, 1);
/** Clocks differ a little. */
const AHEAD_MS = 600_000;
/** Whether the day or the month comes first, nobody can tell. */
const AMBIGUOUS = /^\D{0,20}\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b/;
const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;
const NAMES = [
  'article:published_time',
  'og:article:published_time',
  'date',
  'dc.date',
  'dc.date.issued',
  'dcterms.created',
  'publish_date',
  'parsely-pub-date',
  'sailthru.date',
  'pubdate',
];

const HAS_YEAR = /\b(?:19|20)\d\d\b/;
const HAS_HOUR = /\d:\d\d/;
const HAS_ZONE = /GMT|UTC|[+-]\d{2}:?\d{2}|\dZ$/i;
const HAS_ZONED_HOUR = /\d:\d\d.*(?:GMT|UTC|[+-]\d{2}:?\d{2}|\dZ\s*$)/i;

/** Where a time names no zone it is taken for UTC, so that it does not depend on where this runs. */
function parse(text: string): Date | undefined {
  if (AMBIGUOUS.test(text)) return undefined;
  const [, day, time = '00:00', zone = 'Z'] = ISO.exec(text.trim()) ?? [];
  const offset = zone.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2').toUpperCase();
  const free = HAS_YEAR.test(text) ? (HAS_ZONE.test(text) ? text : `${text} UTC`) : '';
  const date = new Date(day === undefined ? free : `${day}T${time}${offset}`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** /2026/03/02/ */
const dayIn = (url: string): string =>
  /\/(\d{4}[/-]\d{2}[/-]\d{2})[/-]/.exec(new URL(url).pathname)?.[1]?.replaceAll('/', '-') ?? '';

/** When an article says it was published. What lies in the future or before there were such pages is not believed. */
export function choosePublishedOn(
  { tagged }: Page,
  metas: Metas,
  data: ArticleData,
  { url, fromFeed, now }: { readonly url: string; readonly fromFeed: Date | undefined; readonly now: Date },
): Date | undefined {
  const isCredible = (date: Date) => date.getTime() >= OLDEST && date.getTime() <= now.getTime() + AHEAD_MS;
  const told = [...data.published, ...NAMES.map((name) => metas.find(name))];
  const first = (texts: readonly string[]) => texts.map(parse).find((date) => date !== undefined && isCredible(date));
  const feed = fromFeed !== undefined && isCredible(fromFeed) ? fromFeed : undefined;
  const times = tagged('time').slice(0, 20);
  // An hour of nobody knows where, and a day alone, say less than the feed's hour.
  return (
    first(told.filter((text) => HAS_ZONED_HOUR.test(text))) ??
    feed ??
    first(told.filter((text) => HAS_HOUR.test(text))) ??
    first(told) ??
    first([...times.map((time) => attributeOf(time, 'datetime')), dayIn(url)])
  );
}
