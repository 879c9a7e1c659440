import { toldArticles } from '../src/evaluate/told-articles.ts';
import type { ArticleToAnalyse } from '../src/pipeline/analyse/analyst.ts';
import { startTestNewspapers } from './newspapers-stand-in.ts';

const SEVERAL = 6;

/** Of the invented happening that most reports in Spanish tell of. */
export async function playedArticles(): Promise<ArticleToAnalyse[]> {
  const press = await startTestNewspapers({ scenario: 'demo', start: '2026-03-02T06:00:00Z' });
  await press.setClock({ advance_seconds: 10 * 86_400 });
  const truths = (await press.truths()).filter(
    ({ language, copy_of, paywalled, injected }) =>
      language === 'es' && copy_of === null && !paywalled && injected === null,
  );
  const [most = []] = [...Map.groupBy(truths, ({ event }) => event).values()].sort((a, b) => b.length - a.length);
  return toldArticles(most.slice(0, SEVERAL)).map((article) => ({ ...article, extract_limit: 2000 }));
}
