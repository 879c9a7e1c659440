import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemFrench } from '@orama/stemmers/french';
import { stemmer as stemGerman } from '@orama/stemmers/german';
import { stemmer as stemPortuguese } from '@orama/stemmers/portuguese';
import { stemmer as stemSpanish } from '@orama/stemmers/spanish';
import stopwords from 'stopwords-iso/stopwords-iso.json' with { type: 'json' };

export interface Word {
  readonly text: string;
  /** Without case and accents. */
  readonly low: string;
  readonly stem: string;
  /** Says something by itself. */
  readonly content: boolean;
  readonly capital: boolean;
  /** The first of its sentence, of a quotation or after a colon: its capital letter says nothing. */
  readonly first: boolean;
  /** Whether punctuation stands between the word before and this one. */
  readonly apart: boolean;
}

const ASCII = /^[\0-\x7f]*$/;

export const fold = (text: string): string =>
  ASCII.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFD')
        .replace(/\p{M}+/gu, '')
        .toLowerCase();

const STEMMERS: Readonly<Record<string, (word: string) => string>> = {
  es: stemSpanish,
  en: stemEnglish,
  fr: stemFrench,
  de: stemGerman,
  pt: stemPortuguese,
};

/** Newspapers use the same words all day. */
const MOST_STEMS = 50_000;
const stems = new Map<string, string>();

function stemOf(word: string, idioma: string): string {
  const key = `${idioma} ${word}`;
  const known = stems.get(key);
  if (known !== undefined) return known;
  const stem = fold(STEMMERS[idioma]?.(word) ?? word);
  if (stems.size >= MOST_STEMS) stems.clear();
  stems.set(key, stem);
  return stem;
}

const lists: Readonly<Record<string, readonly string[]>> = stopwords;
const STOPWORDS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.keys(STEMMERS).map((idioma) => [idioma, new Set((lists[idioma] ?? []).map(fold))]),
);

const WORD = /[\p{L}\p{N}]+(?:[.,:]\p{N}+|[&@][\p{L}\p{N}]+)*/gu;
const FIRST = /(?:^|[.!?…:;\n(«»“”„"‘’‚'¿¡—–]\s*)$/u;
const CAPITAL = /^\p{Lu}/u;

/** A hyphen or an apostrophe parts words: "l’Élysée", "Puerto-Claro". */
export function wordsOf(text: string, idioma: string): Word[] {
  const stops = STOPWORDS.get(idioma);
  const words: Word[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const low = fold(word);
    const between = text.slice(end, index);
    words.push({
      text: word,
      low,
      stem: stemOf(word.toLowerCase(), idioma),
      content: low.length > 1 && !/^\p{N}/u.test(low) && stops?.has(low) !== true,
      capital: CAPITAL.test(word),
      first: end === 0 || (FIRST.test(between.slice(-4)) && !/^['’-]$/.test(between)),
      apart: end > 0 && !/^(?:\s+|[-’'‐‑]|\.\s)$/u.test(between),
    });
    end = index + word.length;
  }
  return words;
}
