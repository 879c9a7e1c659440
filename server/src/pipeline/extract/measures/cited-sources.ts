import type { Lexicon } from '../../analyse/quotes/lexicon.ts';
import { findLexicon } from '../../analyse/quotes/lexicons/lexicons.ts';
import { type Token, tokensOf } from '../../analyse/quotes/tokens.ts';
import { foldText } from '../../text/plain-text.ts';
import { findQuoted } from './own-words.ts';

/**
 * How many sources an article names, counted in the same way for all: whoever stands beside a verb of saying or after
 * "according to", and official documents that the text links to. The same last word of a name, or the same first words
 * where there is no name, is the same source. Pronouns are none, nor is the newspaper speaking of itself.
 */

/** "the spokesman of the Civil Guard": so many words after the verb may still name who spoke. */
const WINDOW = 7;
/** A remark between commas, after a name: "Ana Pérez, ministra de Sanidad, dijo". */
const LONGEST_REMARK = 14;
const OURSELVES = /^(?:diario|periódico|redacción|newspaper|journal|rédaction|zeitung|redaktion|jornal|redação)$/;

function isNobody({ low, kind }: Token, lexicon: Lexicon): boolean {
  if (kind !== 'word' || OURSELVES.test(low) || /^\d/.test(low)) return true;
  const sets = [
    lexicon.firstPerson,
    lexicon.impersonal,
    lexicon.relatives,
    lexicon.conjunctions,
    lexicon.complementizers,
  ];
  return lexicon.pronouns.has(low) || lexicon.times.has(low) || sets.some((set) => set.has(low));
}

const isPassing = ({ low }: Token, { auxiliaries, adverbs, adverbEnding, titles }: Lexicon): boolean =>
  auxiliaries.has(low) || adverbs.has(low) || adverbEnding.test(low) || titles.has(low);

/** The name in what was found, else its first words. */
function keyOf(found: readonly Token[], lexicon: Lexicon): string | undefined {
  const words = found.filter(({ low }) => !lexicon.determiners.has(low) && !lexicon.titles.has(low));
  const first = words.findIndex(({ capital }) => capital);
  if (first < 0) {
    const [one, other] = words.filter(({ low }) => !lexicon.genitives.has(low));
    return one === undefined ? undefined : foldText(`${one.low} ${other?.low ?? ''}`) || undefined;
  }
  let last = first;
  for (let at = first + 1; at < words.length; at += 1) {
    const { capital = false, low = '' } = words[at] ?? {};
    if (capital) last = at;
    else if (!lexicon.genitives.has(low)) break;
  }
  return foldText(words[last]?.low ?? '') || undefined;
}

/** Whoever is named from here on: after a verb, which may also be followed by what was said, a name or a noun with its article. */
function findAfter(tokens: readonly Token[], from: number, lexicon: Lexicon, isVerb: boolean): string | undefined {
  let at = from;
  const isArticle = (token: Token | undefined) => lexicon.determiners.has(token?.low ?? '');
  while (tokens[at]?.kind === 'word' && !isArticle(tokens[at]) && isPassing(tokens[at] as Token, lexicon)) at += 1;
  const found: Token[] = [];
  for (const token of tokens.slice(at, at + WINDOW)) {
    if (isNobody(token, lexicon) || lexicon.cues.has(token.low)) break;
    if (lexicon.prepositions.has(token.low) && !lexicon.genitives.has(token.low)) break;
    found.push(token);
  }
  const [first] = found;
  return first?.capital || isArticle(first) || !isVerb ? keyOf(found, lexicon) : undefined;
}

/** Whoever is named right before a verb of saying, or before a remark that ends there. */
function findBefore(tokens: readonly Token[], verb: number, lexicon: Lexicon): string | undefined {
  let at = verb - 1;
  while (tokens[at]?.kind === 'word' && isPassing(tokens[at] as Token, lexicon)) at -= 1;
  if (tokens[at]?.text === ',') {
    const opening = tokens.findLastIndex(({ text }, index) => index < at && text === ',');
    const remark = tokens.slice(opening + 1, at);
    if (opening < 0 || remark.length > LONGEST_REMARK || remark.some(({ kind }) => kind !== 'word')) return undefined;
    at = opening - 1;
  }
  const found: Token[] = [];
  for (; at >= 0 && found.length < WINDOW; at -= 1) {
    const token = tokens[at] as Token;
    const isLinking = lexicon.genitives.has(token.low) || lexicon.determiners.has(token.low);
    if (!isLinking && (isNobody(token, lexicon) || lexicon.prepositions.has(token.low))) break;
    if (lexicon.cues.has(token.low)) break;
    found.unshift(token);
    if (lexicon.determiners.has(token.low) && !lexicon.genitives.has(tokens[at - 1]?.low ?? '')) break;
  }
  const isSomebody = found.some(({ capital }) => capital) || lexicon.determiners.has(found[0]?.low ?? '');
  return isSomebody ? keyOf(found, lexicon) : undefined;
}

function listNamed(texto: string, lexicon: Lexicon): string[] {
  const tokens = tokensOf(texto, findQuoted(texto, lexicon.idioma), lexicon);
  const isPhrase = (phrase: readonly string[], at: number) =>
    phrase.every((word, index) => tokens[at + index]?.low === word);
  return tokens.flatMap((token, at) => {
    if (token.kind !== 'word') return [];
    const isAfterArticle = lexicon.determiners.has(tokens[at - 1]?.low ?? '');
    const phrase = lexicon.accordings.find((one) => isPhrase(one, at));
    if (phrase !== undefined && !isAfterArticle) {
      const next = at + phrase.length;
      const isVerb = lexicon.cues.has(tokens[next]?.low ?? '');
      return findAfter(tokens, isVerb ? next + 1 : next, lexicon, isVerb) ?? [];
    }
    if (!lexicon.cues.has(token.low) || (lexicon.nounLike.has(token.low) && isAfterArticle)) return [];
    return findBefore(tokens, at, lexicon) ?? findAfter(tokens, at + 1, lexicon, true) ?? [];
  });
}

const DOCUMENT = /\.(?:pdf|docx?|xlsx?|csv|ods|odt)$/i;
const OFFICIAL =
  /(?:^|\.)(?:gov|gob|gouv|gub|govt|bund|europa)\.[a-z.]{2,6}$|\.(?:gov|int|mil)$|^(?:www\.|dx\.)?(?:boe\.es|doi\.org|arxiv\.org)$/i;

/** Documents that stand for themselves: one for each place they are kept in. */
function listDocuments(links: readonly string[], page: string): string[] {
  const here = new URL(page).hostname;
  return links.flatMap((link) => {
    const url = URL.parse(link, page);
    if (url === null || !/^https?:$/.test(url.protocol) || url.hostname === here) return [];
    return DOCUMENT.test(url.pathname) || OFFICIAL.test(url.hostname) ? [`document ${url.hostname}`] : [];
  });
}

export function countCitedSources(
  texto: string,
  idioma: string,
  { links, url }: { readonly links: readonly string[]; readonly url: string },
): number {
  const lexicon = findLexicon(idioma);
  const named = lexicon === undefined ? [] : listNamed(texto, lexicon);
  return new Set([...named, ...listDocuments(links, url)]).size;
}
