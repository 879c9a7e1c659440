import { expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/database.ts';
import { siblings } from '../../../test/pipeline-siblings.ts';
import { addArticle, addEvent, ask, sentenceAnalyst } from '../../../test/told-event.ts';
import type { Analyst, ArticleToAnalyse } from '../analyse/analyst.ts';
import { forgetWriting } from './event-work.repository.ts';
import { writeEvent } from './write-event.ts';
import { keepRefused } from './written-event.repository.ts';

const FLOOD = 'El río Arga se desbordó en Valdeluz y anegó cuarenta viviendas.';
const madeUp = (texto: string) => (articles: readonly ArticleToAnalyse[]) => [
  {
    ...({ seccion: 'hechos', idioma: 'es', texto } as const),
    evidence: [{ articulo_id: articles[0]?.articulo_id ?? 0, pasaje: FLOOD }],
  },
];

test('what is kept of refused statements is what the last text was refused, however often the event was written', async () => {
  const db = await openTestDatabase('empty');
  const evento_id = await addEvent(db);
  for (const titular of ['El Arga inunda Valdeluz', 'Valdeluz, bajo el agua', 'Crecida del Arga'])
    await addArticle(db, evento_id, { titular, texto: `${FLOOD} ${titular}.` });
  const refusedBy = async (analyst: Analyst) => {
    await forgetWriting(db, [evento_id]);
    await writeEvent({ db, analyst, fallback: undefined, ...siblings, translates: false }, evento_id);
    const rows = await ask<{ texto: string }>(db, 'select texto from refused_statements');
    return rows.map(({ texto }) => texto);
  };
  const ninety = 'El río Arga anegó noventa viviendas.';
  const ebro = 'El río Ebro se desbordó en Valdeluz.';
  expect(await refusedBy(sentenceAnalyst('inventa@1', madeUp(ninety)))).toContain(ninety);
  const second = await refusedBy(sentenceAnalyst('inventa@1', madeUp(ebro)));
  expect([second.includes(ebro), second.includes(ninety)]).toEqual([true, false]);
  expect(await refusedBy(sentenceAnalyst('frases@1'))).not.toContain(ebro);
});

test('of an event that is not told, and never was, nothing refused is kept: how large it was on the way makes no difference', async () => {
  const db = await openTestDatabase('empty');
  const evento_id = await addEvent(db);
  await addArticle(db, evento_id, { titular: 'El Arga inunda Valdeluz', texto: FLOOD });
  const [statement] = madeUp('El río Ebro se desbordó en Valdeluz.')([]);
  if (statement === undefined) throw new Error('nothing to refuse');
  await keepRefused(db, evento_id, 'frases@1', [{ ...statement, detalle: null, reasons: ['name_not_found'] }]);
  await writeEvent(
    { db, analyst: sentenceAnalyst('frases@1'), fallback: undefined, ...siblings, translates: false },
    evento_id,
  );
  expect(await ask(db, 'select texto from refused_statements')).toEqual([]);
});
