import { isLinkAddress, isSourceAddress } from './addresses.ts';
import { type LinkMark, type Mark, STYLES, type Style, type StyleMark, type TagMark } from './document.ts';
import { TAG_TEXT_MAX } from './limits.ts';
import { attributesOf, type Etiqueta, isEtiqueta, type TagAttribute } from './tags.ts';

const isStyle = (name: unknown): name is Style => (STYLES as readonly unknown[]).includes(name);
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function readWords(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  return cleanText(value).replace(/\s+/g, ' ').trim().slice(0, TAG_TEXT_MAX).trim() || null;
}

function readMoment(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 40) return null;
  const moment = new Date(value);
  const year = moment.getUTCFullYear();
  return Number.isNaN(moment.getTime()) || year < 0 || year > 9999 ? null : moment.toISOString();
}

const READERS: Readonly<Record<TagAttribute, (value: unknown) => string | null>> = {
  url: (value) => (isSourceAddress(value) ? value : null),
  person: readWords,
  timeframe: readWords,
  timestamp: readMoment,
};

function readTag(type: Etiqueta, attrs: unknown): TagMark {
  const given = isObject(attrs) ? attrs : {};
  return { type, attrs: Object.fromEntries(attributesOf(type).map((name) => [name, READERS[name](given[name])])) };
}

function readLink(attrs: unknown): LinkMark | undefined {
  const href = isObject(attrs) ? attrs.href : undefined;
  return isLinkAddress(href) ? { type: 'link', attrs: { href } } : undefined;
}

/** What is unknown, forged or leads nowhere good is left out: the words stay. */
export function readMarks(given: unknown): readonly Mark[] | undefined {
  if (!Array.isArray(given)) return undefined;
  let tag: TagMark | undefined;
  let link: LinkMark | undefined;
  const styles = new Set<Style>();
  for (const mark of given.slice(0, 20)) {
    if (!isObject(mark)) continue;
    const type = mark.type;
    if (isEtiqueta(type)) tag ??= readTag(type, mark.attrs);
    else if (type === 'link') link ??= readLink(mark.attrs);
    else if (isStyle(type)) styles.add(type);
  }
  const marks: Mark[] = [
    ...(tag === undefined ? [] : [tag]),
    ...(link === undefined ? [] : [link]),
    ...STYLES.filter((style) => styles.has(style)).map((type): StyleMark => ({ type })),
  ];
  return marks.length === 0 ? undefined : marks;
}

/** Half characters, controls, and what makes the text around it run backwards. */
const NO_TEXT = /\p{Cs}|(?![\n\t])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu;
export const cleanText = (text: string): string => text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(NO_TEXT, '');

const sameAttributes = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);
export const sameMark = (one: Mark, other: Mark): boolean =>
  one.type === other.type && sameAttributes('attrs' in one ? one.attrs : {}, 'attrs' in other ? other.attrs : {});

export function sameMarks(one: readonly Mark[] = [], other: readonly Mark[] = []): boolean {
  return one.length === other.length && one.every((mark, at) => sameMark(mark, other[at] as Mark));
}
