import { findGender } from './given-names.ts';
import type { Gender } from './lexicon.ts';
import { endOfName } from './names.ts';
import { type Phrase, readName } from './phrase.ts';
import { isCue, isMark, isNameWord, isOf, isPossessive, isRole, isWord, type Reading, textAt } from './reading.ts';

/** Somebody at one place of the article. */
interface Mention {
  readonly start: number;
  readonly name: string;
  readonly gender: Gender | undefined;
  /** The first that its sentence names, and not beside the point. */
  readonly leads: boolean;
  /** Somebody, and no place or house. */
  readonly person: boolean;
  /** What is said of them here. */
  readonly roles: readonly string[];
}

/** Who an article names, and where. */
export interface People {
  /** The whole name of somebody named shortly, "John Kerry" for "Kerry", where only one can be meant. */
  fullName(phrase: Phrase): string;
  /** Whoever was named last before a place and fits. */
  lastBefore(position: number, gender: Gender | undefined): Mention | undefined;
  /** Whoever was called so before: all that "the former minister" says must have been said of them. */
  findByRole(phrase: Phrase): string | undefined;
}

const lastWord = (name: string): string => name.slice(name.lastIndexOf(' ') + 1);

export const genderOf = (name: string): Gender | undefined =>
  name.includes(' ') ? findGender(name.split(' ')[0] ?? '') : undefined;

interface Seen {
  readonly at: number;
  readonly phrase: Phrase;
  /** Of the article, counted. */
  readonly sentence: number;
  /** After a preposition, or after "he": not what the sentence is about. */
  readonly inside: boolean;
  readonly speaks: boolean;
  /** Beside what somebody is: "the mayor, Ana Pérez, said", "economist Ana Pérez". */
  readonly apposed: boolean;
}

const HEADLINE = { words: 5, capitals: 0.7 };

/** Whether a line is written with capital letters throughout, so that they tell no names. */
function isHeadline({ tokens, lexicon }: Reading, from: number): boolean {
  let [words, capitals] = [0, 0];
  for (let at = from; at < tokens.length && tokens[at]?.kind !== 'break'; at += 1) {
    const token = tokens[at];
    if (!isWord(token) || token.text.length < 4) continue;
    words += 1;
    if (token.capital) capitals += 1;
  }
  return !lexicon.capitalNouns && words >= HEADLINE.words && capitals / words >= HEADLINE.capitals;
}

/** "Secretary of State John Kerry": where the name begins that stands behind an office or a place. */
function startOfGiven(reading: Reading, from: number, to: number): number {
  if (!isOf(reading, from - 1, 'prepositions')) return from;
  for (let at = from; at < to - 1 && !isRole(reading, at) && !isOf(reading, at, 'titles'); at += 1)
    if (findGender(textAt(reading, at)) !== undefined) return at;
  return from;
}

function listNames(reading: Reading): Seen[] {
  const { tokens, lexicon } = reading;
  const seen: Seen[] = [];
  let sentence = 0;
  let afterPronoun = false;
  let headline = isHeadline(reading, 0);
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at];
    if (token?.kind === 'break') headline = isHeadline(reading, at + 1);
    if (token?.kind === 'end' || token?.kind === 'break') {
      sentence += 1;
      afterPronoun = false;
    }
    const isGiven = findGender(textAt(reading, at)) !== undefined && isNameWord(reading, at + 1);
    if (!isWord(token) || !isNameWord(reading, at) || (headline && !isGiven)) {
      if (lexicon.pronouns.get(token?.low ?? '') !== undefined) afterPronoun = true;
      at += 1;
      continue;
    }
    const end = headline ? at + 2 : endOfName(reading, at, tokens.length);
    const given = startOfGiven(reading, at, end);
    const phrase = readName(reading, given, end);
    const inside = headline || afterPronoun || (given === at && isOf(reading, at - 1, 'prepositions'));
    const isInverted = isCue(reading, at - 1) && (lexicon.idioma !== 'en' || !isWord(tokens[at - 2]));
    const apposed = (isMark(tokens[at - 1], ',') && isMark(tokens[end], ',')) || isRole(reading, at - 1);
    const speaks = (isInverted && !isPossessive(tokens[end - 1])) || isCue(reading, end);
    if (phrase?.kind === 'name') seen.push({ at, phrase: { ...phrase, next: end }, sentence, inside, speaks, apposed });
    at = Math.max(end, at + 1);
  }
  return seen;
}

