import { readWithApposition, roleAfter, withoutArticle } from './apposition.ts';
import { findGender } from './given-names.ts';
import { endOfName } from './names.ts';
import { type Phrase, readPhrase } from './phrase.ts';
import {
  DASHES,
  isAdverb,
  isClosed,
  isCue,
  isMark,
  isNameWord,
  isOf,
  isPossessive,
  isRole,
  isWord,
  lowAt,
  type Range,
  type Reading,
  textAt,
} from './reading.ts';

/** A preposition with what belongs to it: "in a statement", "am Montag". */
function endOfPrepositional(reading: Reading, from: number, to: number): number {
  const { tokens, lexicon } = reading;
  let at = from + 1;
  while (at < to && isOf(reading, at, 'determiners', 'prepositions')) at += 1;
  if (lexicon.capitalNouns) {
    while (at < to && isWord(tokens[at]) && tokens[at]?.capital === false && !isCue(reading, at)) at += 1;
    const isGenitive = isOf(reading, at + 1, 'genitives') && isOf(reading, at + 1, 'determiners');
    return Math.min(isGenitive && tokens[at + 2]?.capital === true ? at + 3 : at + 1, to);
  }
  const name = endOfName(reading, at, to);
  if (name === at) return Math.min(at + 1, to);
  // "à l’AFP Sophie Lemaire": two names.
  for (let next = at + 1; next < name - 1; next += 1) if (findGender(textAt(reading, next)) !== undefined) return next;
  return name;
}

/** "este lunes", "diese Woche". */
const isTimeAhead = (reading: Reading, at: number): boolean =>
  isOf(reading, at, 'determiners') &&
  (isOf(reading, at + 1, 'times') || isOf(reading, at + 2, 'times')) &&
  reading.tokens[at + 1]?.capital === reading.lexicon.capitalNouns;

