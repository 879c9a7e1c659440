import { expect, test } from 'vitest';
import { openTestDatabase } from '../../test/database.ts';
import { ask } from '../../test/told-event.ts';
import { newspaperJobs } from './newspaper.jobs.ts';

const DAYS = `select periodico_id, day::text, articulos, en_eventos from newspaper_days order by 1, 2`;
const COUNTED_ANEW = `select a.periodico_id, (article_stored_at(a.articulo_id) at time zone 'UTC')::date::text as day,
    count(*)::int as articulos, count(x.articulo_id)::int as en_eventos
  from articles a left join event_articles x using (articulo_id) where a.periodico_id > 0 group by 1, 2 order by 1, 2`;

test('what newspapers publish is counted by day, again while articles may still find their event, and forgotten with them', async () => {
  const db = await openTestDatabase('demonstration');
  const [count] = newspaperJobs(db);
  const days = () => ask<{ periodico_id: number; articulos: number }>(db, DAYS);
  await count?.handle({});
  const first = await days();
  expect(first.length).toBeGreaterThan(5);
  expect(first).toEqual(await ask(db, COUNTED_ANEW));

  const [largest] = first.toSorted((one, other) => other.articulos - one.articulos);
  await ask(
    db,
    `delete from event_articles where articulo_id = (
    select max(articulo_id) from articles where periodico_id = ${largest?.periodico_id})`,
  );
  await count?.handle({});
  expect(await days()).not.toEqual(first);
  expect(await days()).toEqual(await ask(db, COUNTED_ANEW));

  const removed = first[0]?.periodico_id;
  await ask(db, `insert into newspaper_days values (${removed}, '2025-01-01', 5, 5)`);
  await ask(
    db,
    `delete from event_articles where articulo_id in (select articulo_id from articles where periodico_id = ${removed})`,
  );
  await ask(db, `delete from articles where periodico_id = ${removed}`);
  await ask(db, `update newspapers set active = false, removed_on = now() where periodico_id = ${removed}`);
  await count?.handle({});
  expect((await days()).some(({ periodico_id }) => periodico_id === removed)).toBe(false);
});
