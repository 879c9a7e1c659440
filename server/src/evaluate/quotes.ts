import { findQuotes, type Quote } from '../pipeline/analyse/quotes/find-quotes.ts';
import { type AnnotatedArticle, type AnnotatedQuote, isHeldOut, readPolnear, type Span, trimQuote } from './polnear.ts';
import type { Score } from './score.ts';

/** How much of two stretches must be common to both for them to be the same. */
const SAME = 0.9;

function overlap(a: Span, b: Span): number {
  const common = Math.min(a.end, b.end) - Math.max(a.start, b.start);
  return common <= 0 ? 0 : common / (Math.max(a.end, b.end) - Math.min(a.start, b.start));
}

const AFTER_HEAD = /\s(?:of|in|at|from|for|with|on|who|whose|which|that|to|and|by)\s.*$|[([].*$/su;
const lastWord = (text: string): string =>
  text
    .trim()
    .replace(/[’']s?$/, '')
    .split(/\s+/)
    .at(-1)
    ?.toLowerCase() ?? '';

/** What a source is in one word: "Clyburn" of "Rep. Jim Clyburn (D-S.C.), the assistant leader"; also "leader", what stands beside it. */
const headsOf = (source: string): string[] =>
  source
    .split(',')
    .slice(0, 2)
    .map((part) => lastWord(part.replace(AFTER_HEAD, '')))
    .filter((word) => word !== '');

const PRONOUN = /^(?:he|she|they|it|who|i|we)$/i;
const isName = (mention: string): boolean => /\p{Lu}[^\s]*$/u.test(mention) && !PRONOUN.test(mention);

/**
 * The right speaker: the words it was found by are those annotated, or the same name elsewhere. A pronoun, or what somebody is,
 * counts only in the annotated place.
 */
function hasRightSpeaker(text: string, quote: Quote, { sources }: AnnotatedQuote): boolean {
  const { speakerStart = 0, speakerEnd = 0 } = quote;
  const mention = text.slice(speakerStart, speakerEnd) || (quote.speaker ?? '');
  return sources.some((source) => {
    if (!headsOf(source.text).includes(lastWord(mention.replace(AFTER_HEAD, '')))) return false;
    return overlap({ start: speakerStart, end: speakerEnd }, source) > 0 || isName(mention);
  });
}

interface Counts {
  readonly found: number;
  readonly right: number;
  readonly all: number;
  /** Of all that are annotated, those that were found. */
  readonly reached: number;
}

function count({ text, quotes }: AnnotatedArticle): Counts {
  const found = findQuotes(text, 'en').filter(({ whole, speaker }) => whole && speaker !== undefined);
  const right = found.flatMap((quote) => {
    const isSame = ({ span }: AnnotatedQuote) => overlap(span, trimQuote(text, quote)) >= SAME;
    const annotated = quotes.find((one) => isSame(one) && hasRightSpeaker(text, quote, one));
    return annotated === undefined ? [] : [annotated];
  });
  return { found: found.length, right: right.length, all: quotes.length, reached: new Set(right).size };
}

function measure(articles: readonly AnnotatedArticle[]): { precision: number; recall: number; detail: string } {
  const counts = articles.map(count);
  const sum = (name: keyof Counts) => counts.reduce((total, one) => total + one[name], 0);
  const detail = `${sum('found')} found, ${sum('all')} annotated in ${articles.length} articles`;
  return { precision: sum('right') / sum('found'), recall: sum('reached') / sum('all'), detail };
}

/**
 * Direct quotations of PolNeAR with the right speaker. A quotation is what stands between one pair of marks, and right if at least
 * nine tenths are the same as annotated and its speaker is.
 */
export async function evaluateQuotes(dataDir: string): Promise<Score[]> {
  const articles = await readPolnear(dataDir);
  const held = measure(articles.filter(isHeldOut));
  const other = measure(articles.filter((article) => !isHeldOut(article)));
  const name = 'direct quotations with the right speaker, PolNeAR';
  return [
    { figure: `${name}: precision`, value: held.precision, bar: '>= 0.90', detail: held.detail },
    { figure: `${name}: recall`, value: held.recall, bar: '>= 0.75', detail: held.detail },
    { figure: `${name}, half it was made on: precision`, value: other.precision, detail: other.detail },
    { figure: `${name}, half it was made on: recall`, value: other.recall, detail: other.detail },
  ];
}
