import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/database.ts';
import { addAnotherEvent, addArticle, addEvent, ask } from '../../../test/told-event.ts';
import { type NewLinks, replaceLinks } from './link.repository.ts';

const NONE: NewLinks = { evento_ids: [], dissolved: [], following: [], compared: [], links: [] };

/** An event, and six that it follows from by what the consolidation found, the nearest first. */
async function openFollowing() {
  const db = await openTestDatabase('empty');
  const told = { titular: 'Arde el monte', texto: 'Arde el monte.' };
  const later = await addEvent(db);
  const first = await addArticle(db, later, told);
  const earlier: number[] = [];
  for (let nearness = 6; nearness > 0; nearness -= 1) {
    const evento_id = await addAnotherEvent(db);
    const articulo_id = await addArticle(db, evento_id, told);
    await ask(db, 'insert into final_links (articulo_id, earlier_id, score) values ($1, $2, $3)', [
      first,
      articulo_id,
      nearness,
    ]);
    earlier.push(evento_id);
  }
  await ask(
    db,
    `insert into article_final_groups (articulo_id, published_on, final_group, is_binding)
      select articulo_id, created_on, nextval('final_groups'), true from articles`,
  );
  const replace = (links: Partial<NewLinks>) => db.transaction((tx) => replaceLinks(tx, { ...NONE, ...links }));
  const listEarlier = async () => {
    const text = 'select earlier_evento_id::float8 as id from event_links where evento_id = $1 order by score desc';
    return (await ask<{ id: number }>(db, text, [later])).map(({ id }) => id);
  };
  return { db, later, earlier, replace, listEarlier };
}

test('of all that an event follows from the five nearest are kept', async () => {
  const { later, earlier, replace, listEarlier } = await openFollowing();
  await replace({ evento_ids: [later] });
  expect(await listEarlier()).toEqual(earlier.slice(0, 5));
});

test('one that is no more leaves its place to the next', async () => {
  const { db, later, earlier, replace, listEarlier } = await openFollowing();
  const passing = await addAnotherEvent(db);
  await replace({
    evento_ids: [passing],
    compared: [passing, later],
    links: [{ evento_id: later, earlier_evento_id: passing, score: 9 }],
  });
  await replace({ evento_ids: [later] });
  expect(await listEarlier()).toEqual([passing, ...earlier.slice(0, 4)]);
  await replace({ dissolved: [passing], following: [later] });
  expect(await listEarlier()).toEqual(earlier.slice(0, 5));
});
