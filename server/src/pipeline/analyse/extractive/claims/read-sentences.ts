import type { ArticleToAnalyse } from '../../analyst.ts';
import { readArticle } from '../../gate/article-reading.ts';
import { givesOrders, hasAddress } from '../../gate/orders.ts';
import { findWording } from '../wording/find-wording.ts';
import type { Wording } from '../wording/wording.ts';

export interface ReadSentence {
  /** As it can be shown by itself: without what ties it to the sentence before. */
  readonly texto: string;
  /** As it stands in the article. */
  readonly pasaje: string;
  /** Which sentence of the article it is, from 0. */
  readonly at: number;
  readonly reminds: boolean;
}

/** "MADRID, 2 de marzo (Agencia Norte).–", "LYON (AFP) –" */
const DATELINE = /^\p{Lu}[\p{L} .'’-]{1,40}(?:,[^.()–—]{2,40})?\s*\([^)]{2,40}\)\s*\.?\s*[–—-]+\s*/u;
const LIST_MARK = /^[\s•·▪*–—-]+/u;
const COMPLETE = /[.…]["'»”’)]*$/u;
/** What a reader would take for words said, or for a title. */
const QUOTED = /[«“„"][^»”“"]{12,}/u;
const QUESTION = /[?¿!¡]/u;
const FEWEST_WORDS = 6;
const MOST_WORDS = 60;
/** The gate takes no longer passage, and one endless word would cost whoever looks into it. */
const LONGEST = 2000;

const upperFirst = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
const countWords = (text: string): number => text.split(/\s+/).length;

function trim(pasaje: string, wording: Wording | undefined): string {
  const bare = pasaje.replace(DATELINE, '').replace(LIST_MARK, '');
  const told = wording === undefined ? bare : bare.replace(wording.connector, '').replace(wording.aside, '');
  return upperFirst(told.replace(/\s+/gu, ' ').trim());
}

/** The sentences of an article that tell something, in its own words: no questions, no quotations, nothing about itself. */
export function readSentences(article: ArticleToAnalyse): ReadSentence[] {
  const { texto, idioma } = article;
  const { sentences, quotes } = readArticle(article);
  const wording = findWording(idioma);
  const found: ReadSentence[] = [];
  for (const [at, { start, end }] of sentences.entries()) {
    const pasaje = texto.slice(start, end);
    const words = countWords(pasaje);
    if (pasaje.length > LONGEST || words < FEWEST_WORDS || words > MOST_WORDS || !COMPLETE.test(pasaje)) continue;
    if (QUESTION.test(pasaje) || QUOTED.test(pasaje)) continue;
    if (quotes.some((quote) => quote.whole && quote.start < end && quote.end > start)) continue;
    if (wording?.aboutItself.test(pasaje) === true || givesOrders(pasaje) || hasAddress(pasaje)) continue;
    const shown = trim(pasaje, wording);
    if (countWords(shown) < FEWEST_WORDS) continue;
    const reminds = wording?.reminder.test(pasaje.replace(LIST_MARK, '')) === true;
    found.push({ texto: shown, pasaje, at, reminds });
  }
  return found;
}

/** Whether it can be understood without the sentence before it. */
export function standsAlone(texto: string, idioma: string): boolean {
  const wording = findWording(idioma);
  return (
    wording?.dangling.test(texto) !== true && wording?.dangling.test(texto.replace(wording.attribution, '')) !== true
  );
}
