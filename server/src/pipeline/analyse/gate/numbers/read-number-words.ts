import { LEAVES_OPEN, NUMBER_WORDS, type NumberWords } from './number-words.ts';
import type { Piece } from './pieces.ts';
import { isCurrency } from './units.ts';

export interface WordsRead {
  readonly value: number;
  /** The first piece that does not belong to it. */
  readonly next: number;
  /** "millones de personas", "several hundred": how many of them is not said. */
  readonly open?: true;
}

const HALF = 0.5;
const A = /^(?:a|an|un|une|um|uma|one)$/;
const THOUSANDS_OF = /^(?:miles|milhares|milliers|tausende|thousands)$/;
const MILLION = 1e6;

/** Behind "medio", "half a": where the scale stands that is halved. */
function scaleAt(pieces: readonly Piece[], at: number, words: NumberWords): number | undefined {
  const scaled = A.test(pieces[at]?.low ?? '') ? at + 1 : at;
  return words.scales.has(pieces[scaled]?.low ?? '') ? scaled : undefined;
}

function readHalf(pieces: readonly Piece[], from: number, words: NumberWords): WordsRead | undefined {
  if (!words.halves.has(pieces[from]?.low ?? '')) return undefined;
  const scaled = scaleAt(pieces, from + 1, words);
  if (scaled === undefined) return undefined;
  return { value: HALF * (words.scales.get(pieces[scaled]?.low ?? '') ?? 0), next: scaled + 1 };
}

/** "y medio", "and a half": how many pieces it takes, 0 where it is not said. */
function andAHalf(pieces: readonly Piece[], at: number, words: NumberWords): number {
  if (!words.joints.has(pieces[at]?.low ?? '')) return 0;
  const half = A.test(pieces[at + 1]?.low ?? '') ? at + 2 : at + 1;
  return words.halves.has(pieces[half]?.low ?? '') ? half + 1 - at : 0;
}

/** Scales and hundreds with nothing before them that says how many. */
function readOpen(pieces: readonly Piece[], from: number, words: NumberWords, value: number): boolean {
  const low = pieces[from]?.low ?? '';
  if (words.plurals.has(low)) return true;
  const isMultiple = words.scales.has(low) || words.hundreds.has(low);
  return isMultiple && value >= 100 && LEAVES_OPEN.has(pieces[from - 1]?.low ?? '');
}

/** Number words from here on: how many, and what they make. `before`: what digits stand before them. */
export function readNumberWords(
  pieces: readonly Piece[],
  from: number,
  words: NumberWords,
  before?: number,
): WordsRead | undefined {
  if (before === undefined) {
    const half = readHalf(pieces, from, words);
    if (half !== undefined) return half;
  }
  let [total, current, at, any, scales] = [0, before ?? 0, from, before !== undefined, 0];
  for (; at < pieces.length; at += 1) {
    const { kind, low } = pieces[at] ?? { kind: 'mark', low: '' };
    if (kind !== 'word') break;
    const value = words.values.get(low);
    const scaled = words.scales.get(low);
    const more = any && scaled === undefined ? andAHalf(pieces, at, words) : 0;
    if (more > 0 && current > 0 && words.scales.has(pieces[at + more]?.low ?? '')) {
      current += HALF;
      at += more - 1;
    } else if (value !== undefined && before === undefined) {
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
      const half = scaled >= MILLION ? andAHalf(pieces, at + 1, words) : 0;
      if (half > 0) total += HALF * scaled;
      at += half;
    } else if (any && isJoint(pieces, at, words) && before === undefined) continue;
    else break;
    any = true;
  }
  if (!any || (before !== undefined && scales === 0)) return undefined;
  const value = total + current;
  if (before !== undefined || !readOpen(pieces, from, words, value)) return { value, next: at };
  const isThousands = pieces[from - 1]?.low === 'de' && THOUSANDS_OF.test(pieces[from - 2]?.low ?? '');
  return { value: isThousands ? value * 1000 : value, next: at, open: true };
}

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

const ONE = /^(?:un|uno|una|one|une|um|uma)$/;

/** "treinta y un": the one that is an article elsewhere. */
export function withOne(pieces: readonly Piece[], { value, next, open }: WordsRead, words: NumberWords): WordsRead {
  const isOne = words.joints.has(pieces[next]?.low ?? '') && ONE.test(pieces[next + 1]?.low ?? '');
  if (!isOne || open || value % 100 < 20 || value % 10 !== 0) return { value, next, ...(open && { open }) };
  return { value: value + 1, next: next + 2 };
}

/** "£300m", "300 M€", "1,2 Md€": a scale only beside a currency, or where it can be nothing else. */
const LETTERS: ReadonlyMap<string, number> = new Map([
  ['k', 1000],
  ['m', MILLION],
  ['md', 1e9],
  ['mds', 1e9],
]);
const SURE_LETTERS: ReadonlyMap<string, number> = new Map([
  ['mn', MILLION],
  ['tn', 1e12],
  ['trn', 1e12],
]);

/** What the letters behind the digits make of them, if there are any. `number`: where the digits stand. */
export function scaleOfLetters(pieces: readonly Piece[], number: number): number | undefined {
  const low = pieces[number + 1]?.low ?? '';
  const isMoney = isCurrency(pieces[number - 1]) || isCurrency(pieces[number + 2]);
  return (isMoney ? LETTERS.get(low) : undefined) ?? SURE_LETTERS.get(low);
}
