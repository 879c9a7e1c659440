import { readWithApposition } from './apposition.ts';
import type { Marked } from './marks.ts';
import { endOfName } from './names.ts';
import type { Phrase } from './phrase.ts';
import {
  DASHES,
  isAdverb,
  isBoundary,
  isCue,
  isMark,
  isNameWord,
  isOf,
  isWord,
  lowAt,
  type Reading,
  textAt,
} from './reading.ts';
import { mayBegin, subjectAfter, subjectBefore } from './subject.ts';

/** The words that give a quotation to somebody. */
export interface Attribution {
  readonly cue: string;
  /** Undefined: it is said without naming anybody again. */
  readonly phrase: Phrase | undefined;
  /** How it stands before the quotation: "X said: “…”", "X said, “…”", "X said that “…”". */
  readonly joint: 'after' | 'colon' | 'comma' | 'none';
}

const LONGEST_CLAUSE = 60;

function endOfClause({ tokens }: Reading, from: number): number {
  let at = from;
  while (at < tokens.length && at < from + LONGEST_CLAUSE && !isBoundary(tokens[at])) at += 1;
  return at;
}

function startOfClause({ tokens }: Reading, to: number): number {
  let at = to;
  while (at > 0 && at > to - LONGEST_CLAUSE && !isBoundary(tokens[at - 1])) at -= 1;
  return at;
}

/** Whether the sentence goes on after the closing mark. */
function goesOn({ texto, tokens }: Reading, at: number, { end }: Marked): boolean {
  const next = tokens[at + 1];
  if (next === undefined || isBoundary(next)) return false;
  if (isMark(next, ',', ';', ...DASHES) || (isWord(next) && !next.capital)) return true;
  return /[,?!…—–-]/.test(texto[end - 1] ?? '');
}

/** How many words of "according to" stand here. */
const matchAccording = (reading: Reading, at: number): number =>
  reading.lexicon.accordings.find((phrase) => phrase.every((word, index) => lowAt(reading, at + index) === word))
    ?.length ?? 0;

/** "“…” ― Pamela Padilla", on the same line or the next. */
function signature(reading: Reading, at: number): Attribution | undefined {
  const { tokens } = reading;
  const dash = tokens[at + 1]?.kind === 'break' ? at + 2 : at + 1;
  if (!isMark(tokens[dash], '—', '–', '―', '--') || !isNameWord(reading, dash + 1)) return undefined;
  const end = endOfName(reading, dash + 1, dash + 8);
  const after = tokens[end];
  if (end - dash < 3 || !(after === undefined || isBoundary(after) || isMark(after, ','))) return undefined;
  const phrase = readWithApposition(reading, dash + 1, endOfClause(reading, dash + 1), false);
  return phrase && { cue: textAt(reading, dash), phrase, joint: 'after' };
}

interface VerbGroup {
  readonly verb: number;
  /** The pronoun inside it: "a-t-il dit". */
  readonly pronoun: Phrase | undefined;
  /** "a-t-on dit", "était-il précisé", "hieß es". */
  readonly impersonal: boolean;
}

const LONGEST_GROUP = 7;
const IMPERSONAL = /^(?:est|était) (?:il|elle)$/;

