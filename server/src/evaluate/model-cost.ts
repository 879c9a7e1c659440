import { join } from 'node:path';
import type { z } from 'zod';
import type { LanguageModel, Tokens } from '../adapters/llm/language-model.ts';
import { type ModelPrice, priceOfTokens } from '../adapters/llm/model-settings.ts';
import { openProvidedModel } from '../adapters/llm/provided-model.ts';
import type { ArticleToAnalyse, Claim } from '../pipeline/analyse/analyst.ts';
import { createModelAnalyst } from '../pipeline/analyse/model/model-analyst.ts';
import { isDueForRewriting } from '../pipeline/write/rewriting.ts';
import { listTruths } from './ask-newspapers.ts';
import type { Score } from './score.ts';
import { startStandIn } from './stand-in-process.ts';
import { toldArticleSchema, toldArticles } from './told-articles.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SIZES = [3, 6, 12, 24, 30, 60] as const;
const LARGEST = 60;
const STREAMS = 3;
/** Where the configuration has none: euros for a million tokens of a model of middling size. */
const USUAL_PRICE: ModelPrice = { input: 0.4, output: 1.6 };
const CENT = 10_000;

/** Reports in Spanish of one kind of happening each, as many as a large event has, each of a newspaper of its own. */
function streamsOf(truths: readonly z.infer<typeof toldArticleSchema>[]): ArticleToAnalyse[][] {
  const own = truths.filter(({ language, copy_of }) => language === 'es' && copy_of === null);
  return [...Map.groupBy(own, ({ event }) => event.replace(/-\d+$/, '')).values()]
    .sort((one, other) => other.length - one.length)
    .slice(0, STREAMS)
    .map((kind) =>
      toldArticles(kind.slice(0, LARGEST)).map((article) => ({ ...article, periodico_id: article.articulo_id })),
    );
}

interface StreamCost {
  /** Of the claims of each report. */
  readonly claims: readonly Tokens[];
  /** Of writing the event when so many reports are there; none below three. */
  readonly writes: ReadonlyMap<number, Tokens>;
}

async function measureStream(model: LanguageModel, articles: readonly ArticleToAnalyse[]): Promise<StreamCost> {
  let last: Tokens = { input: 0, output: 0 };
  const analyst = createModelAnalyst(model, {
    async ask(asked, question) {
      const answer = await asked.ask(question);
      last = answer.tokens;
      return answer;
    },
  });
  const known = new Map<number, readonly Claim[]>();
  const claims: Tokens[] = [];
  const writes = new Map<number, Tokens>();
  for (const [at, article] of articles.entries()) {
    known.set(article.articulo_id, await analyst.claimsOf(article));
    claims.push(last);
    if (at + 1 < SIZES[0]) continue;
    await analyst.write({ evento_id: 1, articles: articles.slice(0, at + 1), claims: known, earlier: [] });
    writes.set(at + 1, last);
  }
  return { claims, writes };
}

/** By the rule it is written once more when it is quiet, where reports have come since the last step. */
function stepsOf(size: number, byRule: boolean): number[] {
  const steps: number[] = [];
  for (let reports = SIZES[0]; reports <= size; reports += 1)
    if (!byRule || reports === size || isDueForRewriting(steps.at(-1) ?? 0, reports, false)) steps.push(reports);
  return steps;
}

function sumOf({ claims, writes }: StreamCost, size: number, byRule: boolean): Tokens {
  const used = [...claims.slice(0, size), ...stepsOf(size, byRule).flatMap((reports) => writes.get(reports) ?? [])];
  return {
    input: used.reduce((sum, { input }) => sum + input, 0),
    output: used.reduce((sum, { output }) => sum + output, 0),
  };
}

function score(figure: string, unit: string, values: readonly number[], detail: string): Score {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return { figure, value: mean, unit, spread: [Math.min(...values), Math.max(...values)], detail };
}

/** What an event costs that grows report by report, written by the rule and written anew at every report. */
export async function evaluateModelCost(newspapers: string, price: ModelPrice = USUAL_PRICE): Promise<Score[]> {
  const streams = streamsOf(await listTruths(newspapers, toldArticleSchema, 'all'));
  const standIn = await startStandIn(ROOT, 'language-model', { env: { MODEL_PORT: '0' } });
  try {
    const url = `${standIn.origin}/v1`;
    const model = openProvidedModel({ provider: 'openai-compatible', name: 'stand-in', url });
    const costs = await Promise.all(streams.map((articles) => measureStream(model, articles)));
    const detail = `${costs.length} streams of reports; stand-in's tokens; claims once, without translation`;
    return SIZES.flatMap((size) =>
      [true, false].flatMap((byRule) => {
        const sums = costs.map((cost) => sumOf(cost, size, byRule));
        const name = `event of ${size} reports, written ${byRule ? `by the rule (${stepsOf(size, true).length}×)` : 'at every report'}`;
        const euros = `${detail}; ${price.input} and ${price.output} € a million tokens`;
        return [
          score(
            `tokens, ${name}`,
            'tokens',
            sums.map(({ input, output }) => input + output),
            detail,
          ),
          score(
            `cost, ${name}`,
            'cent',
            sums.map((tokens) => priceOfTokens(price, tokens) / CENT),
            euros,
          ),
        ];
      }),
    );
  } finally {
    standIn.stop();
  }
}
