import { rememberTexts } from '../../../text/remember-texts.ts';
import { findDate, findMonthInShort } from './calendar.ts';
import { type Half, halfSaid, readTime } from './clock.ts';
import { NUMBER_WORDS } from './number-words.ts';
import { type Piece, piecesOf } from './pieces.ts';
import { readNumberWords, scaleOfLetters, type WordsRead, withOne } from './read-number-words.ts';
import { unitOf } from './units.ts';

/** A number, a time, a month or a day, as it can be compared across languages. */
export interface NumberFound {
  /** More than one where the writing leaves it open: 1.600. What only says that there are many begins with ~. */
  readonly readings: readonly string[];
  readonly percent: boolean;
  /** The word it counts, without case and accents. */
  readonly counted: string | undefined;
  /** What it measures, where that is told beside it: years, euros. */
  readonly unit: string | undefined;
  /** Of a time of day. */
  readonly half: Half | undefined;
}

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

function dateReadings(text: string, idioma: string): string[][] {
  const [day = '', month = '', year = ''] = text.split(/[./]/).map((part) => String(Number(part)));
  const years = year.length === 2 ? [year, `20${year}`] : [year];
  return idioma === 'en' ? [[day, month], [`m${month}`, `m${day}`], years] : [[day], [`m${month}`], years];
}

const BARE = { percent: false, counted: undefined, unit: undefined, half: undefined };

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

const open = ({ value, open: isOpen }: WordsRead): string => `${isOpen === true ? '~' : ''}${canonical(value)}`;

/** What a piece begins: what it may mean, and the first piece that does not belong to it. */
interface Read {
  readonly readings: readonly string[];
  readonly next: number;
  readonly half?: Half | undefined;
}
const FOLLOWING = 6;
const LAST_HOUR = 12;
const saidBehind = (pieces: readonly Piece[], next: number, idioma: string) =>
  halfSaid(
    pieces.slice(next, next + FOLLOWING).map(({ low }) => low),
    idioma,
  );

/** "siete de la tarde": an hour in words, or in digits alone. */
function withHalf(read: Read, pieces: readonly Piece[], idioma: string): Read {
  const hour = Number(read.readings[0]);
  if (!(Number.isInteger(hour) && hour >= 1 && hour <= LAST_HOUR)) return read;
  const half = saidBehind(pieces, read.next, idioma);
  if (half === undefined) return read;
  return { ...read, half, readings: [...read.readings, ...readTime(String(hour), idioma, half).readings] };
}

function readDigits(pieces: readonly Piece[], at: number, idioma: string): Read {
  const words = NUMBER_WORDS[idioma];
  const values = readingsOf(pieces[at]?.text ?? '', idioma);
  const letters = scaleOfLetters(pieces, at);
  if (letters !== undefined) return { readings: values.map((value) => canonical(value * letters)), next: at + 2 };
  const scaled = words && values.map((value) => readNumberWords(pieces, at + 1, words, value));
  const readings = values.map((value, which) => canonical(scaled?.[which]?.value ?? value));
  return withHalf({ readings, next: scaled?.[0]?.next ?? at + 1 }, pieces, idioma);
}

function readWord(pieces: readonly Piece[], at: number, idioma: string): Read {
  const words = NUMBER_WORDS[idioma];
  const low = pieces[at]?.low ?? '';
  const [before, after] = [pieces[at - 1], pieces[at + 1]];
  const further = after?.low === '.' ? pieces[at + 2] : after;
  const beside = before?.kind === 'number' || after?.kind === 'number' || after?.low === 'feira';
  const date = findDate(low, idioma, beside) ?? findMonthInShort(low, idioma, [before?.low, further?.low]);
  if (date !== undefined) return { readings: [date], next: at + 1 };
  const read = words && readNumberWords(pieces, at, words);
  if (words !== undefined && read !== undefined) {
    const whole = withOne(pieces, read, words);
    return withHalf({ readings: [open(whole)], next: whole.next }, pieces, idioma);
  }
  const ordinal = words?.ordinals.get(low);
  return { readings: ordinal === undefined ? [] : [String(ordinal)], next: at + 1 };
}

function readPiece(pieces: readonly Piece[], at: number, idioma: string): Read {
  const piece = pieces[at];
  if (piece?.kind === 'number') return readDigits(pieces, at, idioma);
  if (piece?.kind === 'word') return readWord(pieces, at, idioma);
  if (piece?.kind !== 'time') return { readings: [], next: at + 1 };
  return { ...readTime(piece.text, idioma, saidBehind(pieces, at + 1, idioma)), next: at + 1 };
}

function findNumbers(pieces: readonly Piece[], idioma: string): Placed[] {
  const found: Placed[] = [];
  for (let at = 0; at < pieces.length; ) {
    const { kind, text: written } = pieces[at] ?? { kind: 'mark', text: '' };
    if (kind === 'date')
      for (const readings of dateReadings(written, idioma))
        found.push({ number: { readings, ...BARE }, from: at, to: at + 1 });
    const { readings, next, half } = readPiece(pieces, at, idioma);
    if (readings.length > 0) {
      const percent = isPercentage(pieces, next);
      const counted = pieces[next]?.kind === 'word' ? pieces[next]?.low : undefined;
      const unit = percent || half !== undefined ? undefined : unitOf(pieces, at, next, idioma);
      found.push({ number: { readings, percent, counted, unit, half }, from: at, to: next });
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