/** A verb of saying that begins here, with its helping verbs: "ha dicho", "s’est-il réjoui". */
function verbGroup(reading: Reading, from: number, to: number): VerbGroup | undefined {
  let pronoun: Phrase | undefined;
  let impersonal = false;
  for (let at = from; at < Math.min(to, from + LONGEST_GROUP); at += 1) {
    if (isCue(reading, at)) return { verb: at, pronoun, impersonal: impersonal || isOf(reading, at + 1, 'impersonal') };
    const low = lowAt(reading, at);
    if (at > from && reading.lexicon.idioma === 'fr' && (isOf(reading, at, 'pronouns') || low === 'on')) {
      const isReflexive = /^(?:s'|se)$/.test(lowAt(reading, at - 2));
      impersonal = low === 'on' || (IMPERSONAL.test(`${lowAt(reading, at - 1)} ${low}`) && !isReflexive);
      pronoun = impersonal ? undefined : readWithApposition(reading, at, at + 1, true);
    } else if (!isOf(reading, at, 'auxiliaries') && !isAdverb(reading, at)) return undefined;
  }
  return undefined;
}

/** "dicen desde la Agencia": the agency says it. */
const subjectAfterVerb = (reading: Reading, verb: number, to: number): Phrase | undefined =>
  subjectAfter(reading, lowAt(reading, verb + 1) === 'desde' ? verb + 2 : verb + 1, to);

/** Whether the verb may stand alone for somebody named before: "dijo", but not "dijeron". */
const mayStandAlone = (reading: Reading, verb: number): boolean =>
  reading.lexicon.dropsPronouns && !/[nm]$/.test(lowAt(reading, verb));

const CONNECTOR = /^(?:as|wie|como|comme)$/;
const FARTHEST_VERB = 34;

/** "…, dijo X": the verb first. */
function invertedAfter(
  reading: Reading,
  { verb, pronoun, impersonal }: VerbGroup,
  to: number,
): Attribution | undefined {
  // "heißt es in dem Bericht": the report says it, and nobody.
  if (impersonal && isOf(reading, verb + 2, 'prepositions')) return undefined;
  const phrase = impersonal ? undefined : (pronoun ?? subjectAfterVerb(reading, verb, to));
  const { idioma, dropsPronouns } = reading.lexicon;
  if (phrase === undefined && (idioma === 'en' || (dropsPronouns && !mayStandAlone(reading, verb)))) return undefined;
  return { cue: textAt(reading, verb), phrase, joint: 'after' };
}

/** What follows the quotation in its sentence: "…, said X", "…, X said", "…, según X". */
export function attributionAfter(reading: Reading, at: number, marked: Marked): Attribution | undefined {
  const { tokens } = reading;
  const signed = signature(reading, at);
  if (signed !== undefined) return signed;
  if (!goesOn(reading, at, marked)) return undefined;
  let from = at + 1;
  while (isMark(tokens[from], ',', ';', ...DASHES)) from += 1;
  const to = endOfClause(reading, from);
  if (CONNECTOR.test(lowAt(reading, from))) from += 1;
  if (from >= to) return undefined;
  const according = matchAccording(reading, from);
  const group = verbGroup(reading, from + according, to);
  if (group !== undefined) return invertedAfter(reading, group, to);
  if (according > 0) {
    const phrase = subjectAfter(reading, from + according, to);
    return phrase && { cue: textAt(reading, from), phrase, joint: 'after' };
  }
  if (!isWord(tokens[from]) || isOf(reading, from, 'conjunctions', 'relatives', 'prepositions')) return undefined;
  for (let verb = from + 1; verb < Math.min(to, from + FARTHEST_VERB); verb += 1) {
    if (!isCue(reading, verb)) continue;
    const phrase = subjectBefore(reading, from, verb);
    return phrase && { cue: textAt(reading, verb), phrase, joint: 'after' };
  }
  return undefined;
}

const FARTHEST_THAT = 14;
const NEAR = 3;

/** Whether a piece of a sentence is what the verb says: right behind it, or after its "that". Not "lo que propone el Gobierno es «…»". */
function leadsTo(reading: Reading, verb: number, to: number): boolean {
  if (isOf(reading, verb - 1, 'relatives') && !isMark(reading.tokens[verb - 2], ',')) return false;
  if (reading.lexicon.idioma === 'en' || to - verb <= NEAR) return true;
  return isOf(reading, verb + 1, 'complementizers') || isOf(reading, to - 1, 'complementizers');
}

/** What leads to the quotation: "X said: “…”". The colon may end the paragraph before. */
export function attributionBefore(reading: Reading, at: number): Attribution | undefined {
  const { tokens, lexicon } = reading;
  let to = at;
  while (tokens[to - 1]?.kind === 'break') to -= 1;
  const last = tokens[to - 1];
  const joint = isMark(last, ':') ? 'colon' : isMark(last, ',', ...DASHES) ? 'comma' : 'none';
  if (to < at && joint !== 'colon') return undefined;
  if (joint !== 'none') to -= 1;
  const from = startOfClause(reading, to);
  for (let verb = to - 1; verb >= Math.max(from, joint === 'none' ? to - FARTHEST_THAT : from); verb -= 1) {
    if (!isCue(reading, verb) || (joint === 'none' && !leadsTo(reading, verb, to))) continue;
    const phrase = subjectBefore(reading, from, verb) ?? subjectAfterVerb(reading, verb, to);
    const isAlone = lexicon.dropsPronouns ? mayStandAlone(reading, verb) : joint === 'colon';
    return phrase === undefined && !isAlone ? undefined : { cue: textAt(reading, verb), phrase, joint };
  }
  const first = isMark(tokens[from], ',', ...DASHES) ? from + 1 : from;
  const according = matchAccording(reading, first);
  const phrase = according > 0 ? subjectAfter(reading, first + according, to) : undefined;
  if (phrase !== undefined) return { cue: textAt(reading, first), phrase, joint };
  return joint === 'colon' ? colonAlone(reading, from, to) : undefined;
}

const FEW_WORDS = 5;

/** "Ana Pérez, alcaldesa: «…»", "Und weiter: „…“". */
function colonAlone(reading: Reading, from: number, to: number): Attribution | undefined {
  const phrase = mayBegin(reading, from) ? readWithApposition(reading, from, to, false) : undefined;
  const isName = phrase?.kind === 'name' && (phrase.text.includes(' ') || !reading.lexicon.capitalNouns);
  if (isName && (phrase.next >= to || isMark(reading.tokens[phrase.next], ',')))
    return { cue: ':', phrase, joint: 'colon' };
  if (to === from || to - from > FEW_WORDS) return undefined;
  for (let at = from; at < to; at += 1)
    if (!isAdverb(reading, at) && !isOf(reading, at, 'conjunctions')) return undefined;
  return { cue: textAt(reading, to - 1), phrase: undefined, joint: 'colon' };
}
