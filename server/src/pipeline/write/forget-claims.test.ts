import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/database.ts';
import { siblings } from '../../../test/pipeline-siblings.ts';
import { addArticle, addEvent, ask, sentenceAnalyst } from '../../../test/told-event.ts';
import { writeEvent } from './write-event.ts';

const REPORT = { titular: 'El río Arga inunda Valdeluz', texto: 'El río Arga se desbordó y anegó cuarenta viviendas.' };

const BIND = `insert into article_final_groups (articulo_id, published_on, final_group, is_binding)
  values ($1, now(), $1, true)`;

async function openWritten() {
  const db = await openTestDatabase('empty');
  const analyst = sentenceAnalyst('frases@1');
  const tools = { db, analyst, fallback: undefined, ...siblings, translates: false };
  const evento_id = await addEvent(db);
  const first = await addArticle(db, evento_id, REPORT);
  for (const _ of [1, 2]) await addArticle(db, evento_id, REPORT);
  const write = async () => {
    await ask(db, 'update event_work set due_on = now()');
    await writeEvent(tools, evento_id);
    return (await ask<object>(db, 'select 1 from article_claims where articulo_id = $1', [first])).length;
  };
  expect(await write()).toBe(1);
  return { db, first, write };
}

test('what was read from an article is forgotten once it is certain that no event will tell of it', async () => {
  const { db, first, write } = await openWritten();
  await ask(db, 'delete from event_articles where articulo_id <> $1', [first]);
  expect(await write()).toBe(1);
  await ask(db, BIND, [first]);
  expect(await write()).toBe(0);
});

test('so it is when readers lose the event in the same moment', async () => {
  const { db, first, write } = await openWritten();
  await ask(db, BIND, [first]);
  expect(await write()).toBe(1);
  await ask(db, 'delete from event_articles where articulo_id <> $1', [first]);
  expect(await write()).toBe(0);
});
