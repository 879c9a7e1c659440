import { rememberTexts } from '../../../text/remember-texts.ts';
import { fold } from '../words-of.ts';
import { findDate } from './calendar.ts';
import { NUMBER_WORDS, type NumberWords, splitGerman } from './number-words.ts';

/** A number, a time, a month or a day, as it can be compared across languages. */
export interface NumberFound {
  /** More than one where the writing leaves it open: 1.600. */
  readonly readings: readonly string[];
  readonly percent: boolean;
  /** The word it counts, without case and accents. */
  readonly counted: string | undefined;
}

const PERCENT = /\b(?:por\s+ciento|por\s+cento|per\s?cent|pour\s+cent|prozent|v\.\s?h\.)(?!\p{L})/giu;
const PIECES =
  /((?<!\p{N})\p{N}{1,2}[./]\p{N}{1,2}[./](?:\p{N}{4}|\p{N}{2})(?!\p{N}))|((?<!\p{N})\p{N}{1,3}(?::\p{N}{2}){1,2}(?!\p{N})|\p{N}{1,2}\s?h(?:\s?\p{N}{2})?(?:\s?min)?(?:\s?\p{N}{2}\s?s)?(?![\p{L}\p{N}])|\p{N}{1,2}\.\p{N}{2}(?=\sUhr))|(\p{N}{1,3}(?:[ .,\u00a0\u202f’']\p{N}{3})+(?:[.,]\p{N}+)?(?!\p{N})|\p{N}+(?:[.,]\p{N}+)?)|%|\p{L}[\p{L}\p{M}]*|[^\s\p{L}\p{N}-]/gu;

const canonical = (value: number): string => String(Number(value.toPrecision(12)));

function readingsOf(written: string, idioma: string): number[] {
  const text = written.replace(/[ \u00a0\u202f’']/g, '');
  const thousands = idioma === 'en' ? ',' : '.';
  const asWritten = (separator: string) => Number(text.replaceAll(separator, '').replace(',', '.'));
  const grouped = /^\d{1,3}([.,])\d{3}$/.exec(text)?.[1];
  if (grouped !== undefined) {
    const whole = Number(text.replace(grouped, ''));
    // Some Spanish-speaking countries write 1,600 and others 1.600.
    if (idioma === 'es') return text.endsWith('0') ? [whole] : [whole, Number(text.replace(',', '.'))];
    return [grouped === thousands ? whole : Number(text.replace(',', '.'))];
  }
  const [marks] = [text.match(/[.,]/g) ?? []];
  if (marks.length <= 1) return [Number(text.replace(',', '.'))];
  const last = marks.at(-1);
  const separator = marks[0] === last ? last : last === '.' ? ',' : '.';
  return [asWritten(separator ?? thousands)];
}

interface Piece {
  readonly kind: 'date' | 'time' | 'number' | 'percent' | 'word' | 'mark';
  readonly text: string;
  readonly low: string;
}

const LETTER = /^\p{L}/u;

function kindOf([found, date, time, number]: RegExpMatchArray): Piece['kind'] {
  if (LETTER.test(found)) return 'word';
  if (number !== undefined) return 'number';
  if (time !== undefined) return 'time';
  if (date !== undefined) return 'date';
  return found === '%' ? 'percent' : 'mark';
}

function piecesOf(text: string, idioma: string): Piece[] {
  const pieces: Piece[] = [];
  for (const match of text.replace(PERCENT, ' % ').matchAll(PIECES)) {
    const [found] = match;
    const kind = kindOf(match);
    const low = fold(found).replaceAll('ß', 'ss');
    const parts = kind === 'word' && idioma === 'de' ? (splitGerman(low) ?? [low]) : [low];
    for (const part of parts) pieces.push({ kind, text: found, low: part });
  }
  return pieces;
}

/** Number words from here on: how many, and what they make. `before`: what digits stand before them. */
function readWords(
  pieces: readonly Piece[],
  from: number,
  words: NumberWords,
  before?: number,
): { value: number; next: number } | undefined {
  let [total, current, at, any, scales] = [0, before ?? 0, from, before !== undefined, 0];
  for (; at < pieces.length; at += 1) {
    const { kind, low } = pieces[at] ?? { kind: 'mark', low: '' };
    if (kind !== 'word') break;
    const value = words.values.get(low);
    const scaled = words.scales.get(low);
    if (value !== undefined && before === undefined) {
      const eighty = value === 20 && current % 100 === 4;
      const room =
        current === 0 ||
        (current % 100 === 0 && value < 100) ||
        (current % 10 === 0 && current % 100 >= 20 && value < 10) ||
        ([60, 80].includes(current % 100) && value < 20);
      if (
        !room &&
        !eighty &&
        !(current % 100 === 70 && value < 10) &&
        !([10, 70, 90].includes(current % 100) && words === NUMBER_WORDS.fr && value < 10)
      )
        break;
      current = eighty ? current - 4 + 80 : current + value;
    } else if (words.hundreds.has(low) && before === undefined) current = Math.max(1, current) * 100;
    else if (scaled !== undefined) {
      if (total > 0 && total < scaled) total = (total + current) * scaled;
      else total += Math.max(current, current === 0 ? 1 : 0) * scaled;
      current = 0;
      scales += 1;
    } else if (any && isJoint(pieces, at, words) && before === undefined) continue;
    else break;
    any = true;
  }
  if (!any || (before !== undefined && scales === 0)) return undefined;
  return { value: total + current, next: at };
}

/** "treinta y un": the one that is an article elsewhere. */
const ONE = /^(?:un|uno|una|one|une|um|uma)$/;

function isJoint(pieces: readonly Piece[], at: number, words: NumberWords): boolean {
  const next = pieces[at + 1]?.low ?? '';
  const previous = pieces[at - 1]?.low ?? '';
  if (!words.joints.has(pieces[at]?.low ?? '')) return false;
  const value = words.values.get(next);
  if (value === undefined) return false;
  const before = words.values.get(previous) ?? 0;
  if (words.hundreds.has(previous) || words.scales.has(previous))
    return words !== NUMBER_WORDS.es && (value < 100 || words === NUMBER_WORDS.pt);
  return words === NUMBER_WORDS.es
    ? before >= 30 && before < 100 && value < 10
    : words !== NUMBER_WORDS.en && before >= 20 && value < before && (value < 10 || before >= 60);
}

function timeOf(text: string): string {
  const parts = text.match(/\d+/g)?.map(Number) ?? [];
  return `t${[...parts, ...(parts.length === 1 ? [0] : [])].join(':')}`;
}

function dateReadings(text: string, idioma: string): string[][] {
  const [day = '', month = '', year = ''] = text.split(/[./]/).map((part) => String(Number(part)));
  const years = year.length === 2 ? [year, `20${year}`] : [year];
  return idioma === 'en' ? [[day, month], [`m${month}`, `m${day}`], years] : [[day], [`m${month}`], years];
}

interface Placed {
  readonly number: NumberFound;
  /** Its first piece, and the first after it. */
  readonly from: number;
  readonly to: number;
}

/** "20 y 30 %", "20–30 %": the first is one too. */
const JOINS = /^(?:y|e|o|u|a|al|and|or|to|et|ou|und|oder|bis|el|un|la|le|the|os|[–—/])$/;
const MOST_JOINING = 2;

function isPercentage(pieces: readonly Piece[], next: number): boolean {
  let at = next;
  while (at - next < MOST_JOINING && JOINS.test(pieces[at]?.low ?? '')) at += 1;
  if (pieces[at]?.kind === 'number') at += 1;
  else at = next;
  return pieces[at]?.kind === 'percent';
}

function findNumbers(pieces: readonly Piece[], idioma: string): Placed[] {
  const words = NUMBER_WORDS[idioma];
  const found: Placed[] = [];
  for (let at = 0; at < pieces.length; ) {
    const { kind, text: written, low } = pieces[at] ?? { kind: 'mark', text: '', low: '' };
    let next = at + 1;
    let readings: string[] = [];
    if (kind === 'date')
      for (const each of dateReadings(written, idioma))
        found.push({ number: { readings: each, percent: false, counted: undefined }, from: at, to: next });
    else if (kind === 'time') readings = [timeOf(written)];
    else if (kind === 'number') {
      const values = readingsOf(written, idioma);
      const scaled = words && values.map((value) => readWords(pieces, next, words, value));
      readings = values.map((value, which) => canonical(scaled?.[which]?.value ?? value));
      next = scaled?.[0]?.next ?? next;
    } else if (kind === 'word') {
      const after = pieces[at + 1];
      const beside = pieces[at - 1]?.kind === 'number' || after?.kind === 'number' || after?.low === 'feira';
      const date = findDate(low, idioma, beside);
      const read = words && readWords(pieces, at, words);
      const ordinal = words?.ordinals.get(low);
      if (date !== undefined) readings = [date];
      else if (read !== undefined) {
        const joined =
          words?.joints.has(pieces[read.next]?.low ?? '') === true &&
          ONE.test(pieces[read.next + 1]?.low ?? '') &&
          read.value % 100 >= 20 &&
          read.value % 10 === 0;
        readings = [canonical(read.value + (joined ? 1 : 0))];
        next = read.next + (joined ? 2 : 0);
      } else if (ordinal !== undefined) readings = [String(ordinal)];
    }
    if (readings.length > 0) {
      const percent = isPercentage(pieces, next);
      const counted = pieces[next]?.kind === 'word' ? pieces[next]?.low : undefined;
      found.push({ number: { readings, percent, counted }, from: at, to: next });
    }
    at = next;
  }
  return found;
}

/** A number with the words and marks between it and its neighbours, without case and accents. */
export interface NumberInContext extends NumberFound {
  readonly before: readonly string[];
  readonly after: readonly string[];
}

function readNumbers(text: string, idioma: string): NumberInContext[] {
  const pieces = piecesOf(text, idioma);
  const found = findNumbers(pieces, idioma);
  const between = (from: number, to: number) => pieces.slice(from, to).map(({ low }) => low);
  return found.map(({ number, from, to }, at) => ({
    ...number,
    before: between(found[at - 1]?.to ?? 0, from),
    after: between(to, found[at + 1]?.from ?? pieces.length),
  }));
}

/** All that counts or dates in a text. "A" and "one" are left out. */
export const numbersOf: (text: string, idioma: string) => readonly NumberInContext[] = rememberTexts(readNumbers);
