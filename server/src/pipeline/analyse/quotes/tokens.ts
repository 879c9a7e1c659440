import type { Lexicon } from './lexicon.ts';
import type { Marked } from './marks.ts';

/** A word or mark of what the newspaper says itself; what it quotes is one token, whatever its length. */
export interface Token {
  readonly kind: 'word' | 'mark' | 'end' | 'break' | 'quote';
  readonly text: string;
  readonly low: string;
  readonly start: number;
  readonly end: number;
  readonly capital: boolean;
  /** Which of the stretches between marks. */
  readonly stretch: number;
}

const PIECES =
  /(?<gap>[^\S\n]+|[([][^()[\]\n]{1,60}[)\]])|(?<break>\n\s*)|(?<word>(?:\p{L}\.){2,}|\p{N}+(?:[.,:]\p{N}+)+|[\p{L}\p{M}\p{N}]+(?:[-’'&@_·][\p{L}\p{M}\p{N}]+)*)|(?<mark>\.{2,}|-{2,}|[\s\S])/gu;
const ELIDED = /^(l|d|s|n|qu|j|m|t|c|jusqu|lorsqu|puisqu)[’'](?=\p{L})/iu;
const INVERTED = /^(.+?)(?:-t)?-(il|elle|ils|elles|on|je|nous|vous)$/iu;
const CLITIC = /^(\p{L}{3,})-(?:me|te|se|lhe|lhes|nos|l?[oa]s?)$/iu;
const UPPER = /^\p{Lu}/u;
const NEW_SENTENCE = /\s*(?:[^\S\n]*\n|$|[\p{Lu}\p{N}¿¡«»“”„"‘'‹›(—–])/uy;

function beginsSentence(texto: string, at: number): boolean {
  NEW_SENTENCE.lastIndex = at;
  return NEW_SENTENCE.test(texto);
}

const NONE = -1;

function word(text: string, start: number, low = text.toLowerCase()): Token {
  return {
    kind: 'word',
    text,
    low: low.replaceAll('’', "'"),
    start,
    end: start + text.length,
    capital: UPPER.test(text),
    stretch: NONE,
  };
}

/** French and Portuguese words that are written together and are two: l’a, a-t-il, disse-me. */
function splitWord(text: string, start: number, idioma: string): Token[] {
  if (idioma === 'fr') {
    const elided = ELIDED.exec(text)?.[0].length ?? 0;
    if (elided > 0)
      return [word(text.slice(0, elided), start), ...splitWord(text.slice(elided), start + elided, idioma)];
    const [, verb, pronoun] = INVERTED.exec(text) ?? [];
    if (verb !== undefined && pronoun !== undefined)
      return [word(verb, start), word(pronoun, start + text.length - pronoun.length)];
  }
  const verb = idioma === 'pt' ? CLITIC.exec(text)?.[1] : undefined;
  return [word(text, start, verb?.toLowerCase())];
}

/** The text outside the marks. Sentences are told apart by what follows their full stop. */
export function tokensOf(texto: string, marked: readonly Marked[], lexicon: Lexicon): Token[] {
  const tokens: Token[] = [];
  let stretch = 0;
  let at = 0;
  while (at < texto.length) {
    const quoted = marked[stretch];
    if (quoted !== undefined && at >= quoted.outerStart) {
      const { outerStart: start, outerEnd: end } = quoted;
      tokens.push({ kind: 'quote', text: '', low: '', start, end, capital: false, stretch });
      at = Math.max(at, end);
      stretch += 1;
      continue;
    }
    PIECES.lastIndex = at;
    const piece = PIECES.exec(texto);
    const [text = ' '] = piece ?? [];
    const groups = piece?.groups ?? {};
    const start = at;
    at += text.length;
    if (quoted !== undefined && at > quoted.outerStart) {
      // A bracket around a quotation.
      at = start + 1;
      continue;
    }
    const plain = { text, low: text, start, end: at, capital: false, stretch: NONE };
    if (groups.word !== undefined) {
      const dotted = texto[at] === '.' && isAbbreviation(text, texto, at, lexicon);
      if (dotted) at += 1;
      tokens.push(...(dotted ? [word(`${text}.`, start)] : splitWord(text, start, lexicon.idioma)));
    } else if (groups.break !== undefined) tokens.push({ ...plain, kind: 'break' });
    else if (groups.mark !== undefined) {
      const ends = /^[.!?…]/.test(text) && beginsSentence(texto, at);
      tokens.push({ ...plain, kind: ends ? 'end' : 'mark' });
    }
  }
  return tokens;
}

const INITIAL = /^\p{Lu}$/u;

function isAbbreviation(text: string, texto: string, at: number, lexicon: Lexicon): boolean {
  if (lexicon.abbreviations.has(text.toLowerCase())) return true;
  return INITIAL.test(text) && /^\.\s?\p{Lu}/u.test(texto.slice(at, at + 3));
}
