import type { ArticleToAnalyse, Claim, DraftStatement } from '../../analyst.ts';
import { type Focus, type Measure, nameFocus, sayMeasure } from '../../gate/measured.ts';
import { onceEach } from '../compare/once-each.ts';
import type { Desk } from '../desk.ts';

/** Fewer say nothing about how it is told. */
const FEWEST_NEWSPAPERS = 4;
const FEWEST_OF_COUNTRY = 2;
const MOST_PASSAGES = 6;
const CLEARLY = 1.25;

interface Sign {
  readonly article: ArticleToAnalyse;
  readonly claim: Claim;
  readonly what: string;
}

interface Coverage {
  readonly news: readonly ArticleToAnalyse[];
  readonly newspapers: number;
  readonly signs: readonly Sign[];
}

const newspapersOf = (signs: readonly Sign[]): number => new Set(signs.map(({ article }) => article.periodico_id)).size;

/** Every article counts here, whatever its language. */
function readCoverage({ articles, event }: Desk): Coverage {
  const news = articles.filter(({ es_opinion }) => !es_opinion);
  const signs = news.flatMap((article) =>
    (event.claims.get(article.articulo_id) ?? [])
      .filter(({ kind }) => kind === 'encuadre' || kind === 'declaracion')
      .map((claim) => ({
        article,
        claim,
        what: claim.kind === 'declaracion' ? `voz:${(claim.detalle ?? '').split(',')[0]}` : (claim.detalle ?? ''),
      })),
  );
  return { news, newspapers: new Set(news.map(({ periodico_id }) => periodico_id)).size, signs };
}

function draft(
  desk: Desk,
  measure: Measure,
  slots: Readonly<Record<string, string | number>>,
  signs: readonly Sign[],
): DraftStatement | undefined {
  const evidence = onceEach(signs)
    .slice(0, MOST_PASSAGES)
    .map(({ article, claim }) => ({ articulo_id: article.articulo_id, pasaje: claim.pasaje }));
  const { idioma } = desk;
  const texto = sayMeasure(measure, idioma, slots);
  return desk.admit({ seccion: 'framing', idioma, texto, evidence, measured: true });
}

function writeEmphasis(desk: Desk, { signs, newspapers }: Coverage): DraftStatement | undefined {
  const loud = signs.filter(({ what }) => what === 'enfasis');
  const count = newspapersOf(loud);
  if (count < 2) return undefined;
  return draft(desk, 'emphasis', { n: count, m: newspapers }, loud);
}

/** The kinds of a list, the most frequent first. */
const tally = (signs: readonly Sign[]): [string, Sign[]][] =>
  [...Map.groupBy(signs, ({ what }) => what)].toSorted(
    ([name, one], [otherName, other]) => newspapersOf(other) - newspapersOf(one) || (name < otherName ? -1 : 1),
  );

const focusOf = (what: string): Focus => what.replace('titular:', '') as Focus;

/** What headlines put first: by country where that differs, else over all. */
function writeFocus(desk: Desk, { signs }: Coverage): DraftStatement | undefined {
  const { idioma } = desk;
  const titles = onceEach(signs.filter(({ what }) => what.startsWith('titular:')));
  const byCountry = [...Map.groupBy(titles, ({ article }) => article.pais_iso_code)].flatMap(([country, own]) => {
    const [first, second] = tally(own);
    if (first === undefined || own.length < FEWEST_OF_COUNTRY) return [];
    return second !== undefined && second[1].length === first[1].length
      ? []
      : [{ country, what: first[0], signs: first[1] }];
  });
  const kinds = [...Map.groupBy(byCountry, ({ what }) => what)];
  if (kinds.length > 1) {
    const names = new Intl.DisplayNames(idioma, { type: 'region' });
    const list = kinds.map(([what, countries]) => {
      const named = countries
        .map(({ country }) => names.of(country) ?? country)
        .toSorted((a, b) => a.localeCompare(b, idioma));
      return `${nameFocus(focusOf(what), idioma)} (${named.join(', ')})`;
    });
    const shown = kinds.flatMap(([, countries]) => countries.flatMap((one) => one.signs.slice(0, 1)));
    return draft(desk, 'countries', { list: list.join('; ') }, shown);
  }
  const [first, second] = tally(titles);
  if (first === undefined || second === undefined || second[1].length < 2) return undefined;
  return draft(
    desk,
    'focus',
    {
      n: first[1].length,
      m: titles.length,
      k: second[1].length,
      focus: nameFocus(focusOf(first[0]), idioma),
      other: nameFocus(focusOf(second[0]), idioma),
    },
    [...first[1].slice(0, MOST_PASSAGES / 2), ...second[1].slice(0, MOST_PASSAGES / 2)],
  );
}

function writeVoices(desk: Desk, { signs, newspapers }: Coverage): DraftStatement | undefined {
  const [first, second] = tally(signs.filter(({ what }) => what.startsWith('voz:')));
  if (first === undefined || second === undefined) return undefined;
  const [n, k] = [newspapersOf(first[1]), newspapersOf(second[1])];
  if (n < FEWEST_NEWSPAPERS - 1 || n < CLEARLY * k) return undefined;
  const nameOf = ([what]: [string, unknown]) => what.replace('voz:', '');
  return draft(desk, 'voices', { name: nameOf(first), second: nameOf(second), n, k, m: newspapers }, [
    ...first[1].slice(0, MOST_PASSAGES / 2),
    ...second[1].slice(0, MOST_PASSAGES / 2),
  ]);
}

/** How it is told: what is counted over all reports, in sentences of our own that rest on passages. */
export function writeFraming(desk: Desk): DraftStatement[] {
  const coverage = readCoverage(desk);
  if (coverage.newspapers < FEWEST_NEWSPAPERS) return [];
  return [writeFocus, writeVoices, writeEmphasis].flatMap((one) => one(desk, coverage) ?? []);
}
