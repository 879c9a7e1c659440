import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemFrench } from '@orama/stemmers/french';
import { stemmer as stemGerman } from '@orama/stemmers/german';
import { stemmer as stemPortuguese } from '@orama/stemmers/portuguese';
import { stemmer as stemSpanish } from '@orama/stemmers/spanish';
import stopwords from 'stopwords-iso/stopwords-iso.json' with { type: 'json' };
import { rememberTexts } from '../../text/remember-texts.ts';

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

const lists: Readonly<Record<string, readonly string[]>> = stopwords;
const STOPWORDS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.keys(STEMMERS).map((idioma) => [idioma, new Set((lists[idioma] ?? []).map(fold))]),
);

/** What a word is wherever it stands. */
type Form = Pick<Word, 'low' | 'stem' | 'content' | 'capital'>;

/** Newspapers use the same words all day. */
const MOST_FORMS = 20_000;
const formsOf = new Map<string, Map<string, Form>>();
const CAPITAL = /^\p{Lu}/u;

function makeForm(word: string, idioma: string): Form {
  const low = fold(word);
  const small = word.toLowerCase();
  return {
    low,
    stem: fold(STEMMERS[idioma]?.(small) ?? small),
    content: low.length > 1 && !/^\p{N}/u.test(low) && STOPWORDS.get(idioma)?.has(low) !== true,
    capital: CAPITAL.test(word),
  };
}

function openForms(idioma: string): (word: string) => Form {
  const forms = formsOf.get(idioma) ?? new Map<string, Form>();
  formsOf.set(idioma, forms);
  return (word) => {
    const known = forms.get(word);
    if (known !== undefined) return known;
    const form = makeForm(word, idioma);
    if (forms.size >= MOST_FORMS) forms.clear();
    forms.set(word, form);
    return form;
  };
}

const WORD = /[\p{L}\p{N}]+(?:[.,:]\p{N}+|[&@][\p{L}\p{N}]+)*/gu;
const FIRST = /(?:^|[.!?…:;\n(«»“”„"‘’‚'¿¡—–]\s*)$/u;

function readWords(text: string, idioma: string): Word[] {
  const formOf = openForms(idioma);
  const words: Word[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const { low, stem, content, capital } = formOf(word);
    const between = text.slice(end, index);
    const isUsual = between === ' ' && end > 0;
    words.push({
      text: word,
      low,
      stem,
      content,
      capital,
      first: !isUsual && (end === 0 || (FIRST.test(between.slice(-4)) && !/^['’-]$/.test(between))),
      apart: !isUsual && end > 0 && !/^(?:\s+|[-’'‐‑]|\.\s)$/u.test(between),
    });
    end = index + word.length;
  }
  return words;
}

/** A hyphen or an apostrophe parts words: "l’Élysée", "Puerto-Claro". */
export const wordsOf: (text: string, idioma: string) => readonly Word[] = rememberTexts(readWords);
