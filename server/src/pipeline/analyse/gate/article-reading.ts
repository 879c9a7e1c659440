import { splitSentences } from '../../text/sentences.ts';
import { findQuotes, type Quote } from '../quotes/find-quotes.ts';
import { joinCountries, type NamedWord } from './countries/join-countries.ts';
import { type Place, type PlainForm, plainForm } from './find-passage.ts';
import { isGermanNoun } from './names-of.ts';
import { type Word, wordsOf } from './words-of.ts';

export interface GateArticle {
  readonly articulo_id: number;
  readonly periodico_id: number;
  readonly idioma: string;
  readonly titular: string;
  readonly texto: string;
}

/** What the gate needs to know of an article, each made once and when it is asked for. */
export interface ArticleReading {
  readonly form: PlainForm;
  readonly title: PlainForm;
  readonly titleWords: readonly Word[];
  readonly quotes: readonly Quote[];
  readonly sentences: readonly Place[];
  /** Stems of words that are no names: it writes them with a small letter, or in German with an article. */
  readonly common: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
  /** Words that it writes with a capital letter inside a sentence. */
  readonly capitals: ReadonlySet<string>;
  /** These, each once; countries are one name. */
  readonly names: readonly NamedWord[];
  /** The sentences that a place touches, and so many before and after. */
  sentencesAround(place: Place, before: number, after: number): string;
}

/** Nobody writes longer sentences; more is broken, or wants to be taken for evidence. */
const FARTHEST = 1000;

/** Where each sentence stands. */
export function placesOf(texto: string, idioma: string): Place[] {
  let end = 0;
  return splitSentences(texto, idioma).map((sentence) => {
    const start = Math.max(end, texto.indexOf(sentence, end));
    end = start + sentence.length;
    return { start, end };
  });
}

function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function read({ texto, titular, idioma }: GateArticle): ArticleReading {
  const form = once(() => plainForm(texto));
  const title = once(() => plainForm(titular));
  const titleWords = once(() => wordsOf(titular, idioma));
  const quotes = once(() => findQuotes(texto, idioma));
  const sentences = once(() => placesOf(texto, idioma));
  const words = once(() => wordsOf(texto, idioma));
  const isCommon = (word: Word, at: number) =>
    !word.capital || (idioma === 'de' && isGermanNoun(word, words()[at - 1]));
  const common = once(() => new Set(words().flatMap((word, at) => (isCommon(word, at) ? [word.stem] : []))));
  const capitals = once(() => new Set(words().flatMap(({ capital, first, low }) => (capital && !first ? [low] : []))));
  const names = once(() => {
    const found = joinCountries(words(), idioma).filter(({ capital, first }) => capital && !first);
    return [...new Map(found.map((name) => [name.low, name])).values()];
  });
  const stems = once(() => new Set([...words(), ...titleWords()].map(({ stem }) => stem)));
  return {
    get form() {
      return form();
    },
    get title() {
      return title();
    },
    get titleWords() {
      return titleWords();
    },
    get quotes() {
      return quotes();
    },
    get sentences() {
      return sentences();
    },
    get common() {
      return common();
    },
    get capitals() {
      return capitals();
    },
    get names() {
      return names();
    },
    get stems() {
      return stems();
    },
    sentencesAround({ start, end }, before, after) {
      const all = sentences();
      const first = all.findIndex((sentence) => sentence.end > start);
      const last = all.findLastIndex((sentence) => sentence.start < end);
      const from = all[Math.max(0, first - before)]?.start ?? start;
      const to = all[Math.min(all.length - 1, last + after)]?.end ?? end;
      return texto.slice(
        Math.min(start, Math.max(from, start - FARTHEST)),
        Math.max(end, Math.min(to, end + FARTHEST)),
      );
    },
  };
}

const readings = new WeakMap<GateArticle, ArticleReading>();

export function readArticle(article: GateArticle): ArticleReading {
  const known = readings.get(article) ?? read(article);
  readings.set(article, known);
  return known;
}
