import { type GateArticle, readArticle } from './article-reading.ts';
import { joinCountries, type NamedWord } from './countries/join-countries.ts';
import { namesOf } from './names-of.ts';
import { isSameName } from './same-name.ts';
import type { Shown } from './shown-passage.ts';
import type { Word } from './words-of.ts';

interface NameFound {
  readonly word: NamedWord;
  readonly sure: boolean;
}

/** The names of a text in which countries are joined. */
function namesIn(words: readonly NamedWord[], idioma: string): NameFound[] {
  const names = new Map(namesOf(words, idioma).map(({ word, sure }) => [word, sure]));
  return words.flatMap((word) => {
    const sure = names.get(word);
    return sure === undefined ? [] : [{ word, sure }];
  });
}

/**
 * Whether a passage names nothing that the statement leaves out, so that no name of it was put in another's place.
 * Where German is said in German anything may be a name.
 */
function keepsNames(words: readonly NamedWord[], idioma: string, shown: readonly Shown[]): boolean {
  return shown.every(({ article, words: passage }) =>
    namesIn(joinCountries(passage, article.idioma), article.idioma).every(
      ({ word, sure }) =>
        (!sure && article.idioma !== idioma) || words.some((said) => isSameName(said, word, article.idioma !== idioma)),
    ),
  );
}

/**
 * Every name stands in a passage, or beside it. What may be a name and may be any word must be known as a word; a country is
 * one wherever it stands.
 */
export function hasNames(
  words: readonly NamedWord[],
  idioma: string,
  shown: readonly Shown[],
  articles: ReadonlyMap<number, GateArticle>,
): boolean {
  const told = [...articles.values()];
  const isWord = ({ stem }: Word) =>
    told.some((article) => article.idioma === idioma && readArticle(article).common.has(stem));
  const isName = ({ low }: Word) =>
    told.some((article) => article.idioma !== 'de' && readArticle(article).capitals.has(low));
  const translated = shown.every(({ article }) => article.idioma !== idioma);
  return namesIn(words, idioma).every(({ word, sure }) => {
    const isThere = shown.some(({ article, around }) =>
      around.some(
        (other) =>
          isSameName(word, other, article.idioma !== idioma) || (article.idioma === idioma && other.stem === word.stem),
      ),
    );
    if (isThere || sure) return isThere;
    if (isWord(word)) return true;
    if (word.country !== undefined) return false;
    return (translated || idioma === 'de') && !isName(word) && keepsNames(words, idioma, shown);
  });
}
