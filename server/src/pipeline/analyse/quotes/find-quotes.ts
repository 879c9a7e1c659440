import { type Attribution, attributionAfter, attributionBefore } from './attribution.ts';
import { findLexicon } from './lexicons/lexicons.ts';
import { findMarked, type Marked } from './marks.ts';
import { openReading, type Reading } from './reading.ts';
import { openSpeakers, type Speaker } from './speakers.ts';
import { tokensOf } from './tokens.ts';
import { type Found, isWhole } from './whole.ts';

/** Somebody's words, as an article has them. */
export interface Quote {
  /** Verbatim, without the marks around it. */
  readonly texto: string;
  readonly start: number;
  readonly end: number;
  /** Whether it says something by itself; else it is a piece of a sentence of the newspaper's. */
  readonly whole: boolean;
  /** The name, as whole as the article gives it; what somebody is, where nobody is named. */
  readonly speaker: string | undefined;
  /** Whether the speaker has a name. */
  readonly named: boolean;
  readonly role?: string;
  /** The word that gives it to the speaker: "said", "según". */
  readonly cue: string | undefined;
  /** The words beside the quotation that the speaker was found by: a name, "he", "the minister". */
  readonly speakerStart?: number;
  readonly speakerEnd?: number;
}

const WORD = /[\p{L}\p{N}]+(?:[-’'.][\p{L}\p{N}]+)*/gu;
const countWords = (text: string): number => text.match(WORD)?.length ?? 0;

const LONGEST_TITLE = 5;
const SENTENCE_START = /(?:^|[.!?…:\n—–―(«“„"]\s*)$/;

/** “Face the Nation”, „Spiegel“, a word at arm's length: marks around what nobody says. */
function isTitle(texto: string, { start, end, outerStart, dash, continues }: Marked): boolean {
  if (dash || continues) return false;
  const inner = texto.slice(start, end);
  const words = inner.length > 80 ? LONGEST_TITLE + 1 : countWords(inner);
  if (words > LONGEST_TITLE) return false;
  if (SENTENCE_START.test(texto.slice(Math.max(0, outerStart - 4), outerStart))) return false;
  const lower = inner.split(/\s+/).filter((word) => /^\p{Ll}/u.test(word) && word.length > 3);
  if (/,\s*$/.test(texto.slice(Math.max(0, outerStart - 3), outerStart))) return words > 1 && lower.length === 0;
  if (words <= 2) return true;
  return lower.length === 0 || (words <= 3 && !/[.,!?…]$/.test(inner));
}

/** "WALLACE: Let’s start." */
const isTranscript = (texto: string, { start }: Marked): boolean =>
  /^\p{Lu}[\p{Lu} .]{2,40}:/u.test(texto.slice(start, start + 44));

interface Said extends Found {
  readonly whole: boolean;
  readonly speaker: Speaker | undefined;
}

/** Of what is said before and after a quotation, what gives it to its speaker. */
function attribute(reading: Reading, at: number, marked: Marked): Attribution | undefined {
  const before = attributionBefore(reading, at);
  const closed = /[.?!…]$/.test(reading.texto.slice(marked.end - 1, marked.end));
  const isSure = before !== undefined && before.cue !== ':' && before.phrase !== undefined;
  if (isSure && (before.joint === 'colon' || (before.joint === 'comma' && closed))) return before;
  return attributionAfter(reading, at, marked) ?? before;
}

const FEWEST_WORDS = { whole: 2, fragment: 4, unattributed: 5 };

/** Whether it is long enough to be somebody's words, and not a word at arm's length. */
function isSaid(texto: string, { marked, attribution, whole, speaker }: Said): boolean {
  const words = countWords(texto.slice(marked.start, marked.end));
  if (speaker === undefined) return whole && !marked.dash && words >= FEWEST_WORDS.unattributed;
  return words >= (whole ? FEWEST_WORDS.whole : FEWEST_WORDS.fragment) || (whole && attribution?.joint === 'after');
}

/** Whether nothing but the words that name its speaker stands between two quotations of one paragraph. */
function followsOn({ tokens }: Reading, from: number, to: number): boolean {
  let sentences = 0;
  for (let at = from + 1; at < to; at += 1) {
    const kind = tokens[at]?.kind;
    if (kind === 'break') return false;
    if (kind === 'end') sentences += 1;
  }
  const dash = tokens[to - 1]?.kind === 'mark' ? 2 : 1;
  const before = tokens[to - dash];
  return sentences <= 1 && (before?.kind === 'end' || before?.kind === 'quote');
}

/** The direct quotations of an article, in the order of its text. */
export function findQuotes(texto: string, idioma: string): Quote[] {
  const lexicon = findLexicon(idioma);
  if (lexicon === undefined) return [];
  const isSaying = (words: string) =>
    words
      .toLowerCase()
      .split(/[\s’'-]+/)
      .some((word) => lexicon.cues.has(word));
  const all = findMarked(texto, idioma, isSaying).filter(
    (marked) => !isTitle(texto, marked) && !isTranscript(texto, marked),
  );
  const reading = openReading(texto, tokensOf(texto, all, lexicon), lexicon);
  const speakers = openSpeakers(reading);
  const found: Said[] = [];
  for (const [at, token] of reading.tokens.entries()) {
    const marked = token.kind === 'quote' ? all[token.stretch] : undefined;
    if (marked === undefined) continue;
    const attribution = attribute(reading, at, marked);
    const whole = isWhole(reading, { at, marked, attribution });
    const previous = found.at(-1);
    const goesOn = previous !== undefined && whole && (marked.continues || followsOn(reading, previous.at, at));
    const own = attribution && speakers.of(attribution, marked);
    const speaker = own ?? (attribution === undefined && goesOn ? previous.speaker : undefined);
    found.push({ at, marked, attribution, whole, speaker });
    if (marked.continues && own !== undefined) giveToEarlier(found, own);
  }
  return found.filter((said) => isSaid(texto, said)).map((said) => quoteOf(texto, said));
}

/** A quotation of several paragraphs whose speaker is named after the last of them. */
function giveToEarlier(found: Said[], speaker: Speaker): void {
  for (let at = found.length - 1; found[at]?.marked.continues; at -= 1) {
    const earlier = found[at - 1];
    if (earlier === undefined || earlier.speaker !== undefined) return;
    found[at - 1] = { ...earlier, speaker };
  }
}

function quoteOf(texto: string, { marked: { start, end: last }, whole, speaker }: Said): Quote {
  // English puts the newspaper's comma inside the marks.
  const end = texto[last - 1] === ',' ? last - 1 : last;
  const phrase = speaker?.attribution.phrase;
  return {
    texto: texto.slice(start, end),
    start,
    end,
    whole,
    speaker: speaker?.name,
    named: speaker?.named ?? false,
    cue: speaker?.attribution.cue,
    ...(speaker?.role !== undefined && { role: speaker.role }),
    ...(phrase !== undefined && { speakerStart: phrase.start, speakerEnd: phrase.end }),
  };
}
