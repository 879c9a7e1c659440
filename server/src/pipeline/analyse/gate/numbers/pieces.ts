import { fold } from '../words-of.ts';
import { timesIn } from './clock.ts';
import { splitGerman } from './number-words.ts';

/** A word, a number or a mark of a text. */
export interface Piece {
  readonly kind: 'date' | 'time' | 'number' | 'percent' | 'word' | 'mark';
  readonly text: string;
  readonly low: string;
  /** A sign stands right before the number: "-12". */
  readonly minus?: boolean;
}

const PERCENT = /\b(?:por\s+ciento|por\s+cento|per\s?cent|pour\s+cent|prozent|v\.\s?h\.)(?!\p{L})/giu;
const DATE = String.raw`(?<!\p{N})\p{N}{1,2}[./]\p{N}{1,2}[./](?:\p{N}{4}|\p{N}{2})(?!\p{N})`;
const NUMBER = String.raw`\p{N}{1,3}(?:[ .,\u00a0\u202f’']\p{N}{3})+(?:[.,]\p{N}+)?(?!\p{N})|\p{N}+(?:[.,]\p{N}+)?`;
const OTHER = String.raw`%|\p{L}[\p{L}\p{M}]*|[^\s\p{L}\p{N}-]`;

const PATTERNS = new Map<string, RegExp>();

function patternOf(idioma: string): RegExp {
  const known = PATTERNS.get(idioma) ?? new RegExp(`(${DATE})|(${timesIn(idioma)})|(${NUMBER})|${OTHER}`, 'gu');
  PATTERNS.set(idioma, known);
  return known;
}

const LETTER = /^\p{L}/u;

function kindOf([found, date, time, number]: RegExpMatchArray): Piece['kind'] {
  if (LETTER.test(found)) return 'word';
  if (number !== undefined) return 'number';
  if (time !== undefined) return 'time';
  if (date !== undefined) return 'date';
  return found === '%' ? 'percent' : 'mark';
}

const SIGN = /(?:^|[\s(])[-−]$/;

export function piecesOf(text: string, idioma: string): Piece[] {
  const pieces: Piece[] = [];
  const whole = text.replace(PERCENT, ' % ');
  for (const match of whole.matchAll(patternOf(idioma))) {
    const [found] = match;
    const kind = kindOf(match);
    const low = fold(found).replaceAll('ß', 'ss');
    const parts = kind === 'word' && idioma === 'de' ? (splitGerman(low) ?? [low]) : [low];
    const minus = kind === 'number' && SIGN.test(whole.slice(Math.max(0, match.index - 2), match.index));
    for (const part of parts) pieces.push({ kind, text: found, low: part, ...(minus && { minus }) });
  }
  return pieces;
}
