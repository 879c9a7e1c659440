import { z } from 'zod';
import { findQuotes } from '../pipeline/analyse/quotes/find-quotes.ts';
import { listTruths } from './ask-newspapers.ts';
import type { Score } from './score.ts';

const articleTruth = z.object({
  language: z.string(),
  body: z.string(),
  quotes: z.array(z.object({ text: z.string(), speaker: z.string() })),
});

type Article = z.infer<typeof articleTruth>;

/** A full stop before the closing mark is the newspaper's. */
const keyOf = (text: string, speaker: string | undefined): string => `${text.replace(/\.$/, '')} (${speaker})`;

function scoreLanguage(language: string, articles: readonly Article[]): Score[] {
  let [found, right, all, reached] = [0, 0, 0, 0];
  for (const { body, quotes } of articles) {
    const said = findQuotes(body, language).filter(({ whole, speaker }) => whole && speaker !== undefined);
    const keys = said.map(({ texto, speaker }) => keyOf(texto, speaker));
    const truths = quotes.map(({ text, speaker }) => keyOf(text, speaker));
    found += keys.length;
    all += truths.length;
    right += keys.filter((key) => truths.includes(key)).length;
    reached += truths.filter((key) => keys.includes(key)).length;
  }
  const name = `quotations with their speaker, invented newspapers in ${language}`;
  const detail = `${found} found, ${all} printed`;
  return [
    { figure: `${name}: precision`, value: found === 0 ? 1 : right / found, bar: '>= 0.97', detail },
    { figure: `${name}: recall`, value: all === 0 ? 1 : reached / all, bar: '>= 0.97', detail },
  ];
}

/** The same words from the same mouth, letter by letter. `newspapers` is where the newspapers stand-in is asked what is true. */
export async function evaluateNewspaperQuotes(newspapers: string): Promise<Score[]> {
  const languages = Map.groupBy(await listTruths(newspapers, articleTruth, 'all'), ({ language }) => language);
  return [...languages].flatMap(([language, articles]) => scoreLanguage(language, articles));
}
