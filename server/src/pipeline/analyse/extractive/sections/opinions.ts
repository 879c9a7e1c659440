import type { Idioma } from '@poliedro/contracts/language';
import type { ArticleToAnalyse, DraftStatement } from '../../analyst.ts';
import { mayBeShown } from '../compare/clearest.ts';
import { openSimilarity, type Similarity } from '../compare/similarity.ts';
import { readTelling, type Telling } from '../compare/telling.ts';
import type { Desk } from '../desk.ts';
import { cleanTitle, isPlainTitle } from '../title.ts';

const MOST = 4;
/** From here on two pieces argue alike. */
const ALIKE = 0.16;
const LONGEST_NAME = 14;
const SUMMARY_WORDS = { fewest: 8, most: 40 };

const STANCES: Readonly<Record<string, Readonly<Record<Idioma, string>>>> = {
  favor: { es: 'A favor', en: 'In favour', fr: 'Pour', de: 'Dafür' },
  contra: { es: 'En contra', en: 'Against', fr: 'Contre', de: 'Dagegen' },
  matices: { es: 'Con matices', en: 'Both sides', fr: 'Nuancé', de: 'Abwägend' },
};

interface Column {
  readonly article: ArticleToAnalyse;
  readonly tellings: readonly Telling[];
  readonly stance: string;
}

function readColumns({ articles, event, idioma }: Desk): Column[] {
  const columns = articles.filter(
    (article) => article.es_opinion && article.idioma === idioma && article.copia_de === null,
  );
  return columns.flatMap((article) => {
    const claims = (event.claims.get(article.articulo_id) ?? []).filter(({ kind }) => kind === 'opinion');
    const tellings = claims.map((claim) => readTelling(article, claim));
    return tellings.length === 0 ? [] : [{ article, tellings, stance: claims[0]?.detalle ?? '' }];
  });
}

/** How well each sentence of one is met by some sentence of the other. */
function likeness(one: Column, other: Column, similarity: Similarity): number {
  const met = (from: Column, to: Column) =>
    from.tellings.reduce((sum, telling) => sum + Math.max(...to.tellings.map((each) => similarity(telling, each))), 0) /
    from.tellings.length;
  return (met(one, other) + met(other, one)) / 2;
}

const oppose = (one: Column, other: Column): boolean =>
  (one.stance === 'favor' && other.stance === 'contra') || (one.stance === 'contra' && other.stance === 'favor');

function groupColumns(columns: readonly Column[], similarity: Similarity): Column[][] {
  const groups: Column[][] = [];
  for (const column of columns) {
    const near = groups
      .filter((group) => !group.some((other) => oppose(column, other)))
      .map((group) => ({
        group,
        alike: group.reduce((sum, other) => sum + likeness(column, other, similarity), 0) / group.length,
      }))
      .toSorted((one, other) => other.alike - one.alike)[0];
    if (near !== undefined && near.alike >= ALIKE) near.group.push(column);
    else groups.push([column]);
  }
  return groups.toSorted((one, other) => other.length - one.length);
}

/** The stance that all of a group take who take one. */
function stanceOf(group: readonly Column[]): string {
  const stances = new Set(group.map(({ stance }) => stance).filter((stance) => stance !== ''));
  const [only] = stances;
  return stances.size === 1 && only !== undefined ? only : '';
}

function writeStance(desk: Desk, group: readonly Column[], similarity: Similarity): DraftStatement | undefined {
  const { idioma } = desk;
  const nearest = (telling: Telling, { tellings }: Column) =>
    tellings.reduce((best, other) => (similarity(telling, other) > similarity(telling, best) ? other : best));
  const central = (telling: Telling) =>
    telling.claim.weight + group.reduce((sum, column) => sum + similarity(telling, nearest(telling, column)), 0);
  const summaries = group
    .flatMap(({ tellings }) => tellings)
    .filter(
      (telling) =>
        mayBeShown(telling) &&
        !telling.hasRelativeDay &&
        telling.words.length >= SUMMARY_WORDS.fewest &&
        telling.words.length <= SUMMARY_WORDS.most,
    )
    .map((telling) => ({ telling, central: central(telling) }))
    .toSorted((one, other) => other.central - one.central)
    .map(({ telling }) => telling);
  const label = STANCES[stanceOf(group)]?.[idioma];
  for (const summary of summaries)
    for (const { texto, said } of listNames(group, summary)) {
      const passages = group.map((column) => (column.article === summary.article ? summary : nearest(summary, column)));
      const cited = [summary, ...(said === undefined ? [] : [said]), ...passages.filter((one) => one !== summary)];
      const evidence = cited.map(({ article, claim }) => ({ articulo_id: article.articulo_id, pasaje: claim.pasaje }));
      const statement = desk.admit({
        seccion: 'opiniones',
        idioma,
        texto: label === undefined ? texto : `${label}: ${texto}`,
        detalle: summary.claim.texto,
        evidence,
      });
      if (statement !== undefined) return statement;
    }
  return undefined;
}

/** What a stance can be called: the title of one of its pieces, that of the summary first, or a short sentence of one. */
function listNames(group: readonly Column[], summary: Telling): { texto: string; said?: Telling }[] {
  const titles = group
    .filter(({ article }) => isPlainTitle(article))
    .toSorted((one, other) => Number(other.article === summary.article) - Number(one.article === summary.article))
    .map(({ article }) => ({ texto: cleanTitle(article.titular) }));
  const sentences = group
    .flatMap(({ tellings }) => tellings)
    .filter((telling) => telling !== summary && mayBeShown(telling) && telling.words.length <= LONGEST_NAME)
    .map((said) => ({ texto: said.claim.texto.replace(/[.]$/u, ''), said }));
  return [...titles, ...sentences];
}

/** What columnists think, those together who argue alike; a stance is called by the title of one of them. */
export function writeOpinions(desk: Desk): DraftStatement[] {
  const columns = readColumns(desk);
  const similarity = openSimilarity(columns.flatMap(({ tellings }) => tellings));
  return groupColumns(columns, similarity)
    .flatMap((group) => writeStance(desk, group, similarity) ?? [])
    .slice(0, MOST);
}
