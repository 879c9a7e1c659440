import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/database.ts';
import { siblings } from '../../../test/pipeline-siblings.ts';
import { addArticle, addEvent, ask, sentenceAnalyst } from '../../../test/told-event.ts';
import { reviseStatement } from '../../events/corrections/correction.service.ts';
import { markNewspaperRemoved } from '../../newspapers/newspaper-edit.repository.ts';
import type { Database } from '../../platform/database.ts';
import { writeEvent } from '../write/write-event.ts';
import { addRemoval } from './removal.repository.ts';
import { removeNewspapers } from './remove-newspaper.ts';

const SHARED = 'El Gobierno de Aragón cerró el puente de Valdeluz.';
const OWN = ['Doce vecinos salieron en lancha.', 'El colegio cierra hasta el viernes.', 'La carretera quedó cortada.'];

async function tell() {
  const db = await openTestDatabase('empty');
  const evento_id = await addEvent(db);
  const ids: number[] = [];
  for (const own of OWN) ids.push(await addArticle(db, evento_id, { titular: own, texto: `${SHARED} ${own}` }));
  await ask(db, `update newspapers set nombre = 'Ara' where dominio = 'periodico1.example'`);
  const tools = { db, analyst: sentenceAnalyst('frases@1'), fallback: undefined, ...siblings, translates: false };
  await writeEvent(tools, evento_id);
  const [first] = await ask<{ periodico_id: number }>(db, `select periodico_id from newspapers where nombre = 'Ara'`);
  return { db, evento_id, periodico_id: first?.periodico_id ?? 0, ids };
}

async function remove(db: Database, periodico_id: number): Promise<void> {
  await db.transaction(async (tx) => {
    await markNewspaperRemoved(tx, periodico_id);
    await addRemoval(tx, periodico_id);
  });
  expect(await removeNewspapers({ db, ...siblings, forgetAnswers: async () => {} })).toBe('done');
}

const said = async (db: Database, evento_id: number) =>
  (
    await ask<{ texto: string }>(
      db,
      `select texto from event_statements join event_statement_texts using (statement_id)
        where evento_id = $1 and hasta_version is null order by posicion`,
      [evento_id],
    )
  ).map(({ texto }) => texto);

test('what others say too stays, though the name of the newspaper is part of a word in it', async () => {
  const { db, evento_id, periodico_id } = await tell();
  await remove(db, periodico_id);
  expect(await said(db, evento_id)).toEqual([SHARED, ...OWN.slice(1)]);
});

test('what names the newspaper goes, whoever else says so', async () => {
  const { db, evento_id, periodico_id } = await tell();
  await ask(db, `update event_statement_texts set texto = 'Según Ara, el puente está cerrado.' where texto = $1`, [
    SHARED,
  ]);
  await remove(db, periodico_id);
  expect(await said(db, evento_id)).toEqual(OWN.slice(1));
});

test('what operators have said of an event that was merged since still binds', async () => {
  const { db, evento_id, periodico_id } = await tell();
  const [shared] = await ask<{ statement_id: number }>(
    db,
    'select statement_id::float8 from event_statement_texts where texto = $1',
    [SHARED],
  );
  const nota = { nota: 'El puente sigue abierto.', idioma: 'es' as const };
  await db.transaction((tx) => reviseStatement(tx, { statement_id: shared?.statement_id ?? 0, ...nota }));
  const [other] = await ask<{ evento_id: number }>(
    db,
    `insert into events (idioma_base, created_on, updated_on) values ('es', now(), now()) returning evento_id::float8`,
  );
  const whole = other?.evento_id;
  await ask(db, 'update event_articles set evento_id = $2 where evento_id = $1', [evento_id, whole]);
  await ask(db, 'update events set merged_into = $2 where evento_id = $1', [evento_id, whole]);
  await remove(db, periodico_id);
  expect(await ask(db, 'select nota from statement_corrections where lifted_on is null')).toEqual([
    { nota: nota.nota },
  ]);
  expect(await said(db, evento_id)).toEqual([]);
});
