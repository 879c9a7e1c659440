import { findLexicon } from '../quotes/lexicons/lexicons.ts';
import { type ArticleReading, type GateArticle, readArticle } from './article-reading.ts';
import { findPassages, type Place } from './find-passage.ts';
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

/** Named beside the quotation, with a verb of saying, and nobody else is. */
function isNamedBeside(
  reading: ArticleReading,
  { article }: PassagePlace,
  place: Place,
  names: readonly Word[],
): boolean {
  const words = wordsOf(reading.sentencesAround(place, 1, 1), article.idioma);
  const lexicon = findLexicon(article.idioma);
  const surname = names.at(-1)?.low;
  return (
    words.some(({ low }) => low === surname) && words.some(({ text }) => lexicon?.cues.has(text.toLowerCase()) === true)
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
          : names.length > 0 && isNamedBeside(reading, passage, place, names)
      )
        return undefined;
      else worst = quote.speaker === undefined ? 'speaker_not_in_evidence' : 'wrong_speaker';
    }
  }
  return worst;
}
