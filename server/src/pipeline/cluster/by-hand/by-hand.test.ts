import { expect, test } from 'vitest';
import { clusterToolsOf } from '../../../../test/cluster-tools.ts';
import { openTestDatabase } from '../../../../test/database.ts';
import { addWaitingArticles, FERRY, FIRE, type TestReport } from '../../../../test/waiting-articles.ts';
import type { Database } from '../../../platform/database.ts';
import { clusterArticles } from '../cluster-articles.ts';
import { consolidateArticles } from '../consolidate-articles.ts';
import { consolidateUntil } from '../final-group.repository.ts';
import { settleEvents } from '../settle-events.ts';
import type { ClusterTools } from '../store-regrouping.ts';
import { mergeByHand, moveByHand, readDecision, restoreDecision, splitByHand } from './decide-by-hand.ts';

const ask = <Row extends object>(db: Database, text: string, values: readonly unknown[] = []) =>
  db.query<Row>({ name: '', text }, values);

/** All that the pipeline does with groups, until nothing is left to do. */
async function runOn(tools: ClusterTools): Promise<void> {
  while ((await clusterArticles(tools)) !== 'nothing to do');
  for (;;) {
    await ask(tools.db, 'update event_settling set due_on = now()');
    if ((await settleEvents(tools)) === 'nothing to do') break;
  }
  await consolidateUntil(tools.db, new Date());
  while ((await consolidateArticles(tools)) === 'consolidated');
}

const eventsOf = async (db: Database) => {
  const rows = await ask<{ evento_id: number; ids: number[] }>(
    db,
    `select evento_id::float8, array_agg(articulo_id::float8 order by articulo_id) as ids from event_articles
      group by evento_id order by min(articulo_id)`,
  );
  return rows.map(({ ids }) => ids);
};
const eventOf = async (db: Database, articulo_id: number | undefined) =>
  (
    await ask<{ evento_id: number }>(db, 'select evento_id::float8 from event_articles where articulo_id = $1', [
      articulo_id,
    ])
  )[0]?.evento_id ?? 0;

async function arrive(reports: readonly TestReport[]) {
  const db = await openTestDatabase('empty');
  const tools = clusterToolsOf(db);
  const ids = await addWaitingArticles(db, reports);
  await runOn(tools);
  return { db, tools, ids };
}

const LATER: TestReport = {
  hours: 3,
  host: 'tarde.example',
  titular: 'El ayuntamiento de Valencia apuntala el mercado de Ruzafa tras el incendio',
  texto:
    'Los bomberos de Valencia han apuntalado el mercado de Ruzafa, destruido por un incendio. La alcaldesa María José Catalá visitó a los ciento sesenta comerciantes del mercado.',
};

test('two events that are united stay one, whatever is compared later, and are two again when that is undone', async () => {
  const { db, tools, ids } = await arrive([...FIRE, ...FERRY]);
  const apart = await eventsOf(db);
  expect(apart.map(({ length }) => length)).toEqual([FIRE.length, FERRY.length]);
  const [fire, ferry] = [await eventOf(db, ids[0]), await eventOf(db, ids.at(-1))];
  const { decision_id, before, after } = await db.transaction((tx) =>
    mergeByHand(tx, tools, { evento_id: ferry, destino_id: fire }),
  );
  expect(after.map(({ evento_id, articulo_ids }) => [evento_id, articulo_ids.length])).toEqual([[fire, ids.length]]);
  expect(await ask(db, 'select merged_into::float8 from events where evento_id = $1', [ferry])).toEqual([
    { merged_into: fire },
  ]);
  const [late = 0] = await addWaitingArticles(db, [LATER]);
  await runOn(tools);
  expect(await eventsOf(db)).toEqual([[...ids, late]]);

  await ask(db, `update article_work set stage = 'cluster', due_on = now()`);
  await runOn(tools);
  expect(await eventsOf(db)).toEqual([[...ids, late]]);

  await db.transaction(async (tx) => {
    expect(await readDecision(tx, decision_id)).toEqual(after);
    await restoreDecision(tx, tools, before);
  });
  expect(await eventOf(db, ids.at(-1))).toBe(ferry);
  await runOn(tools);
  expect(await eventsOf(db)).toEqual([[...ids.slice(0, FIRE.length), late], ids.slice(FIRE.length)]);
  expect(await ask(db, 'select 1 from article_hand_groups')).toEqual([]);
});

test('what was split stays split, and each new report goes to one of the two', async () => {
  const { db, tools, ids } = await arrive(FIRE);
  const evento_id = await eventOf(db, ids[0]);
  const chosen = ids.slice(3);
  const split = await db.transaction((tx) => splitByHand(tx, tools, { evento_id, articulo_ids: chosen }));
  expect([await eventOf(db, chosen[0]), await eventOf(db, ids[0])]).toEqual([split.evento_id, evento_id]);
  const [late = 0] = await addWaitingArticles(db, [LATER]);
  await runOn(tools);
  const events = await eventsOf(db);
  expect(events.map((members) => members.filter((id) => id !== late))).toEqual([ids.slice(0, 3), chosen]);
  const [lineage] = await ask(db, 'select kind, from_evento_id::float8 from event_lineage');
  expect(lineage).toEqual({ kind: 'split', from_evento_id: evento_id });
  const due = await ask(db, 'select 1 from event_work where owed and evento_id = any($1)', [
    [evento_id, split.evento_id],
  ]);
  expect(due).toHaveLength(2);
  await expect(
    db.transaction((tx) => splitByHand(tx, tools, { evento_id, articulo_ids: ids.slice(0, 2) })),
  ).rejects.toMatchObject({ code: 'too_few_articles' });
});

test('an article that was moved stays where it was put, or alone', async () => {
  const { db, tools, ids } = await arrive([...FIRE, ...FERRY]);
  const [fire, ferry] = [await eventOf(db, ids[0]), await eventOf(db, ids.at(-1))];
  const [first = 0, second = 0] = ids;
  const move = (articulo_id: number, destino_id: number | null) =>
    db.transaction((tx) => moveByHand(tx, tools, { evento_id: fire, articulo_id, destino_id }));
  await move(first, ferry);
  await move(second, null);
  await runOn(tools);
  expect(await eventsOf(db)).toEqual([[first, ...ids.slice(FIRE.length)], ids.slice(2, FIRE.length)]);
  await expect(move(first, ferry)).rejects.toMatchObject({ code: 'changed_since' });
});
