import { expect, test } from 'vitest';
import { clusterToolsOf } from '../../../test/cluster-tools.ts';
import { openTestDatabase } from '../../../test/database.ts';
import { addEvent, ask } from '../../../test/told-event.ts';
import { addWaitingArticles, FERRY, FIRE } from '../../../test/waiting-articles.ts';
import type { Database } from '../../platform/database.ts';
import { clusterArticles } from './cluster-articles.ts';
import { hasToSettle, settleEvents } from './settle-events.ts';
import { findDueSettling, makeSettlingDue } from './settling.repository.ts';

test('an event is settled seconds after it has changed, and a minute later than that while much is coming', async () => {
  const db = await openTestDatabase('empty');
  const evento_id = await addEvent(db);
  await db.transaction((tx) => makeSettlingDue(tx, [{ evento_id, members: 4 }], 0));
  const isDueAfter = async (seconds: number) => {
    await ask(db, 'update event_settling set due_on = due_on - make_interval(secs => $1)', [seconds]);
    const isDue = await hasToSettle(db);
    await ask(db, 'update event_settling set due_on = due_on + make_interval(secs => $1)', [seconds]);
    return isDue;
  };
  expect(await isDueAfter(0)).toBe(false);
  expect(await isDueAfter(10)).toBe(true);
  const coming = Array.from({ length: 100 }, (_, at) => ({
    host: `llega${at}.example`,
    hours: 1,
    titular: 'Llega',
    texto: 'Llega mucho.',
  }));
  await addWaitingArticles(db, coming);
  expect(await isDueAfter(40)).toBe(false);
  expect(await isDueAfter(70)).toBe(true);
});

async function openTwoEvents(beside: 'empty' | 'demonstration' = 'empty') {
  const db = await openTestDatabase(beside);
  const ids = await addWaitingArticles(db, [...FIRE, ...FERRY]);
  const tools = clusterToolsOf(db);
  while ((await clusterArticles(tools)) !== 'nothing to do');
  await ask(db, 'update event_settling set due_on = now()');
  return { db, tools, ids };
}
const countDue = async (db: Database) =>
  (await findDueSettling(db, { articles: 100, ofEach: 40 }))?.evento_ids.length ?? 0;

test('as many events are settled together as have the articles of one batch', async () => {
  const { db, tools } = await openTwoEvents();
  expect(await countDue(db)).toBe(2);
  expect((await findDueSettling(db, { articles: FIRE.length, ofEach: 40 }))?.evento_ids).toHaveLength(1);
  await ask(db, 'update event_settling set rounds = 1 where evento_id = (select min(evento_id) from event_settling)');
  expect(await countDue(db)).toBe(1);
  expect(await settleEvents(tools)).toBe('settled');
  expect(await settleEvents(tools)).toBe('settled');
  expect(await settleEvents(tools)).toBe('nothing to do');
});

test('where settling them together fails each is settled alone; one that cannot be is tried again later', async () => {
  const { db, tools } = await openTwoEvents();
  const failing = (first: number, last: number) => {
    let times = 0;
    const place: typeof tools.place = async (...given) => {
      times += 1;
      if (times >= first && times <= last) throw new Error('no place');
      return tools.place(...given);
    };
    return { ...tools, place };
  };
  await expect(settleEvents(failing(1, 1))).rejects.toThrow('no place');
  expect(await countDue(db)).toBe(0);

  const makeDue = `insert into event_settling (evento_id, due_on) select distinct evento_id, now() from event_articles
    on conflict (evento_id) do update set due_on = now(), rounds = 0`;
  await ask(db, makeDue);
  expect(await countDue(db)).toBe(2);
  await expect(settleEvents(failing(1, 9))).rejects.toThrow('no place');
  expect(await countDue(db)).toBe(0);
  await ask(db, "update event_settling set due_on = due_on - interval '20 minutes'");
  expect(await countDue(db)).toBe(2);
  expect(await settleEvents(tools)).toBe('settled');
  expect(await countDue(db)).toBe(0);
});

test('an article that leaves an event leaves its categories too', async () => {
  const { db, tools, ids } = await openTwoEvents('demonstration');
  const [inFire, strange] = [ids[0], ids.at(-1)];
  await ask(db, "insert into carriles (tipo, posicion) values ('articulos', 99)");
  await ask(
    db,
    'update event_articles set evento_id = (select evento_id from event_articles where articulo_id = $1) where articulo_id = $2',
    [inFire, strange],
  );
  await ask(
    db,
    `insert into event_categories (evento_id, categoria_id, posicion, motivos)
    select evento_id, 2, 1, '{}' from event_articles where articulo_id = $1`,
    [inFire],
  );
  await db.transaction((tx) => tools.place(tx, { articulo_ids: [strange ?? 0] }));
  const categories = async () =>
    (
      await ask<{ categoria_id: number }>(
        db,
        'select distinct categoria_id from carril_entries where target_id = $1 and removed_at is null order by 1',
        [strange],
      )
    ).map(({ categoria_id }) => categoria_id);
  expect(await categories()).toEqual([0, 2]);

  expect(await settleEvents(tools)).toBe('settled');
  expect(await categories()).toEqual([0]);
});
