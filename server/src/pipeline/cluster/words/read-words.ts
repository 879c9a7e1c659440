import stopwords from 'stopwords-iso/stopwords-iso.json' with { type: 'json' };
import { latinOf } from './fold-word.ts';
import { stemOf } from './stem-word.ts';

/** The words of a text that say something, in their order. */
export interface TextWords {
  readonly stems: string[];
  /** In small letters, and numbers. */
  readonly words: string[];
  readonly names: string[];
  readonly numbers: string[];
}

const LISTS: Readonly<Record<string, readonly string[]>> = stopwords;
const stops = new Map<string, ReadonlySet<string>>();

function stopsOf(idioma: string): ReadonlySet<string> {
  const before = stops.get(idioma);
  if (before !== undefined) return before;
  const words = new Set((LISTS[idioma] ?? []).map(latinOf));
  stops.set(idioma, words);
  return words;
}

const TOKEN = /\p{L}[\p{L}\p{M}'’]*|\d+(?:[.,]\d+)*/gu;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const BEGINS_ANEW = /[.!?:\n"“«¿¡]/;
/** Above this share of capitals, as in English titles or in shouted ones, they still mark what is not a small word. */
const MOST_CAPITALS = 0.75;

interface Found {
  readonly word: string;
  readonly first: boolean;
}

const hasCapital = (word: string) => word.charAt(0) !== word.charAt(0).toLowerCase();
const withoutParticles = (word: string) =>
  word
    .replace(/['’]s$/, '')
    .replace(/^(?:[dlnjmtsc]|qu)['’]/i, '')
    .replace(/['’]/g, '');
/** 1.500 and 1,500 are 1500; 2,5 is 2.5. */
const plainNumber = (digits: string) => digits.replace(/[.,](?=\d{3}\b)/g, '').replace(',', '.');

function isInTitleCase(found: readonly Found[]): boolean {
  const long = found.filter(({ word }) => word.length > 3);
  return long.length >= 4 && long.filter(({ word }) => hasCapital(word)).length > MOST_CAPITALS * long.length;
}

/** Names are words with a capital letter where the place alone does not ask for one. */
export function readWords(text: string, idioma: string): TextWords {
  const read: TextWords = { stems: [], words: [], names: [], numbers: [] };
  const add = (word: string, stem: string) => {
    read.words.push(word);
    read.stems.push(stem);
  };
  const found: Found[] = [];
  let end = -1;
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    const between = end < 0 ? '.' : text.slice(end, index);
    end = index + token.length;
    if (/^\d/.test(token)) {
      const number = plainNumber(token);
      read.numbers.push(number);
      add(number, number);
    } else if (UNSPACED.test(token)) {
      const letters = [...token];
      for (const [at, letter] of letters.slice(1).entries()) add(`${letters[at]}${letter}`, `${letters[at]}${letter}`);
    } else {
      const word = withoutParticles(token);
      if (word.length > 1) found.push({ word, first: BEGINS_ANEW.test(between) });
    }
  }
  const titleCase = isInTitleCase(found);
  const small = stopsOf(idioma);
  for (const { word, first } of found) {
    const low = word.toLowerCase();
    const latin = latinOf(low);
    if (latin.length < 2 || small.has(latin)) continue;
    add(low, stemOf(low, idioma));
    if (hasCapital(word) && (titleCase || !first || word === word.toUpperCase())) read.names.push(low);
  }
  return read;
}
