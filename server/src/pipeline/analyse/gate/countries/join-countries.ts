import type { Word } from '../words-of.ts';
import { namesOfCountries } from './country-names.ts';
import { demonymsOf } from './demonyms.ts';

/** A word, or the words that together name a country: "Corea del Sur". */
export interface NamedWord extends Word {
  /** What it may name, as codes with a space between: its people and things name it too. */
  readonly country?: string;
}

type Kind = 'name' | 'people' | 'letters';

interface Phrase {
  readonly words: readonly string[];
  readonly country: string;
  readonly kind: Kind;
}

/** By their first word, the longest first. */
type Phrases = ReadonlyMap<string, readonly Phrase[]>;

const LANGUAGES = new Set(['es', 'en', 'fr', 'de', 'pt']);

function readPhrases(idioma: string): Phrases {
  const { names, people, letters } = namesOfCountries(idioma);
  const known = new Map<string, Phrase>();
  const kinds: [Kind, readonly (readonly [string, string])[]][] = [
    ['people', demonymsOf(idioma)],
    ['name', names],
    ['people', people],
    ['letters', letters],
  ];
  for (const [kind, list] of kinds)
    for (const [text, country] of list) {
      const key = kind === 'people' ? text : `${kind} ${text}`;
      if (!known.has(key)) known.set(key, { words: text.split(' '), country, kind });
    }
  const longestFirst = [...known.values()].sort((one, other) => other.words.length - one.words.length);
  return Map.groupBy(longestFirst, ({ words }) => words[0] ?? '');
}

const PHRASES: ReadonlyMap<string, Phrases> = new Map([...LANGUAGES].map((idioma) => [idioma, readPhrases(idioma)]));

const isCapitals = ({ text }: Word): boolean => text === text.toUpperCase();

/** "Südkoreas": the German genitive. */
const isWordOf = (word: Word | undefined, wanted: string, idioma: string): boolean =>
  word !== undefined && (word.low === wanted || (idioma === 'de' && word.low === `${wanted}s`));

function stands({ words: wanted, kind }: Phrase, words: readonly Word[], at: number, idioma: string): boolean {
  const found = words.slice(at, at + wanted.length);
  if (!wanted.every((word, which) => isWordOf(found[which], word, idioma))) return false;
  if (kind === 'letters') return found.every(isCapitals);
  if (found.some(({ apart }, which) => which > 0 && apart)) return false;
  const [first, second] = found;
  if (kind === 'people') return idioma !== 'en' || first?.capital === true;
  // "El salvador" is no country, "el Salvador" is: the capital letter of an article says nothing.
  return (second !== undefined && (first?.low.length ?? 0) < 3 ? second : first)?.capital === true;
}

function join(words: readonly Word[], idioma: string, phrases: Phrases): readonly NamedWord[] {
  const joined: NamedWord[] = [];
  let isChanged = false;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at];
    if (word === undefined) break;
    const begun =
      phrases.get(word.low) ??
      (idioma === 'de' && word.low.endsWith('s') ? phrases.get(word.low.slice(0, -1)) : undefined);
    const found = begun?.find((phrase) => stands(phrase, words, at, idioma));
    if (found === undefined) {
      joined.push(word);
      continue;
    }
    isChanged = true;
    const { country, words: wanted } = found;
    if (wanted.length === 1) joined.push({ ...word, country });
    else {
      const low = wanted.join(' ');
      const text = words
        .slice(at, at + wanted.length)
        .map((part) => part.text)
        .join(' ');
      joined.push({ ...word, text, low, stem: low, content: true, capital: true, country });
      at += wanted.length - 1;
    }
  }
  return isChanged ? joined : words;
}

const joinings = new WeakMap<readonly Word[], readonly NamedWord[]>();

/** The words of a text, in which each country is one name. */
export function joinCountries(words: readonly Word[], idioma: string): readonly NamedWord[] {
  const phrases = PHRASES.get(idioma);
  if (phrases === undefined) return words;
  const known = joinings.get(words) ?? join(words, idioma, phrases);
  joinings.set(words, known);
  return known;
}
