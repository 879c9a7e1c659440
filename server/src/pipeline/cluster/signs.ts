import { hashText } from '../text/hash-text.ts';
import { bareTitle } from './words/bare-title.ts';
import { countriesIn } from './words/countries.ts';
import { keyOf, skeletonOf } from './words/fold-word.ts';
import { packWords, unpackWords } from './words/packed-words.ts';
import { readWords } from './words/read-words.ts';
import { LEARNT_WEIGHTS, type WordWeights } from './words/word-weights.ts';

/** What an article is compared by, besides its vector. Made once, kept with it. */
export interface ArticleSigns {
  /** Signs of two versions are not compared: those of an older one are made again. */
  readonly version: number;
  /** How many words say something. */
  readonly size: number;
  /** Stems of its language, hashed and weighed; so are the next three. */
  readonly terms: string;
  /** What related words of several languages have in common. */
  readonly keys: string;
  /** Consonants, which names keep in other scripts. */
  readonly skeletons: string;
  readonly names: string;
  readonly numbers: readonly string[];
  /** Codes of countries. */
  readonly places: readonly string[];
}

export interface TextToSign {
  readonly titular: string;
  readonly texto: string;
  readonly idioma: string;
}

export const SIGNS_VERSION = 1;
/** The press says what has happened at the beginning. */
const MOST_CHARACTERS = 2000;
const MOST_WORDS = 100;
const MOST_SKELETONS = 60;
const MOST_NAMES = 40;
const MOST_NUMBERS = 16;
const MOST_RARE = 12;
const YEAR = /^(19|20)\d\d$/;

/** All that is weighed of a text: how often each thing stands in it, by kind. */
export interface CountedWords {
  readonly terms: ReadonlyMap<number, number>;
  readonly keys: ReadonlyMap<number, number>;
  readonly skeletons: ReadonlyMap<number, number>;
  readonly names: ReadonlyMap<number, number>;
}

function count(into: Map<number, number>, kind: string, words: readonly string[], times = 1): void {
  for (const word of words) {
    if (word === '') continue;
    const hash = hashText(`${kind}:${word}`);
    into.set(hash, (into.get(hash) ?? 0) + times);
  }
}

const keyOrNumber = (word: string) => (/^\d/.test(word) ? word : word.length > 2 ? keyOf(word) : '');

function read({ titular, texto, idioma }: TextToSign) {
  const title = readWords(bareTitle(titular), idioma);
  const body = readWords(texto.slice(0, MOST_CHARACTERS), idioma);
  const words = [...title.words, ...body.words];
  return { title, body, words, places: countriesIn(words, idioma) };
}

function countRead({ title, body, words, places }: ReturnType<typeof read>, idioma: string): CountedWords {
  const [terms, keys] = [new Map<number, number>(), new Map<number, number>()];
  const [skeletons, names] = [new Map<number, number>(), new Map<number, number>()];
  count(terms, `t${idioma}`, title.stems, body.words.length > 0 ? 2 : 1);
  count(terms, `t${idioma}`, body.stems);
  count(keys, 'k', title.words.map(keyOrNumber), body.words.length > 0 ? 2 : 1);
  count(keys, 'k', body.words.map(keyOrNumber));
  count(keys, 'k@', places);
  count(skeletons, 's', words.filter((word) => !/^\d/.test(word)).map(skeletonOf));
  count(
    names,
    'n',
    [...title.names, ...body.names].map((name) => skeletonOf(name) || keyOf(name)),
  );
  return { terms, keys, skeletons, names };
}

/** What the weights are learnt from. */
export const countWordsOf = (text: TextToSign): CountedWords => countRead(read(text), text.idioma);

export function signsOf(text: TextToSign, weightOf: WordWeights = LEARNT_WEIGHTS): ArticleSigns {
  const found = read(text);
  const { terms, keys, skeletons, names } = countRead(found, text.idioma);
  const weigh = (counts: ReadonlyMap<number, number>) =>
    new Map(Array.from(counts, ([hash, times]) => [hash, (1 + Math.log(times)) * weightOf(hash)]));
  const numbers = new Set([...found.title.numbers, ...found.body.numbers].filter((number) => !YEAR.test(number)));
  return {
    version: SIGNS_VERSION,
    size: found.words.length,
    terms: packWords(weigh(terms), MOST_WORDS),
    keys: packWords(weigh(keys), MOST_WORDS),
    skeletons: packWords(weigh(skeletons), MOST_SKELETONS),
    names: packWords(weigh(names), MOST_NAMES),
    numbers: [...numbers].slice(0, MOST_NUMBERS),
    places: found.places,
  };
}

/** The few words by which others that speak of the same are looked for, in whatever language. */
export function rareWordsOf(signs: ArticleSigns): number[] {
  const { ids, weights } = unpackWords(signs.keys);
  const byWeight = Array.from(ids, (id, at) => ({ id, weight: weights[at] ?? 0 }));
  byWeight.sort((one, other) => other.weight - one.weight || one.id - other.id);
  return byWeight.slice(0, MOST_RARE).map(({ id }) => id);
}
