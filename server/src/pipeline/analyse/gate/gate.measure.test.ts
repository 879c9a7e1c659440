import { expect, test } from 'vitest';
import {
  articlesOf,
  type MadeStatement,
  madeOf,
  type TruthArticle,
  translationsOf,
} from '../../../../test/gate-statements.ts';
import { startTestNewspapers } from '../../../../test/newspapers-stand-in.ts';
import { checkStatement } from './check-statement.ts';

/** The same articles on every day. */
const START = '2026-03-02T06:00:00Z';
const EACH_KIND = { good: 500, bad: 110 };

function pick(made: readonly MadeStatement[]): MadeStatement[] {
  const kinds = Map.groupBy(made, ({ kind }) => kind);
  return [...kinds.values()].flatMap((all) => {
    const most = all[0]?.good === true ? EACH_KIND.good : EACH_KIND.bad;
    const step = Math.max(1, all.length / most);
    return Array.from({ length: Math.min(most, all.length) }, (_, at) => all[Math.floor(at * step)]).filter(
      (one) => one !== undefined,
    );
  });
}

test('nothing that was made bad is shown, and of what is good hardly anything is lost', async () => {
  const newspapers = await startTestNewspapers({ articles: 1500, injected: 0.5, start: START });
  const demonstration = await startTestNewspapers({ scenario: 'demo', start: START });
  const made: MadeStatement[] = [];
  const articles = new Map<string, Map<number, TruthArticle>>();
  for (const press of [newspapers, demonstration]) {
    await press.setClock({ advance_seconds: 10 * 86_400 });
    const events = await press.ask<{ id: string; values: Record<string, unknown> }[]>('/__events');
    const names = new Map(events.map((event) => [event.id, event]));
    const all = articlesOf(await press.truths());
    const byEvent = Map.groupBy(all, ({ truth }) => truth.event);
    for (const [event, told] of byEvent)
      articles.set(event, new Map(told.map((article) => [article.articulo_id, article])));
    for (const [at, article] of all.entries()) {
      const siblings = byEvent.get(article.truth.event)?.filter((one) => one !== article) ?? [];
      const other =
        all.slice(at).find(({ truth }) => truth.event !== article.truth.event) ??
        all.find(({ truth }) => truth.event !== article.truth.event);
      if (other === undefined) continue;
      made.push(...madeOf(article, siblings[at % siblings.length], other, names));
      for (const sibling of siblings.slice(0, 6)) made.push(...translationsOf(article, sibling));
    }
  }
  const statements = pick(made);
  const started = performance.now();
  const judged = statements.map((one) => ({
    ...one,
    verdict: checkStatement(one.statement, articles.get(one.event) ?? new Map()),
  }));
  const each = (performance.now() - started) / statements.length;
  const table = [...Map.groupBy(judged, ({ kind }) => kind)].map(([kind, all]) => ({
    kind,
    good: all[0]?.good,
    statements: all.length,
    passed: all.filter(({ verdict }) => verdict.pass).length,
  }));
  console.table(table);
  const good = judged.filter((one) => one.good);
  const bad = judged.filter((one) => !one.good);
  const kept = good.filter(({ verdict }) => verdict.pass).length / good.length;
  console.log(
    `${judged.length} statements, ${(bad.length / judged.length).toFixed(2)} bad; ${kept.toFixed(4)} of the good ones kept; ${each.toFixed(2)} ms each`,
  );
  expect(statements.length).toBeGreaterThan(2000);
  expect(bad.length / statements.length).toBeGreaterThan(0.29);
  expect(bad.filter(({ verdict }) => verdict.pass).map(({ kind, statement }) => ({ kind, statement }))).toEqual([]);
  expect(kept).toBeGreaterThanOrEqual(0.98);
});
