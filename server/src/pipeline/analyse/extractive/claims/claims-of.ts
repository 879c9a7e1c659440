import type { ArticleToAnalyse, Claim } from '../../analyst.ts';
import { readArticle } from '../../gate/article-reading.ts';
import { namesOf } from '../../gate/names-of.ts';
import { numbersOf } from '../../gate/numbers/numbers-of.ts';
import { givesOrders, hasAddress } from '../../gate/orders.ts';
import { wordsOf } from '../../gate/words-of.ts';
import { findWording } from '../wording/find-wording.ts';
import type { Wording } from '../wording/wording.ts';
import { framingClaimsOf } from './framing-claims.ts';
import { type ReadSentence, readSentences, standsAlone } from './read-sentences.ts';
import { stanceOf } from './stance.ts';

const MOST_SENTENCES = 24;
const MOST_QUOTES = 12;
/** A shorter one says too little by itself, a longer one is a speech. */
const QUOTED_WORDS = { fewest: 5, most: 60 };
/** From here on it no longer matters how far down a sentence stands. */
const FAR_DOWN = 12;
const GOOD_LENGTH = { from: 10, to: 32 };

const round = (weight: number): number => Math.round(weight * 1000) / 1000;
const upTo = (count: number, most: number): number => Math.min(count, most) / most;

/** How much a sentence says of what its article is about. */
function weigh(article: ArticleToAnalyse, { texto, at }: ReadSentence, title: ReadonlySet<string>): number {
  const { idioma } = article;
  const words = wordsOf(texto, idioma);
  const stems = new Set(words.map(({ stem }) => stem));
  const shared = [...title].filter((stem) => stems.has(stem)).length / Math.max(1, title.size);
  const names = namesOf(words, idioma).filter(({ sure }) => sure).length;
  const isGoodLength = words.length >= GOOD_LENGTH.from && words.length <= GOOD_LENGTH.to;
  const weight =
    0.35 * (1 - 0.7 * upTo(at, FAR_DOWN)) +
    0.3 * shared +
    0.15 * upTo(numbersOf(texto, idioma).length, 3) +
    0.1 * upTo(names, 3) +
    (isGoodLength ? 0.1 : 0);
  return round(standsAlone(texto, idioma) ? weight : weight * 0.6);
}

function kindOf({ texto, reminds }: ReadSentence, wording: Wording | undefined): Claim['kind'] {
  if (reminds) return 'contexto';
  if (wording?.future.test(texto) === true) return 'impacto';
  return wording?.background.test(texto) === true ? 'contexto' : 'hecho';
}

function sentenceClaims(article: ArticleToAnalyse): Claim[] {
  const { idioma, es_opinion } = article;
  const wording = findWording(idioma);
  const title = new Set(readArticle(article).titleWords.flatMap(({ content, stem }) => (content ? [stem] : [])));
  const stance = es_opinion ? stanceOf(article) : '';
  const told = readSentences(article).map((sentence) => ({ sentence, weight: weigh(article, sentence, title) }));
  const kept = told
    .toSorted((one, other) => other.weight - one.weight || one.sentence.at - other.sentence.at)
    .slice(0, MOST_SENTENCES)
    .toSorted((one, other) => one.sentence.at - other.sentence.at);
  return kept.map(({ sentence, weight }) => ({
    ...(es_opinion ? { kind: 'opinion', detalle: stance } : { kind: kindOf(sentence, wording) }),
    texto: sentence.texto,
    pasaje: sentence.pasaje,
    weight,
  }));
}

/** What people with a name are quoted with. */
function quoteClaims(article: ArticleToAnalyse): Claim[] {
  const reading = readArticle(article);
  const claims: Claim[] = [];
  for (const { texto, start, end, whole, named, speaker, role } of reading.quotes) {
    const words = texto.split(/\s+/).length;
    if (!whole || !named || speaker === undefined || !speaker.includes(' ')) continue;
    if (words < QUOTED_WORDS.fewest || words > QUOTED_WORDS.most) continue;
    const around = reading.sentencesAround({ start, end }, 0, 0);
    if (givesOrders(around) || hasAddress(around)) continue;
    const detalle = role === undefined || role.length > 80 ? speaker : `${speaker}, ${role}`;
    claims.push({ kind: 'declaracion', texto, detalle, pasaje: around, weight: round(0.5 + 0.5 * upTo(words, 25)) });
  }
  return claims.slice(0, MOST_QUOTES);
}

/** All that an article says by itself, without knowing any other. */
export function claimsOf(article: ArticleToAnalyse): Claim[] {
  const told = sentenceClaims(article);
  return article.es_opinion ? told : [...told, ...quoteClaims(article), ...framingClaimsOf(article, told)];
}
