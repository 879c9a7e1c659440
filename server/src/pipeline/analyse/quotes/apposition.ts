import { type Phrase, readPhrase } from './phrase.ts';
import { isAdverb, isCue, isMark, isNameWord, isOf, isPossessive, isWord, type Reading, textOf } from './reading.ts';

const LONGEST_ROLE = 16;

/** ", 54 ans," and ", de 67 años," come before what somebody is. */
function afterAge({ tokens }: Reading, from: number, to: number): number {
  if (![from, from + 1].some((at) => /^\p{N}/u.test(tokens[at]?.text ?? ''))) return from;
  for (let at = from + 1; at < Math.min(to, from + 5); at += 1) if (isMark(tokens[at], ',')) return at + 1;
  return from;
}

function mayBeginRole(reading: Reading, at: number): boolean {
  const { tokens, lexicon } = reading;
  if (!isWord(tokens[at]) || isAdverb(reading, at) || isCue(reading, at)) return false;
  if (!lexicon.capitalNouns && isNameWord(reading, at) && !isPossessive(tokens[at])) return false;
  if (isOf(reading, at, 'prepositions', 'relatives', 'conjunctions', 'times', 'gerunds')) return false;
  // "die im dritten Stock wohnt" is no role.
  if (isOf(reading, at, 'determiners')) return !isOf(reading, at + 1, 'prepositions', 'determiners', 'adverbs');
  return !isOf(reading, at, 'pronouns', 'auxiliaries');
}

const isHelping = (reading: Reading, at: number): boolean =>
  isOf(reading, at, 'auxiliaries') && !isOf(reading, at, 'determiners', 'prepositions');

/** What is said of somebody between commas: "Ana Pérez, ministra de Sanidad, …". */
export function roleAfter(reading: Reading, at: number, to: number): string | undefined {
  const { tokens } = reading;
  if (!isMark(tokens[at], ',')) return undefined;
  const from = afterAge(reading, at + 1, to);
  if (!mayBeginRole(reading, from)) return undefined;
  let end = from;
  while (end < to && end < from + LONGEST_ROLE && isWord(tokens[end]) && !isOf(reading, end, 'relatives')) {
    if (isHelping(reading, end)) return undefined;
    end += 1;
  }
  if (end === from + LONGEST_ROLE || tokens[end]?.kind === 'quote') return undefined;
  return withoutArticle(reading, from, end);
}

/** "the mayor" is a mayor, but "one of the mayors" stays as it is. */
export function withoutArticle(reading: Reading, from: number, to: number): string {
  const isArticle = isOf(reading, from, 'determiners') && to > from + 1 && !isOf(reading, from + 1, 'prepositions');
  return textOf(reading, { from: isArticle ? from + 1 : from, to });
}

/** Whoever is named from here on, with what stands beside it: the name of "the mayor, Ana Pérez," and what Ana Pérez is. */
export function readWithApposition(reading: Reading, from: number, to: number, inverted: boolean): Phrase | undefined {
  const phrase = readPhrase(reading, from, to, inverted);
  if (phrase === undefined) return undefined;
  const { kind, next } = phrase;
  if (kind === 'name') return { ...phrase, role: phrase.role ?? roleAfter(reading, next, to) };
  if (kind !== 'nominal' || !isMark(reading.tokens[next], ',') || !isNameWord(reading, next + 1)) return phrase;
  const named = readPhrase(reading, next + 1, to, true);
  const isName = named?.kind === 'name' && (named.text.includes(' ') || !reading.lexicon.capitalNouns);
  return isName ? { ...named, role: withoutArticle(reading, from, next) } : phrase;
}
