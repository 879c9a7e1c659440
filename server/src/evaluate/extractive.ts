import { z } from 'zod';
import type { ArticleToAnalyse, EventDraft } from '../pipeline/analyse/analyst.ts';
import { createExtractiveAnalyst } from '../pipeline/analyse/extractive/extractive-analyst.ts';
import { checkStatement } from '../pipeline/analyse/gate/check-statement.ts';
import { listTruths } from './ask-newspapers.ts';
import type { Score } from './score.ts';
import { toldArticleSchema, toldArticles } from './told-articles.ts';

const articleTruth = toldArticleSchema.extend({
  numbers: z.array(z.object({ name: z.string(), value: z.number() })),
});

type Truth = z.infer<typeof articleTruth>;
type ToldArticle = ArticleToAnalyse & { readonly numbers: Truth['numbers'] };

const FEWEST_ARTICLES = 3;

const articlesOf = (truths: readonly Truth[]): ToldArticle[] =>
  toldArticles(truths).map((article, at) => ({ ...article, numbers: truths[at]?.numbers ?? [] }));

interface Counts {
  statements: number;
  passed: number;
  contradictions: number;
  right: number;
  truths: number;
}

/** What the newspapers of an event tell with different numbers. */
function listTrueContradictions(articles: readonly ToldArticle[]): string[] {
  const values = new Map<string, Set<number>>();
  for (const { numbers, es_opinion } of articles)
    for (const { name, value } of es_opinion ? [] : numbers)
      values.set(name, (values.get(name) ?? new Set()).add(value));
  return [...values].filter(([, told]) => told.size > 1).map(([name]) => name);
}

/** Whether each side rests on articles that tell one number of this name, and each on another. */
function isContradictionOf(
  name: string,
  versiones: EventDraft['statements'],
  articles: ReadonlyMap<number, ToldArticle>,
): boolean {
  const sides = versiones.map(
    ({ evidence }) =>
      new Set(
        evidence.map(
          ({ articulo_id }) => articles.get(articulo_id)?.numbers.find((number) => number.name === name)?.value,
        ),
      ),
  );
  const told = new Set(sides.flatMap((side) => [...side]));
  return sides.every((side) => side.size === 1) && told.size === sides.length && !told.has(undefined);
}

function countEvent(draft: EventDraft, told: readonly ToldArticle[], counts: Counts): void {
  const articles = new Map(told.map((article) => [article.articulo_id, article]));
  const texts = [draft.titulo, ...draft.descripcion].map((text) => ({
    seccion: 'hechos' as const,
    idioma: draft.idioma,
    ...text,
  }));
  for (const statement of [...texts, ...draft.statements.flatMap((one) => one.versiones ?? [one])]) {
    counts.statements += 1;
    if (checkStatement(statement, articles).pass) counts.passed += 1;
  }
  const left = new Set(listTrueContradictions(told));
  for (const { versiones } of draft.statements) {
    if (versiones === undefined) continue;
    counts.contradictions += 1;
    const name = [...left].find((one) => isContradictionOf(one, versiones, articles));
    if (name === undefined) continue;
    counts.right += 1;
    left.delete(name);
  }
}

/** Events as the scenario groups them, written without a model. `newspapers` is where the stand-in is asked. */
export async function evaluateExtractive(name: string, newspapers: string): Promise<Score[]> {
  const truths = await listTruths(newspapers, articleTruth, 'all');
  const analyst = createExtractiveAnalyst();
  const counts: Counts = { statements: 0, passed: 0, contradictions: 0, right: 0, truths: 0 };
  const events = Map.groupBy(articlesOf(truths), ({ articulo_id }) => truths[articulo_id - 1]?.event ?? '');
  let written = 0;
  for (const articles of events.values()) {
    if (articles.length < FEWEST_ARTICLES) continue;
    const claims = new Map<number, Awaited<ReturnType<typeof analyst.claimsOf>>>();
    for (const article of articles) claims.set(article.articulo_id, await analyst.claimsOf(article));
    const draft = await analyst.write({ evento_id: 1, articles, claims, earlier: [] });
    if (draft === undefined) continue;
    written += 1;
    counts.truths += listTrueContradictions(articles).length;
    countEvent(draft, articles, counts);
  }
  const detail = `${written} events, ${counts.truths} contradictions, ${counts.contradictions} found`;
  return [
    {
      figure: `statements that pass the gate, ${name}`,
      value: counts.passed / Math.max(1, counts.statements),
      bar: '>= 1',
      detail: `${written} events, ${counts.statements} statements`,
    },
    {
      figure: `contradictions, ${name}: precision`,
      value: counts.right / Math.max(1, counts.contradictions),
      bar: '>= 0.9',
      detail,
    },
    {
      figure: `contradictions, ${name}: recall`,
      value: counts.right / Math.max(1, counts.truths),
      bar: '>= 0.7',
      detail,
    },
  ];
}
