import { findGender } from './given-names.ts';
import type { Lexicon, WordClass } from './lexicon.ts';
import type { Token } from './tokens.ts';

/** An article while it is read: its words, and what its language is known by. */
export interface Reading {
  readonly texto: string;
  readonly tokens: readonly Token[];
  readonly lexicon: Lexicon;
  /** Words that have a capital letter inside a sentence as well, so that one at its beginning means something. */
  readonly proper: ReadonlySet<string>;
}

/** Tokens, from the first to the one after the last. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

export const DASHES: readonly string[] = ['—', '–', '―', '-', '--'];

const POSSESSIVE = /'s$/;
const bare = (low: string) => low.replace(POSSESSIVE, '');

export const isWord = (token: Token | undefined): token is Token => token?.kind === 'word';

export const isPossessive = (token: Token | undefined): boolean => isWord(token) && POSSESSIVE.test(token.low);

export const isMark = (token: Token | undefined, ...marks: readonly string[]): boolean =>
  token?.kind === 'mark' && marks.includes(token.text);

/** Where a sentence, or what the newspaper says itself, ends. */
export const isBoundary = (token: Token | undefined): boolean =>
  token?.kind === 'end' || token?.kind === 'break' || token?.kind === 'quote';

const isOpening = (before: Token | undefined): boolean =>
  before === undefined || isBoundary(before) || isMark(before, ':', '•');

export function openReading(texto: string, tokens: readonly Token[], lexicon: Lexicon): Reading {
  const proper = new Set<string>();
  for (const [at, { capital, low }] of tokens.entries())
    if (capital && !isOpening(tokens[at - 1])) proper.add(bare(low));
  return { texto, tokens, lexicon, proper };
}

export const lowAt = ({ tokens }: Reading, at: number): string => tokens[at]?.low ?? '';

export const textAt = ({ tokens }: Reading, at: number): string => tokens[at]?.text ?? '';

export function textOf({ texto, tokens }: Reading, { from, to }: Range): string {
  const start = tokens[from]?.start ?? 0;
  return texto.slice(start, tokens[to - 1]?.end ?? start);
}

const SMALL_TIMES: ReadonlySet<string> = new Set(['es', 'fr', 'pt']);

/** "Julio": who is called like a month or a day, in a language that writes those small. */
function isCalledSo({ tokens, lexicon }: Reading, at: number): boolean {
  const token = tokens[at];
  if (token?.capital !== true || !SMALL_TIMES.has(lexicon.idioma)) return false;
  return !isOpening(tokens[at - 1]) || (findGender(token.text) !== undefined && tokens[at + 1]?.capital === true);
}

/** Whether a word of one of these classes stands here. */
export function isOf(reading: Reading, at: number, ...classes: readonly WordClass[]): boolean {
  const token = reading.tokens[at];
  if (!isWord(token)) return false;
  return classes.some(
    (wordClass) => reading.lexicon[wordClass].has(token.low) && !(wordClass === 'times' && isCalledSo(reading, at)),
  );
}

export function isAdverb({ tokens, lexicon }: Reading, at: number): boolean {
  const token = tokens[at];
  return isWord(token) && (lexicon.adverbs.has(token.low) || (!token.capital && lexicon.adverbEnding.test(token.low)));
}

export const isRole = (reading: Reading, at: number): boolean => reading.lexicon.roles.test(lowAt(reading, at));

/** Whether a word is never part of a name, whatever its first letter. */
export const isClosed = (reading: Reading, at: number): boolean =>
  isOf(reading, at, 'determiners', 'prepositions', 'conjunctions', 'pronouns', 'firstPerson', 'impersonal') ||
  isOf(reading, at, 'relatives', 'auxiliaries', 'adverbs', 'times');

const ARTICLE = /^(?:an?|the|th[ei]se|those|his|its|their|our|my|your|no)$/;

/** Whether a verb of saying stands here, and no noun that is written like it. */
export function isCue(reading: Reading, at: number): boolean {
  const { tokens, lexicon } = reading;
  const token = tokens[at];
  if (!isWord(token) || !lexicon.cues.has(token.low)) return false;
  const before = tokens[at - 1];
  if (token.capital && !isOpening(before)) return false;
  if (isWord(before) && lexicon.nounLike.has(token.low) && !mayGoBeforeVerb(reading, at - 1)) return false;
  if (lexicon.idioma === 'en' && isWord(before) && (ARTICLE.test(before.low) || isPossessive(before))) return false;
  const halves = lexicon.halves.get(token.low);
  return halves === undefined || hasOtherHalf(reading, at, halves);
}

/** Whether a verb is likelier after this word than a noun. */
function mayGoBeforeVerb(reading: Reading, at: number): boolean {
  if (reading.lexicon.idioma !== 'en') return !isOf(reading, at, 'determiners', 'prepositions');
  const token = reading.tokens[at];
  if (isOf(reading, at, 'pronouns') || lowAt(reading, at) === 'who' || isAdverb(reading, at)) return true;
  return isRole(reading, at) || (token?.capital === true && !isPossessive(token));
}

const LONGEST_CLAUSE = 40;

function hasOtherHalf({ tokens }: Reading, at: number, halves: ReadonlySet<string>): boolean {
  for (let next = at + 1; next < Math.min(at + LONGEST_CLAUSE, tokens.length); next += 1) {
    if (isBoundary(tokens[next])) return false;
    if (halves.has(tokens[next]?.low ?? '')) return true;
  }
  return false;
}

const isOpenCapital = (reading: Reading, at: number): boolean =>
  reading.tokens[at]?.capital === true && !isClosed(reading, at);

/** Whether this word is part of a name, as far as its letters tell. */
export function isNameWord(reading: Reading, at: number): boolean {
  const { tokens, lexicon, proper } = reading;
  const token = tokens[at];
  if (!isWord(token) || !token.capital) return false;
  if (isClosed(reading, at)) return lexicon.titles.has(token.low) && isOpenCapital(reading, at + 1);
  if (lexicon.capitalNouns || !isOpening(tokens[at - 1])) return true;
  if (proper.has(bare(token.low)) || isOpenCapital(reading, at + 1)) return true;
  return isMark(tokens[at + 1], ',', '—', '–') || isCue(reading, at + 1);
}