/** Words beside a name that say what somebody is: the one before it, or those after its comma. */
function rolesBeside(reading: Reading, { at, phrase }: Seen): string[] {
  const { tokens } = reading;
  const roles = phrase.role?.toLowerCase().split(' ') ?? [];
  const before = tokens[at - 1];
  if (isWord(before) && !before.capital && before.low.length > 3) roles.push(before.low);
  if (!isMark(tokens[phrase.next], ',')) return roles;
  for (let next = phrase.next + 1; next < phrase.next + 6; next += 1) {
    const token = tokens[next];
    if (!isWord(token) || isOf(reading, next, 'prepositions')) break;
    if (!isOf(reading, next, 'determiners')) roles.push(token.low);
  }
  return roles;
}

const SHOUTED = /\p{Lu}{2,}/u;

/** Whether a name has a given name, as far as can be told. */
function isWholeName(reading: Reading, { at, phrase }: Seen): boolean {
  const words = phrase.text.split(' ').length;
  if (words < 2 || words > 5 || SHOUTED.test(phrase.text)) return false;
  if (genderOf(phrase.text) !== undefined || phrase.gender !== undefined || phrase.role !== undefined) return true;
  return !reading.lexicon.capitalNouns && !isOf(reading, at - 1, 'determiners');
}

const push = <Value>(lists: Map<string, Value[]>, key: string, value: Value) => {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
};

export function gatherPeople(reading: Reading): People {
  const wholes = new Map<string, Mention[]>();
  const roles = new Map<string, Mention[]>();
  const mentions: Mention[] = [];

  /** Of several people with one family name, whoever the article was last about. */
  function findWhole({ text, start, gender, kind }: Phrase): Mention | undefined {
    if (kind !== 'name' || text.includes(' ')) return undefined;
    const all = wholes.get(text) ?? [];
    const near = before(all, start);
    const fitting = (near.length > 0 ? near : all.slice(0, 1)).filter(
      (one) => (gender ?? one.gender) === (one.gender ?? gender),
    );
    if (new Set(fitting.map(({ name }) => name)).size < 2) return fitting.at(-1);
    return fitting.findLast(({ leads }) => leads);
  }

  let led = -1;
  for (const seen of listNames(reading)) {
    const { phrase, sentence, inside, speaks, apposed } = seen;
    const isWhole = isWholeName(reading, seen);
    const whole = isWhole ? phrase.text : findWhole(phrase)?.name;
    const name = whole ?? phrase.text;
    if (SHOUTED.test(name) || reading.lexicon.houses.test(name.toLowerCase())) continue;
    const gender = phrase.gender ?? genderOf(name);
    const isKnown = gender !== undefined || phrase.role !== undefined || (whole !== undefined && !inside);
    if (!isKnown) continue;
    const said = rolesBeside(reading, seen);
    const mention = {
      roles: said,
      start: phrase.start,
      name,
      gender,
      leads: !inside && (speaks || led !== sentence),
      person: gender !== undefined || phrase.role !== undefined || (whole !== undefined && (apposed || speaks)),
    };
    if (mention.leads) led = sentence;
    mentions.push(mention);
    if (isWhole) push(wholes, lastWord(name), mention);
    for (const role of said) push(roles, role, mention);
  }
  return {
    fullName: (phrase) => findWhole(phrase)?.name ?? phrase.text,
    findByRole: ({ head, words, start }) =>
      before(roles.get(head) ?? [], start).findLast((mention) => words.every((word) => mention.roles.includes(word)))
        ?.name,
    lastBefore(position, gender) {
      const near = before(mentions, position);
      // Where not even "he" is said, only who surely is a person may be meant.
      if (gender === undefined) return near.findLast(({ leads, person }) => leads && person);
      const fits = (mention: Mention) => (mention.gender ?? gender) === gender;
      return (
        near.findLast((mention) => mention.leads && fits(mention)) ??
        near.findLast((mention) => mention.gender === gender)
      );
    },
  };
}

const MOST = 40;
const FARTHEST = 4000;

/** The mentions close before a place, by halving. */
function before(mentions: readonly Mention[], position: number): Mention[] {
  let [low, high] = [0, mentions.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((mentions[middle]?.start ?? 0) < position) low = middle + 1;
    else high = middle;
  }
  return mentions.slice(Math.max(0, low - MOST), low).filter(({ start }) => start > position - FARTHEST);
}
