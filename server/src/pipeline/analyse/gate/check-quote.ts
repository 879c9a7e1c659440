import { findLexicon } from '../quotes/lexicons/lexicons.ts';
import { type ArticleReading, type GateArticle, readArticle } from './article-reading.ts';
import { findPassages, type Place } from './find-passage.ts';
import { namesOf } from './names-of.ts';
import { fold, type Word, wordsOf } from './words-of.ts';

type QuoteFault = 'quote_not_exact' | 'speaker_not_in_evidence' | 'wrong_speaker';

export interface PassagePlace extends Place {
  readonly article: GateArticle;
}

const SENTENCE_END = /[.!?…:;]["'»”’)]*\s*$/u;
const OPENS = /^[\s¿¡"'«“„‘—–-]*$/u;
const CLOSES = /^[\s.,;:!?…"'»”’—–-]*$/u;

/** Whether it is all of a quotation, or whole sentences of one: what is left out may turn the sense. */
function isWholeOf(texto: string, quote: Place, place: Place): boolean {
  const before = texto.slice(quote.start, place.start);
  const after = texto.slice(place.end, quote.end);
  const ended = SENTENCE_END.test(texto.slice(quote.start, place.end));
  return (OPENS.test(before) || SENTENCE_END.test(before)) && (CLOSES.test(after) || ended);
}

const nameWords = (name: string): string[] =>
  fold(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1);

/** Whether a speaker, perhaps with what they are, is the one a quotation was found to belong to. */
function isSpeaker(detalle: string, speaker: string): boolean {
  const said = nameWords(detalle);
  const found = nameWords(speaker);
  const surname = found.at(-1);
  if (surname === undefined || !said.includes(surname)) return false;
  return found.length === 1 || said.filter((word) => found.includes(word)).length >= Math.min(2, said.length);
}

const tellsOfSaying = (words: readonly Word[], idioma: string): boolean =>
  words.some(({ text }) => findLexicon(idioma)?.cues.has(text.toLowerCase()) === true);

/** Named up to the end of the sentence that the quotation stands in, which says that it is said: whoever comes next is another. */
function isNamedBefore(
  reading: ArticleReading,
  { article: { idioma } }: PassagePlace,
  place: Place,
  names: readonly Word[],
): boolean {
  const surname = names.at(-1)?.low;
  return (
    tellsOfSaying(wordsOf(reading.sentencesAround(place, 0, 0), idioma), idioma) &&
    wordsOf(reading.sentencesAround(place, 1, 0), idioma).some(({ low }) => low === surname)
  );
}

/** A declaration: the words stand between marks, in the passage named, and are those of who is said to have said them. */
export function checkDeclaration(
  texto: string,
  detalle: string,
  passages: readonly PassagePlace[],
): QuoteFault | undefined {
  let worst: QuoteFault = 'quote_not_exact';
  for (const passage of passages) {
    const { article } = passage;
    const reading = readArticle(article);
    const bare = texto.replace(/^[\s"'«“„‘]+|[\s"'»”“’,]+$/gu, '');
    for (const place of findPassages(reading.form, bare)) {
      if (place.start >= passage.end || place.end <= passage.start) continue;
      const quote = reading.quotes.find(({ start, end }) => start <= place.start && end >= place.end - 1);
      if (quote === undefined || !isWholeOf(article.texto, quote, place)) continue;
      const words = wordsOf(detalle, article.idioma);
      const names = words.filter(({ capital }) => capital);
      const unknown = words.some(({ content, stem, capital }) => (content || capital) && !reading.stems.has(stem));
      if (words.length === 0 || unknown) worst = 'speaker_not_in_evidence';
      else if (
        quote.speaker !== undefined
          ? isSpeaker(detalle, quote.speaker)
          : names.length > 0 && isNamedBefore(reading, passage, place, names)
      )
        return undefined;
      else worst = quote.speaker === undefined ? 'speaker_not_in_evidence' : 'wrong_speaker';
    }
  }
  return worst;
}

/** In the plain form, where all marks are alike. */
const QUOTED = /"([^"]+)"|(?<![\p{L}\p{N}])'([^']{12,})'(?![\p{L}\p{N}])/gu;
const FEWEST_QUOTED_WORDS = 3;

/** What stands between marks in a statement, where it is more than a word or two. */
export const quotationsIn = (texto: string, idioma: string): string[] =>
  [...texto.matchAll(QUOTED)]
    .map(([, double, single]) => (double ?? single ?? '').trim().replace(/[.,]$/, ''))
    .filter((quoted) => wordsOf(quoted, idioma).length >= FEWEST_QUOTED_WORDS);

/** Whether a statement has somebody say what the articles have somebody else say. */
export function givesToAnother(texto: string, idioma: string, articles: readonly GateArticle[]): boolean {
  const told = wordsOf(texto.replace(QUOTED, ' '), idioma);
  if (!tellsOfSaying(told, idioma) || !namesOf(told, idioma).some(({ sure }) => sure)) return false;
  return quotationsIn(texto, idioma).some((quoted) => {
    const speakers = articles.map(readArticle).flatMap(({ form, quotes }) =>
      findPassages(form, quoted).flatMap((place) => {
        const quote = quotes.find(({ start, end }) => start <= place.start && end >= place.end - 1);
        return quote?.speaker === undefined ? [] : [quote.speaker];
      }),
    );
    const isNamed = (speaker: string) => told.some(({ low }) => low === nameWords(speaker).at(-1));
    return speakers.length > 0 && !speakers.some(isNamed);
  });
}
