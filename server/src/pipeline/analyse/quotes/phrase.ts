import type { Gender } from './lexicon.ts';
import { endOfName, isParticle, nameAtEnd, nameBehindOffice, startOfName } from './names.ts';
import {
  isAdverb,
  isCue,
  isOf,
  isPossessive,
  isRole,
  isWord,
  lowAt,
  type Range,
  type Reading,
  textAt,
  textOf,
} from './reading.ts';

/** Words that name somebody, as they stand in the article. */
export interface Phrase {
  readonly kind: 'name' | 'nominal' | 'pronoun' | 'writer' | 'nobody';
  /** The name alone, or the whole phrase where there is no name. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** What a nominal is about, in lower case: "minister". */
  readonly head: string;
  /** Its words without the article, in lower case: "former", "minister". */
  readonly words: readonly string[];
  readonly role: string | undefined;
  readonly gender: Gender | undefined;
  /** Its first token, and the one after its last. */
  readonly first: number;
  readonly next: number;
}

interface Found extends Range {
  readonly next: number;
}

/** `roleFrom`: where the words begin that say what somebody is, and end with the name. */
function nameOf(reading: Reading, { from, to, next }: Found, roleFrom: number): Phrase {
  const { at, gender } = startOfName(reading, { from, to });
  let first = roleFrom;
  while (first < at && isOf(reading, first, 'determiners')) first += 1;
  const isTitle = at - first === 1 && gender !== undefined;
  const role = first < at && !isTitle ? textOf(reading, { from: first, to: at }) : undefined;
  const text = textOf(reading, { from: at, to }).replace(/[’']s$/, '');
  const start = reading.tokens[at]?.start ?? 0;
  return { kind: 'name', text, start, end: start + text.length, head: '', words: [], role, gender, first: from, next };
}

/** "the mayor of Paris", but not "the mayor on Monday". */
function endOfNominal(reading: Reading, core: number, all: number): number {
  let at = core;
  while (at + 1 < all && isOf(reading, at, 'genitives')) {
    at += 1;
    while (at < all && !isOf(reading, at, 'prepositions')) at += 1;
  }
  return at;
}

function nominalOf(reading: Reading, { from, to: last, next }: Found): Phrase {
  const { tokens, lexicon } = reading;
  let to = last;
  // Behind a German noun, what is written small is an adverb.
  if (lexicon.capitalNouns) while (to > from + 2 && tokens[to - 1]?.capital === false) to -= 1;
  const text = textOf(reading, { from, to: to < last ? to : endOfNominal(reading, to, next) });
  const start = tokens[from]?.start ?? 0;
  const noun = isOf(reading, from, 'determiners') && to > from + 1 ? from + 1 : from;
  const headIsLast = lexicon.idioma === 'en' || lexicon.capitalNouns;
  const head = lowAt(reading, headIsLast ? to - 1 : noun);
  const end = start + text.length;
  const telling = lexicon.idioma === 'en' ? head : lowAt(reading, from);
  const gender = lexicon.masculine.has(telling) ? 'm' : lexicon.feminine.has(telling) ? 'f' : undefined;
  const words = textOf(reading, { from: noun, to }).toLowerCase().split(' ');
  return { kind: 'nominal', text, start, end, head, words, role: undefined, gender, first: from, next };
}

function pronounOf(reading: Reading, at: number): Phrase | undefined {
  const token = reading.tokens[at];
  const kind = isOf(reading, at, 'pronouns')
    ? 'pronoun'
    : isOf(reading, at, 'firstPerson')
      ? 'writer'
      : isOf(reading, at, 'impersonal')
        ? 'nobody'
        : undefined;
  if (token === undefined || kind === undefined) return undefined;
  // "este" and "diese" may also stand before a noun.
  const beforeNoun =
    isWord(reading.tokens[at + 1]) && !isCue(reading, at + 1) && !isOf(reading, at + 1, 'prepositions');
  if (isOf(reading, at, 'determiners') && beforeNoun) return undefined;
  const { text, low, start, end } = token;
  const gender = reading.lexicon.pronouns.get(low);
  return { kind, text, start, end, head: low, words: [], role: undefined, gender, first: at, next: at + 1 };
}

const LONGEST_PHRASE = 14;

/** Whether words that belong together end before this one. */
function endsPhrase(reading: Reading, at: number, behindPreposition: boolean): boolean {
  if (isOf(reading, at, 'relatives', 'conjunctions', 'times', 'pronouns') || isAdverb(reading, at)) return true;
  const followsPreposition = isOf(reading, at - 1, 'prepositions');
  if (isCue(reading, at)) return !followsPreposition;
  if (isOf(reading, at, 'determiners'))
    return (
      !reading.lexicon.capitalNouns &&
      !isOf(reading, at - 1, 'prepositions', 'determiners') &&
      !isOf(reading, at, 'prepositions')
    );
  return isOf(reading, at, 'auxiliaries') && !(behindPreposition && followsPreposition);
}

/** Where the words end that may belong together; `core`: before the first preposition, or the first genitive in German. */
function endOfPhrase(reading: Reading, from: number, to: number): { core: number; all: number } {
  let core: number | undefined;
  let at = from;
  while (at < Math.min(to, from + LONGEST_PHRASE) && isWord(reading.tokens[at])) {
    const name = endOfName(reading, at, to);
    if (name > at) {
      at = name;
      continue;
    }
    if (at > from) {
      if (endsPhrase(reading, at, core !== undefined)) break;
      const isGenitive =
        reading.lexicon.capitalNouns && isOf(reading, at, 'determiners') && !isOf(reading, at - 1, 'prepositions');
      if (isGenitive || isOf(reading, at, 'prepositions')) core ??= at;
    }
    at += 1;
  }
  return { core: core ?? at, all: at };
}

/** "la Cour", "the Pentagon": one word with its article. */
const isInstitution = (reading: Reading, from: number, run: Range): boolean =>
  run.from === from + 1 &&
  run.to === run.from + 1 &&
  isOf(reading, from, 'determiners') &&
  !/^\p{Lu}+$/u.test(textAt(reading, run.from));

/** What somebody is, and many are called. */
const SURNAME = /^(?:bauer|richter|könig|meister|kaiser|schulze|vogt|major|prinz)$/;

/** "Autor veganer Kochbücher": nouns with adjectives between them are no name. */
function hasSmallWords({ tokens }: Reading, from: number, to: number): boolean {
  let at = from;
  while (at < to && tokens[at]?.capital === false) at += 1;
  while (at < to && (tokens[at]?.capital === true || isParticle(tokens[at]?.low ?? ''))) at += 1;
  return at < to;
}

/** All nouns have capital letters: what somebody is ends with the last noun that can be a person's role. */
function germanName(reading: Reading, { from, to, next }: Found): Phrase {
  const hasDeterminer = isOf(reading, from, 'determiners');
  const first = hasDeterminer ? from + 1 : from;
  const { at } = startOfName(reading, { from: first, to });
  const nouns = to - first;
  const isUnnamed =
    nouns === 1
      ? hasDeterminer || (isRole(reading, first) && !SURNAME.test(lowAt(reading, first)))
      : (hasDeterminer && at === first && nouns < 3) || hasSmallWords(reading, first, to);
  if (isUnnamed) return nominalOf(reading, { from, to, next });
  const start = hasDeterminer && at === first ? to - 2 : at;
  const name = nameAtEnd(reading, { from: start, to }) ?? { from: start, to };
  return nameOf(reading, { ...name, next }, from);
}

/** Reads who is named from here on. `inverted`: after the verb, where other words may follow a name. */
export function readPhrase(reading: Reading, from: number, to: number, inverted: boolean): Phrase | undefined {
  const { tokens, lexicon } = reading;
  if (from >= to || !isWord(tokens[from])) return undefined;
  const pronoun = pronounOf(reading, from);
  if (pronoun !== undefined) return pronoun;
  const { core, all: next } = endOfPhrase(reading, from, to);
  const hasDeterminer = isOf(reading, from, 'determiners');
  if (hasDeterminer && core === from + 1 && !isOf(reading, core, 'genitives')) return undefined;
  const office = nameBehindOffice(reading, { from, to: next });
  if (office !== undefined) return nameOf(reading, { ...office, next }, from);
  const run = nameAtEnd(reading, { from, to: core });
  if (run !== undefined) {
    if (lexicon.capitalNouns) return germanName(reading, { from, to: core, next });
    if (run.to - run.from === 1 && isRole(reading, run.from)) return nominalOf(reading, { from, to: core, next });
    if (isInstitution(reading, from, run)) return { ...nominalOf(reading, { from, to: core, next }), kind: 'name' };
    return nameOf(reading, { ...run, next }, from);
  }
  const english = lexicon.idioma === 'en';
  const first = hasDeterminer ? from : endOfName(reading, from, core);
  if (inverted && !english) {
    if (first > from && !isPossessive(tokens[first - 1]))
      return nameOf(reading, { from, to: first, next: first }, from);
    if (!hasDeterminer && first === from && !lowAt(reading, from).endsWith('s')) return undefined;
  }
  return nominalOf(reading, { from, to: core, next });
}

/** The name that words with capital letters make, whatever follows them. */
export function readName(reading: Reading, from: number, to: number): Phrase | undefined {
  if (reading.lexicon.capitalNouns) return readPhrase(reading, from, to, false);
  return nameOf(reading, { from, to, next: to }, from);
}
