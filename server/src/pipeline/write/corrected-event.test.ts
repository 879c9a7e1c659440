import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/database.ts';
import { siblings } from '../../../test/pipeline-siblings.ts';
import { addArticle, addEvent, ask, sentenceAnalyst } from '../../../test/told-event.ts';
import { readRevision, reviseStatement, writeRevision } from '../../events/corrections/correction.service.ts';
import { findEvent } from '../../events/event.repository.ts';
import { getNews } from '../../events/version.service.ts';
import type { Database } from '../../platform/database.ts';
import { type WriteTools, writeEvent } from './write-event.ts';

const FLOOD = 'El río Arga se desbordó en Valdeluz y anegó cuarenta viviendas.';
const OWN = [
  'Los bomberos rescataron a doce vecinos con una lancha.',
  'El colegio Cervantes estará cerrado hasta el viernes.',
  'La carretera de Olmedo quedó cortada por el barro.',
];
const [RESCUE = '', SCHOOL = '', ROAD = ''] = OWN;

async function arrive() {
  const db = await openTestDatabase('empty');
  const tools: WriteTools = {
    ...{ db, analyst: sentenceAnalyst('frases@1'), fallback: undefined, translates: false },
    ...siblings,
  };
  const evento_id = await addEvent(db);
  for (const own of OWN)
    await addArticle(db, evento_id, { titular: 'El río Arga inunda Valdeluz', texto: `${FLOOD} ${own}` });
  await writeEvent(tools, evento_id);
  const rewrite = async () => {
    await ask(db, 'update event_work set due_on = now(), owed = true');
    await writeEvent(tools, evento_id);
  };
  return { db, evento_id, rewrite };
}

const shown = async (db: Database, evento_id: number) => {
  const event = await findEvent(db, evento_id, 'es');
  if (event === undefined) throw new Error('readers do not have it');
  const textos = event.statements.map(({ texto }) => texto);
  const idOf = (wanted: string) => event.statements.find(({ texto }) => texto === wanted)?.statement_id ?? 0;
  return { ...event, textos, idOf };
};
const NOTA = { nota: 'El periódico ha retirado esa información.', idioma: 'es' as const };

test('a withdrawn statement leaves with a public note, and does not come back however often the event is written', async () => {
  const { db, evento_id, rewrite } = await arrive();
  const first = await shown(db, evento_id);
  const statement_id = first.idOf(FLOOD);
  const { before, after } = await db.transaction((tx) => reviseStatement(tx, { statement_id, ...NOTA }));
  expect(before).toEqual({ evento_id, texto: FLOOD, detalle: null });
  const event = await shown(db, evento_id);
  expect(event.textos).toEqual(OWN);
  expect([event.version, event.card.descripcion]).toEqual([first.version + 1, RESCUE]);
  expect(event.correcciones).toEqual([
    {
      ...{ tipo: 'retirada', seccion: 'hechos', statement_id: null, anterior: null, idioma: 'es' },
      ...{ nota: NOTA.nota, nota_idioma: 'es', created_on: expect.any(String) },
    },
  ]);
  expect((await getNews(db, evento_id, 'es', first.version))?.retiradas).toEqual([]);

  await rewrite();
  const again = await shown(db, evento_id);
  expect([again.textos, again.card.descripcion]).toEqual([OWN, RESCUE]);
  const refused = await ask(db, 'select texto, reasons from refused_statements');
  expect(refused).toEqual([{ texto: FLOOD, reasons: ['withdrawn_by_hand'] }]);

  await db.transaction(async (tx) => {
    expect(await readRevision(tx, statement_id)).toEqual(after);
    await writeRevision(tx, statement_id, before);
    expect(await readRevision(tx, statement_id)).toEqual(before);
  });
  await rewrite();
  const lifted = await shown(db, evento_id);
  expect(lifted.textos.toSorted()).toEqual([FLOOD, ...OWN].toSorted());
  expect(lifted.correcciones).toEqual([]);
});

test('a corrected statement rests on the same, says what it said before, and keeps its correction', async () => {
  const { db, evento_id, rewrite } = await arrive();
  const first = await shown(db, evento_id);
  const statement_id = first.idOf(RESCUE);
  const texto = 'Los bomberos rescataron a once vecinos con una lancha.';
  const { before } = await db.transaction((tx) =>
    reviseStatement(tx, { statement_id, words: { texto, detalle: null }, ...NOTA }),
  );
  const event = await shown(db, evento_id);
  expect(event.textos).toEqual([FLOOD, texto, SCHOOL, ROAD]);
  const corrected = event.statements.find((statement) => statement.texto === texto);
  expect(corrected?.evidencia).toEqual(first.statements.find(({ texto: said }) => said === RESCUE)?.evidencia);
  expect(event.correcciones).toMatchObject([
    { tipo: 'corregida', anterior: RESCUE, statement_id: corrected?.statement_id },
  ]);

  await rewrite();
  expect((await shown(db, evento_id)).idOf(texto)).toBe(corrected?.statement_id);
  await ask(db, `update article_texts set texto = replace(texto, $1, 'Hubo rescates.')`, [RESCUE]);
  await ask(db, 'delete from article_claims');
  await rewrite();
  expect((await shown(db, evento_id)).idOf(texto)).toBe(corrected?.statement_id);

  const standing = corrected?.statement_id ?? 0;
  await db.transaction((tx) => reviseStatement(tx, { statement_id: standing, ...NOTA }));
  await rewrite();
  const left = await shown(db, evento_id);
  expect([left.idOf(texto), left.idOf(RESCUE), left.correcciones.length]).toEqual([0, 0, 2]);
  // The first of two is not taken back while the second stands upon it.
  expect(await db.transaction((tx) => readRevision(tx, statement_id))).toBeUndefined();
  await db.transaction((tx) => writeRevision(tx, standing, { evento_id, texto, detalle: null }));
  await db.transaction((tx) => writeRevision(tx, statement_id, before));
  expect((await shown(db, evento_id)).correcciones).toEqual([]);
});

test('an event of which every fact was withdrawn by hand is taken from the readers, with its categories', async () => {
  const { db, evento_id, rewrite } = await arrive();
  const categories = () => ask(db, 'select categoria_id from event_categories where evento_id = $1', [evento_id]);
  await ask(db, `insert into categories (clave, posicion) values ('medio-ambiente', 2)`);
  await ask(db, `update article_texts set seccion = 'clima'`);
  await rewrite();
  expect(await categories()).toHaveLength(1);
  const { idOf } = await shown(db, evento_id);
  for (const texto of [FLOOD, ...OWN])
    await db.transaction((tx) => reviseStatement(tx, { statement_id: idOf(texto), ...NOTA }));
  await rewrite();
  expect(await findEvent(db, evento_id, 'es')).toBeUndefined();
  expect(await categories()).toEqual([]);
});
