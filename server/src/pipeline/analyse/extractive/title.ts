import type { ArticleToAnalyse, EventDraft } from '../analyst.ts';
import { readArticle } from '../gate/article-reading.ts';
import { numbersOf } from '../gate/numbers/numbers-of.ts';
import { wordsOf } from '../gate/words-of.ts';
import { rankByClarity } from './compare/clearest.ts';
import { reportOf } from './compare/telling.ts';
import type { Desk } from './desk.ts';

const NEWSFLASH =
  /^(?:última hora|urgente|en directo|en vivo|directo|vídeo|video|fotos|galería|exclusiva|breaking(?: news)?|live|watch|exclusive|update|direct|en direct|vidéo|exclusif|alerte info|eilmeldung|liveticker|live-ticker|exklusiv|ao vivo|última atualização)\s*[|:.–—-]+\s*/iu;
/** "Economía | …", "… | El Faro" */
const SECTION = /^[\p{L} ]{3,24}\s*\|\s*/u;
const NEWSPAPER = /\s+[|·•]\s+[^|·•]{2,40}$/u;
const UNFIT = /[?¿!¡«»“”„"…]|\.\.\.|^\p{Lu}[\p{L} ]{2,30}: ['‘]/u;
const GOOD = { from: 6, to: 18 };
const MOST_PASSAGES = 3;

export const cleanTitle = (titular: string): string =>
  titular.replace(NEWSFLASH, '').replace(SECTION, '').replace(NEWSPAPER, '').replace(/[.]$/u, '').trim();

/** Calm, and says itself what it is about. */
export const isPlainTitle = ({ titular, titular_es_clickbait, contenido_es_enfatico }: ArticleToAnalyse): boolean =>
  !titular_es_clickbait && !contenido_es_enfatico && !UNFIT.test(cleanTitle(titular));

/** Passages of the article that have what its title says: those with its numbers first. */
function findBacking(article: ArticleToAnalyse, title: string, desk: Desk): { articulo_id: number; pasaje: string }[] {
  const { idioma, articulo_id } = article;
  const wanted = new Set(numbersOf(title, idioma).flatMap(({ readings }) => readings.slice(0, 1)));
  const stems = new Set(wordsOf(title, idioma).flatMap(({ content, stem }) => (content ? [stem] : [])));
  const claims = (desk.event.claims.get(articulo_id) ?? []).filter(
    ({ kind }) => kind === 'hecho' || kind === 'impacto' || kind === 'contexto',
  );
  const passages: { articulo_id: number; pasaje: string }[] = [];
  const left = claims.map(({ pasaje }) => ({
    pasaje,
    stems: new Set(wordsOf(pasaje, idioma).map(({ stem }) => stem)),
    numbers: numbersOf(pasaje, idioma).flatMap(({ readings }) => readings),
  }));
  while (
    passages.length < MOST_PASSAGES &&
    left.length > 0 &&
    (passages.length === 0 || wanted.size + stems.size > 0)
  ) {
    const worth = ({ stems: own, numbers }: (typeof left)[number]) =>
      3 * [...wanted].filter((number) => numbers.includes(number)).length +
      [...stems].filter((stem) => own.has(stem)).length;
    const best = left.reduce((one, other) => (worth(other) > worth(one) ? other : one));
    if (worth(best) === 0) break;
    passages.push({ articulo_id, pasaje: best.pasaje });
    left.splice(left.indexOf(best), 1);
    for (const number of best.numbers) wanted.delete(number);
    for (const stem of best.stems) stems.delete(stem);
  }
  return passages;
}

/** How often each word of the news' titles and beginnings is said by how many reports. */
function openEcho(desk: Desk): (stem: string) => number {
  const reports = new Map<string, Set<number>>();
  const all = new Set<number>();
  for (const article of desk.articles) {
    if (article.es_opinion || article.idioma !== desk.idioma) continue;
    all.add(reportOf(article));
    const [lead] = desk.event.claims.get(article.articulo_id) ?? [];
    const words = [...readArticle(article).titleWords, ...wordsOf(lead?.texto ?? '', article.idioma)];
    for (const { stem } of words) reports.set(stem, (reports.get(stem) ?? new Set()).add(reportOf(article)));
  }
  return (stem) => (reports.get(stem)?.size ?? 0) / Math.max(1, all.size);
}

/** The value that each disputed number is not told with by most. */
function listMinorities({ disputes }: Desk): Set<string> {
  return new Set(disputes.flatMap(({ sides }) => sides.slice(1).map(({ value }) => value.replace('%', ''))));
}

function rankTitles(desk: Desk): ArticleToAnalyse[] {
  const { disputes } = desk;
  const echo = openEcho(desk);
  const minorities = listMinorities(desk);
  const open = new Set(disputes.flatMap(({ sides }) => sides.map(({ value }) => value.replace('%', ''))));
  const score = (article: ArticleToAnalyse): number => {
    const title = cleanTitle(article.titular);
    const words = wordsOf(title, article.idioma);
    const content = words.filter((word) => word.content);
    const said = content.reduce((sum, { stem }) => sum + echo(stem), 0) / (content.length + 2);
    const numbers = numbersOf(title, article.idioma).flatMap(({ readings }) => readings);
    return (
      said -
      (words.length < GOOD.from || words.length > GOOD.to ? 0.15 : 0) -
      (numbers.some((number) => minorities.has(number)) ? 1 : 0) -
      (numbers.some((number) => open.has(number)) ? 0.12 : 0) -
      (/[:;]/.test(title) ? 0.08 : 0)
    );
  };
  return desk.articles
    .filter((article) => article.idioma === desk.idioma && !article.es_opinion && isPlainTitle(article))
    .map((article) => ({ article, score: score(article) }))
    .toSorted((one, other) => other.score - one.score)
    .map(({ article }) => article);
}

/** The calm title that says most of what all say; a short sentence of many where there is none. */
export function chooseTitle(desk: Desk): EventDraft['titulo'] | undefined {
  const { idioma } = desk;
  for (const article of rankTitles(desk)) {
    const texto = cleanTitle(article.titular);
    const evidence = findBacking(article, texto, desk);
    if (evidence.length === 0) continue;
    const admitted = desk.admit({ seccion: 'hechos', idioma, texto, evidence });
    if (admitted !== undefined) return { texto, evidence: admitted.evidence };
  }
  for (const group of desk.groups)
    for (const telling of rankByClarity(group, desk.similarity)) {
      if (telling.words.length > GOOD.to) continue;
      const texto = telling.claim.texto.replace(/[.]$/u, '');
      const admitted = desk.admit({ seccion: 'hechos', idioma, texto, evidence: desk.evidenceFor(telling, group) });
      if (admitted !== undefined) return { texto, evidence: admitted.evidence };
    }
  return undefined;
}