/** Before the title of something: „Spiegel“. */
const OPENING = /^[«»“„"‚‘‹›]$/;

/** Whether somebody may be named from here on. */
export function mayBegin(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  if (!isWord(token) || isTimeAhead(reading, at) || OPENING.test(textAt(reading, at - 1))) return false;
  if (isOf(reading, at, 'pronouns', 'firstPerson', 'impersonal', 'determiners')) return true;
  return isNameWord(reading, at) || (token.capital && isRole(reading, at));
}

/** Whoever is named last in a range, and not as part of something else: the subject of a verb that follows. */
function nearest(reading: Reading, { from, to }: Range): Phrase | undefined {
  let found: Phrase | undefined;
  let at = from;
  while (at < to && !(found !== undefined && isOf(reading, at, 'relatives'))) {
    if (isOf(reading, at, 'prepositions')) at = endOfPrepositional(reading, at, to);
    else if (mayBegin(reading, at)) {
      const phrase = readPhrase(reading, startOfRole(reading, at, from), to, false);
      found = phrase ?? found;
      at = Math.max(phrase?.next ?? 0, at + 1);
    } else at += 1;
  }
  return found ?? bare(reading, from, to);
}

const FEW_WORDS = 4;

/** "union leader Mick Lynch": English puts what somebody is before the name, without an article. */
function startOfRole(reading: Reading, at: number, from: number): number {
  if (reading.lexicon.idioma !== 'en' || !isRole(reading, at - 1)) return at;
  const belongs = (word: number) =>
    isWord(reading.tokens[word]) &&
    !reading.tokens[word]?.capital &&
    !isClosed(reading, word) &&
    !isOf(reading, word, 'cues');
  let first = at;
  while (first > from && first > at - FEW_WORDS && belongs(first - 1)) first -= 1;
  return first;
}

const NO_NOUN = /(?:ing|ed|ando|iendo|endo)$/;

/** "police said", "campaign officials said". */
function bare(reading: Reading, from: number, to: number): Phrase | undefined {
  let first = from;
  while (first < to && isOf(reading, first, 'conjunctions', 'adverbs')) first += 1;
  const low = lowAt(reading, first);
  if (first >= to || to - first > FEW_WORDS || isOf(reading, first, 'prepositions') || isAdverb(reading, first))
    return undefined;
  const isNoun = !NO_NOUN.test(low) && (reading.lexicon.idioma === 'en' || low.endsWith('s'));
  return isNoun ? readPhrase(reading, first, to, false) : undefined;
}

/** Whoever is named first in a range, where verbs may follow: "Dean poked at Trump, [tweeting]". */
function leading(reading: Reading, { from, to }: Range): Phrase | undefined {
  let at = from;
  while (at < to && !mayBegin(reading, at))
    at = isOf(reading, at, 'prepositions') ? endOfPrepositional(reading, at, to) : at + 1;
  if (at >= to) return undefined;
  const phrase = readPhrase(reading, at, endOfLeading(reading, at, to), false);
  const named = phrase?.kind === 'nominal' ? readWithApposition(reading, at, to, false) : undefined;
  return named?.kind === 'name' ? named : phrase;
}

function endOfLeading(reading: Reading, from: number, to: number): number {
  const name = endOfName(reading, from, to);
  const first = Math.max(name, from + 1);
  for (let at = first; at < Math.min(to, first + FEW_WORDS) && isWord(reading.tokens[at]); at += 1)
    if (isRole(reading, at)) return Math.max(endOfName(reading, at + 1, to), at + 1);
  return name > from && !isPossessive(reading.tokens[name - 1]) ? name : Math.min(from + 2, to);
}

/** What is between commas, dashes and semicolons. */
function partsOf({ tokens }: Reading, from: number, to: number): Range[] {
  const parts: Range[] = [];
  let start = from;
  for (let at = from; at <= to; at += 1) {
    if (at < to && !isMark(tokens[at], ',', ';', ...DASHES)) continue;
    if (at > start) parts.push({ from: start, to: at });
    start = at + 1;
  }
  return parts;
}

/** "a colleague who pinched her and [told]": whoever stands before the last "who". */
function beforeRelative(reading: Reading, from: number, to: number): number {
  for (let at = to - 1; at > from; at -= 1) {
    if (!isOf(reading, at, 'relatives') || isOf(reading, at, 'complementizers')) continue;
    for (let begin = at - 1; begin >= from && begin > at - 6; begin -= 1) if (mayBegin(reading, begin)) return begin;
  }
  return from;
}

/** Who does what the verb says, to the left of it: "Anne Hidalgo, the mayor of Paris, on Monday [said]". */
export function subjectBefore(reading: Reading, from: number, verb: number): Phrase | undefined {
  const { tokens } = reading;
  let to = verb;
  while (to > from && (isOf(reading, to - 1, 'auxiliaries') || isAdverb(reading, to - 1))) to -= 1;
  if (to > from && isOf(reading, to - 1, 'conjunctions')) {
    // "Trump jumped up, turned around and [said]": the last part that names somebody.
    const parts = partsOf(reading, beforeRelative(reading, from, to), to - 1).reverse();
    return parts.map((part) => leading(reading, part)).find((phrase) => phrase !== undefined);
  }
  if (isOf(reading, verb, 'gerunds')) {
    let name = to;
    while (name > from && isNameWord(reading, name - 1)) name -= 1;
    return name < to ? readPhrase(reading, name, to, false) : leading(reading, { from, to });
  }
  const isRelative = to > from && isOf(reading, to - 1, 'relatives');
  if (isRelative) to -= 1;
  const parts = partsOf(reading, from, to);
  const [first] = parts;
  const last = parts.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const near = nearest(reading, last);
  if (isMark(tokens[to - 1], ',', ...DASHES) && !(isRelative && near !== undefined))
    return besideOf(reading, parts, verb) ?? near;
  return near ?? (first === last ? undefined : leading(reading, first));
}

/** Whose apposition ends the range: the first part of "Anne Hidalgo, the mayor of Paris, [said]", the second of "the mayor, Anne Hidalgo, [said]". */
function besideOf(reading: Reading, parts: readonly Range[], verb: number): Phrase | undefined {
  const last = parts.at(-1);
  const beside = last && phraseAtStart(reading, last);
  let nominal: Phrase | undefined;
  for (const part of parts.slice(0, -1).reverse()) {
    const phrase = phraseAtStart(reading, part) ?? (nominal === undefined ? nearest(reading, part) : undefined);
    if (phrase === undefined || isPlace(phrase)) continue;
    if (phrase.kind !== 'nominal') return { ...phrase, role: phrase.role ?? roleAfter(reading, phrase.next, verb) };
    if (beside?.kind === 'name' && beside.next >= (last?.to ?? 0))
      return { ...beside, role: beside.role ?? withoutArticle(reading, phrase.first, phrase.next) };
    nominal ??= phrase;
  }
  return nominal;
}

/** "of Ashton, Md., [said]" */
const isPlace = ({ kind, text }: Phrase): boolean => kind === 'name' && /^\p{L}+\.$/u.test(text);

const AND = /^(?:and|but|y|pero|et|mais|und|aber|e|mas)$/;

function phraseAtStart(reading: Reading, { from, to }: Range): Phrase | undefined {
  let at = from;
  while (at < to && (AND.test(lowAt(reading, at)) || isOf(reading, at, 'adverbs'))) at += 1;
  return mayBegin(reading, at) ? readPhrase(reading, at, to, false) : undefined;
}

const FARTHEST = 16;

/** Whether a word may stand between a verb and its subject: "dijo [ayer] el ministro". */
function isBetween(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  if (isOf(reading, at, 'auxiliaries')) return !isOf(reading, at, 'determiners') && token?.capital === false;
  return isOf(reading, at, 'times') || isAdverb(reading, at) || /^\p{N}/u.test(token?.low ?? '');
}

/** Who does what the verb says, to the right of it: "[dijo] este lunes a Efe el portavoz del Gobierno, Juan Pérez". */
export function subjectAfter(reading: Reading, from: number, to: number): Phrase | undefined {
  let at = from;
  while (at < Math.min(to, from + FARTHEST) && isWord(reading.tokens[at])) {
    if (isOf(reading, at, 'prepositions')) at = endOfPrepositional(reading, at, to);
    else if (isTimeAhead(reading, at)) at += 2;
    else if (isOf(reading, at, 'complementizers', 'relatives', 'conjunctions')) return undefined;
    else {
      const phrase = isBetween(reading, at) ? undefined : readWithApposition(reading, at, to, true);
      if (phrase !== undefined) return phrase;
      at += 1;
    }
  }
  return undefined;
}
