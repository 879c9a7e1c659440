import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/database.ts';
import { siblings } from '../../../test/pipeline-siblings.ts';
import { addAnotherEvent, addArticle, addEvent, ask, sentenceAnalyst } from '../../../test/told-event.ts';
import type { Database } from '../../platform/database.ts';
import type { Analyst } from '../analyse/analyst.ts';
import { storeRegrouping } from '../cluster/store-regrouping.ts';
import { writeEvent } from './write-event.ts';

const FLOOD = 'El río Arga se desbordó en Valdeluz y anegó cuarenta viviendas.';
const TRIAL = 'La alcaldesa Marta Ruiz declara ante el juez por las viviendas de Valdeluz.';

/** Tells of what came before as well. */
const analyst: Analyst = {
  ...sentenceAnalyst('frases@1'),
  async write(event) {
    const draft = await sentenceAnalyst('frases@1').write(event);
    const context = event.earlier.flatMap(({ articles: [first] }) =>
      first === undefined
        ? []
        : [
            {
              seccion: 'contexto_del_evento' as const,
              idioma: 'es',
              texto: first.texto,
              evidence: [{ articulo_id: first.articulo_id, pasaje: first.texto }],
            },
          ],
    );
    return draft && { ...draft, statements: [...draft.statements, ...context] };
  },
};

async function tell(db: Database, evento_id: number, texto: string): Promise<number> {
  for (const _ of [1, 2, 3]) await addArticle(db, evento_id, { titular: texto.slice(0, -1), texto });
  return evento_id;
}

async function openPair() {
  const db = await openTestDatabase('empty');
  const earlier = await tell(db, await addEvent(db), FLOOD);
  const later = await tell(db, await addAnotherEvent(db), TRIAL);
  await ask(db, 'insert into event_links (evento_id, earlier_evento_id, score) values ($1, $2, 0.5)', [later, earlier]);
  const write = async (evento_id: number, by: Analyst = analyst) => {
    await ask(db, 'update event_work set due_on = now() where evento_id = $1 and due_on is not null', [evento_id]);
    await writeEvent({ db, analyst: by, fallback: undefined, ...siblings, translates: false }, evento_id);
  };
  const context = async () =>
    (
      await ask<{ texto: string }>(
        db,
        `select texto from event_statements join event_statement_texts using (statement_id)
          where evento_id = $1 and hasta_version is null and seccion = 'contexto_del_evento'`,
        [later],
      )
    ).map(({ texto }) => texto);
  return { db, earlier, later, write, context };
}

test('what follows from an event tells of it once it is shown, and no more when it is not', async () => {
  const { db, earlier, later, write, context } = await openPair();
  await write(later);
  expect(await context()).toEqual([]);
  await write(earlier);
  await write(later);
  expect(await context()).toEqual([FLOOD]);

  await ask(db, 'delete from event_articles where evento_id = $1', [earlier]);
  await ask(db, 'update event_work set due_on = now() where evento_id = $1', [earlier]);
  await write(earlier);
  await write(later);
  expect(await context()).toEqual([]);
});

test('what follows from an event that has dissolved is owed another writing, and tells of it no more', async () => {
  const { db, earlier, later, write, context } = await openPair();
  await write(earlier);
  await write(later);
  expect(await context()).toEqual([FLOOD]);
  const members = (
    await ask<{ id: number }>(db, 'select articulo_id::float8 as id from event_articles where evento_id = $1', [
      earlier,
    ])
  ).map(({ id }) => id);
  const plan = { events: [], merged: [], dissolved: [earlier], followUps: [], grey: [] };
  const occasion = { rounds: undefined, compared: [], reviewed: [] };
  const standing = [{ evento_id: earlier, is_published: true, members }];
  await db.transaction((tx) => storeRegrouping(tx, siblings, standing, plan, occasion));
  await write(earlier);
  await write(later);
  expect(await context()).toEqual([]);
});

test('who is writing what follows from an event while this one appears begins anew', async () => {
  const { earlier, later, write, context } = await openPair();
  await write(later, {
    ...analyst,
    async write(event) {
      await write(earlier);
      return analyst.write(event);
    },
  });
  expect(await context()).toEqual([]);
  await write(later);
  expect(await context()).toEqual([FLOOD]);
});

test('an event that is written again and goes on being shown leaves alone what follows from it', async () => {
  const { db, earlier, later, write } = await openPair();
  await write(earlier);
  await write(later);
  await ask(db, 'update event_work set owed = true, due_on = now() where evento_id = $1', [earlier]);
  await write(earlier);
  const due = await ask<{ evento_id: number }>(db, 'select evento_id::float8 from event_work where owed');
  expect(due).toEqual([]);
});
