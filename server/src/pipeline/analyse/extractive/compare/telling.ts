import type { ArticleToAnalyse, Claim, EventToWrite } from '../../analyst.ts';
import { namesOf } from '../../gate/names-of.ts';
import { type NumberInContext, numbersOf } from '../../gate/numbers/numbers-of.ts';
import { type Word, wordsOf } from '../../gate/words-of.ts';
import { standsAlone } from '../claims/read-sentences.ts';
import { findWording } from '../wording/find-wording.ts';

/** One sentence of one article, with all that is compared of it. */
export interface Telling {
  readonly article: ArticleToAnalyse;
  readonly claim: Claim;
  /** The report it comes from: copies of one text are one report. */
  readonly report: number;
  readonly words: readonly Word[];
  readonly stems: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
  readonly numbers: readonly NumberInContext[];
  /** The numbers that count something, not days and months. */
  readonly values: ReadonlySet<string>;
  /** Understood without the sentence before it, and without knowing the day. */
  readonly alone: boolean;
  readonly hasRelativeDay: boolean;
  /** Says who says so. */
  readonly attributed: boolean;
}

/** Months and days, and "millions" of which nobody says how many. */
const COUNTS_NOTHING = /^(?:[mw]\d|~)/;

export const numberKey = ({ readings, percent }: NumberInContext): string | undefined => {
  const [reading = ''] = readings;
  return reading === '' || COUNTS_NOTHING.test(reading) ? undefined : `${reading}${percent ? '%' : ''}`;
};

export const reportOf = ({ copia_de, articulo_id }: ArticleToAnalyse): number => copia_de ?? articulo_id;

export function readTelling(article: ArticleToAnalyse, claim: Claim): Telling {
  const { idioma } = article;
  const wording = findWording(idioma);
  const words = wordsOf(claim.texto, idioma);
  const numbers = numbersOf(claim.texto, idioma);
  return {
    article,
    claim,
    report: reportOf(article),
    words,
    stems: new Set(words.flatMap(({ content, stem }) => (content ? [stem] : []))),
    names: new Set(namesOf(words, idioma).flatMap(({ word, sure }) => (sure ? [word.low] : []))),
    numbers,
    values: new Set(numbers.flatMap((number) => numberKey(number) ?? [])),
    alone: standsAlone(claim.texto, idioma),
    hasRelativeDay: wording?.relativeDay.test(claim.texto) === true,
    attributed: wording?.attribution.test(claim.texto) === true,
  };
}

const NEWS: ReadonlySet<Claim['kind']> = new Set(['hecho', 'impacto', 'contexto']);

/** The sentences of the news of an event. */
export const readTellings = (articles: readonly ArticleToAnalyse[], claims: EventToWrite['claims']): Telling[] =>
  articles.flatMap((article) =>
    (claims.get(article.articulo_id) ?? [])
      .filter(({ kind }) => NEWS.has(kind))
      .map((claim) => readTelling(article, claim)),
  );

/** The numbers that the news count something with. */
export const valuesTold = (articles: readonly ArticleToAnalyse[], claims: EventToWrite['claims']): Set<string> =>
  new Set(
    articles.flatMap(({ articulo_id, idioma }) =>
      (claims.get(articulo_id) ?? []).flatMap(({ kind, texto }) =>
        NEWS.has(kind) ? numbersOf(texto, idioma).flatMap((number) => numberKey(number) ?? []) : [],
      ),
    ),
  );

export const countReports = (tellings: readonly Telling[]): number =>
  new Set(tellings.map(({ report }) => report)).size;
