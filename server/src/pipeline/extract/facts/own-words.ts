import { givesOrders, hasAddress } from '../../analyse/gate/orders.ts';
import { mayAddress } from '../../analyse/gate/out-of-place.ts';
import { type Word, wordsOf } from '../../analyse/gate/words-of.ts';

const FEWEST_SHARED = 2;
const SHORTEST_WORD = 3;
/** A few words may have nothing in common with others, or with a text of few words. */
const FEWEST_IN_SENTENCE = 4;
const FEWEST_IN_TITLE = 5;
const SHORTEST_TEXT = 20;
const HALF = 0.5;
const A_THIRD = 1 / 3;
const LONGEST_TITLE = 110;

/** Somebody’s words may be about anything. */
const QUOTED = /[«“„"]/u;
const MARKUP = /<\/?[a-z]|\]\(|https?:/iu;
const FULL_STOP = /\p{Ll}\.$/u;

const stemsOf = (words: readonly Word[]): Set<string> =>
  new Set(words.flatMap(({ content, low, stem }) => (content && low.length >= SHORTEST_WORD ? [stem] : [])));

interface Comparison {
  readonly size: number;
  readonly shared: number;
  /** What part of the names the others have too; undefined where nothing is named. */
  readonly named: number | undefined;
  /** Whether it addresses somebody, or speaks of texts and machines. */
  readonly addresses: boolean;
}

/** What words have in common with those around them. */
function compare(text: string, idioma: string, isKnown: (stem: string) => boolean): Comparison {
  const words = wordsOf(text, idioma);
  const stems = stemsOf(words);
  const names = words.filter(({ capital, content }, at) => at > 0 && capital && content);
  const known = names.filter(({ stem }) => isKnown(stem)).length;
  return {
    size: stems.size,
    shared: [...stems].filter(isKnown).length,
    named: names.length === 0 ? undefined : known / names.length,
    addresses: mayAddress(words, idioma),
  };
}

const sharesEnough = ({ shared, size }: Comparison): boolean => shared >= Math.min(FEWEST_SHARED, size);
const asksSomething = ({ addresses, named = 0 }: Comparison): boolean => addresses && named < HALF;

/**
 * The sentences of an article that speak to people, and of what the rest of it speaks of: what was put in for machines is
 * not shown as its summary, however it is worded. Sentences that follow each other do not vouch for each other.
 */
export function ownSentences(titular: string, sentences: readonly string[], idioma: string): string[] {
  const title = stemsOf(wordsOf(titular, idioma));
  const places = new Map<string, number[]>();
  for (const [at, sentence] of sentences.entries()) {
    for (const stem of stemsOf(wordsOf(sentence, idioma))) places.set(stem, [...(places.get(stem) ?? []), at]);
  }
  const standsApart = (sentence: string, at: number): boolean => {
    const isKnown = (stem: string) =>
      title.has(stem) || places.get(stem)?.some((other) => Math.abs(other - at) > 1) === true;
    const compared = compare(sentence, idioma, isKnown);
    if (sharesEnough(compared)) return false;
    const { size, shared, named = 1 } = compared;
    const canTell = size >= FEWEST_IN_SENTENCE && places.size >= SHORTEST_TEXT;
    return asksSomething(compared) || (canTell && (shared === 0 || named < HALF));
  };
  const speaking = sentences.map((sentence, at) => ({ sentence, at })).filter(({ sentence }) => !givesOrders(sentence));
  const own = speaking.filter(
    ({ sentence, at }) => !hasAddress(sentence) && (QUOTED.test(sentence) || !standsApart(sentence, at)),
  );
  return (own.length > 0 ? own : speaking).map(({ sentence }) => sentence);
}

/** Whether a title is not about what the text is about. It may name others; it is seldom a whole sentence. */
function isForeign(titular: string, texto: string, idioma: string): boolean {
  if (givesOrders(titular) || MARKUP.test(titular)) return true;
  const known = stemsOf(wordsOf(texto, idioma));
  const compared = compare(titular, idioma, (stem) => known.has(stem));
  const { size, shared } = compared;
  if (FULL_STOP.test(titular) && size >= FEWEST_IN_TITLE) return shared < size * A_THIRD;
  if (sharesEnough(compared)) return false;
  return asksSomething(compared) || (shared === 0 && size >= FEWEST_IN_TITLE && known.size >= SHORTEST_TEXT);
}

/** As it is titled; by its first words, where the title speaks to machines or of something else. */
export function ownTitle(titular: string, texto: string, first: string, idioma: string): string {
  if (titular === '' || first === '' || !isForeign(titular, texto, idioma)) return titular;
  if (first.length <= LONGEST_TITLE) return first.replace(/\.$/u, '');
  return `${first.slice(0, first.lastIndexOf(' ', LONGEST_TITLE))} …`;
}
