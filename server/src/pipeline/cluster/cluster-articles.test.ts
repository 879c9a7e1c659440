import { describe, expect, test } from 'vitest';
import { clusterToolsOf } from '../../../test/cluster-tools.ts';
import { openTestDatabase } from '../../../test/database.ts';
import { ALONE, addWaitingArticles, FERRY, FIRE, type TestReport } from '../../../test/waiting-articles.ts';
import type { Database } from '../../platform/database.ts';
import { clusterArticles } from './cluster-articles.ts';
import { settleEvents } from './settle-events.ts';
import type { ClusterTools } from './store-regrouping.ts';

const ask = <Row extends object>(db: Database, text: string, values: readonly unknown[] = []) =>
  db.query<Row>({ name: '', text }, values);

async function clusterAll(tools: ClusterTools, most: number): Promise<void> {
  while ((await clusterArticles(tools, most)) !== 'nothing to do');
}

/** Until nothing is left that could change. */
async function settleAll(tools: ClusterTools): Promise<void> {
  for (;;) {
    await ask(tools.db, 'update event_settling set due_on = now()');
    if ((await settleEvents(tools)) === 'nothing to do') return;
  }
}

/** The titles in each event. */
async function eventsOf(db: Database): Promise<string[][]> {
  const rows = await ask<{ titulares: string[] }>(
    db,
    `select array_agg(titular order by titular) as titulares from event_articles join articles using (articulo_id)
      group by evento_id order by min(titular)`,
  );
  return rows.map(({ titulares }) => titulares);
}

const titles = (reports: readonly TestReport[]) => reports.map(({ titular }) => titular).sort();
const ALL = [...FIRE, ...FERRY, ALONE];
const EXPECTED = [titles(FIRE), titles(FERRY)].sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
const interleaved = ALL.toSorted((one, other) => one.titular.length - other.titular.length);

/** Ways to come to the same events. */
const WAYS: readonly [string, readonly TestReport[], (tools: ClusterTools) => Promise<void>][] = [
  ['all at once', ALL, (tools) => clusterAll(tools, 100)],
  ['one by one, the last first', ALL.toReversed(), (tools) => clusterAll(tools, 1)],
  ['by seven, mixed', interleaved, (tools) => clusterAll(tools, 7)],
  [
    'by two processes at once',
    interleaved,
    async (tools) => {
      await Promise.all([clusterAll(tools, 3), clusterAll(tools, 2)]);
    },
  ],
];

describe('articles become events', () => {
  test.each(WAYS)('the same ones when they come %s', async (_, reports, cluster) => {
    const db = await openTestDatabase('empty');
    await addWaitingArticles(db, reports);
    const tools = clusterToolsOf(db);
    await cluster(tools);
    await settleAll(tools);
    expect(await eventsOf(db)).toEqual(EXPECTED);
    const stages = await ask(db, 'select distinct stage from article_work');
    expect(stages).toEqual([{ stage: 'done' }]);
    const foundings = await ask<{ titular: string }>(
      db,
      `select titular from events join articles on articulo_id = founding_article and articles.created_on = events.created_on
        where merged_into is null and evento_id in (select evento_id from event_articles) order by titular`,
    );
    expect(foundings.map(({ titular }) => titular)).toEqual([FIRE, FERRY].map(([first]) => first?.titular).sort());
    const due = await ask(db, 'select 1 from event_work join event_articles using (evento_id)');
    expect(due).toHaveLength(FIRE.length + FERRY.length);
  });

  test('all together or not at all, when the process dies in the middle', async () => {
    const db = await openTestDatabase('empty');
    await addWaitingArticles(db, ALL);
    let seen: unknown;
    const tools = clusterToolsOf(db);
    const dying: ClusterTools = {
      ...tools,
      async place(tx, placed) {
        // Then each is placed alone.
        if (seen !== undefined) return tools.place(tx, placed);
        seen = await ask(
          db,
          `select (select count(*)::int from events) as events, (select count(*)::int from event_articles) as
          placed, count(*) filter (where stage = 'cluster')::int as waiting from article_work`,
        );
        await tx.query({ name: '', text: 'select pg_terminate_backend(pg_backend_pid())' }, []);
      },
    };
    await expect(clusterArticles(dying)).rejects.toThrow();
    expect(seen).toEqual([{ events: 0, placed: 0, waiting: ALL.length }]);
    await settleAll(tools);
    expect(await eventsOf(db)).toEqual(EXPECTED);
  });

  test('one that cannot be placed is tried again, then left; the others do not wait', async () => {
    const db = await openTestDatabase('empty');
    const ids = await addWaitingArticles(db, FIRE);
    const [sick] = ids;
    const tools: ClusterTools = {
      ...clusterToolsOf(db),
      async place(_, { articulo_ids = [] }) {
        if (articulo_ids.includes(sick ?? 0)) throw new Error('it does not fit');
      },
    };
    await expect(clusterArticles(tools)).rejects.toThrow('it does not fit');
    const of = (stage: string) => ask(db, 'select attempts, reason from article_work where stage = $1', [stage]);
    expect(await of('done')).toHaveLength(FIRE.length - 1);
    expect(await of('cluster')).toEqual([{ attempts: 1, reason: 'it does not fit' }]);
    await ask(db, `update article_work set due_on = now(), attempts = 3 where stage = 'cluster'`);
    await expect(clusterArticles(tools)).rejects.toThrow('it does not fit');
    expect(await of('dropped')).toMatchObject([{ reason: 'it does not fit' }]);
  });

  test('one event that reports two happenings is split: the larger part keeps its id', async () => {
    const db = await openTestDatabase('empty');
    const tools = clusterToolsOf(db);
    await addWaitingArticles(db, [...FIRE, ...FERRY]);
    await clusterAll(tools, 100);
    const [event] = await ask<{ evento_id: number }>(db, 'select min(evento_id)::float8 as evento_id from events');
    await ask(db, 'update event_articles set evento_id = $1', [event?.evento_id]);
    await settleAll(tools);
    expect(await eventsOf(db)).toEqual(EXPECTED);
    const [kept] = await ask<{ n: number }>(db, 'select count(*)::int as n from event_articles where evento_id = $1', [
      event?.evento_id,
    ]);
    expect(kept?.n).toBe(FIRE.length);
    expect(await ask(db, 'select kind, from_evento_id::float8 from event_lineage')).toEqual([
      { kind: 'split', from_evento_id: event?.evento_id },
    ]);
  });
});
