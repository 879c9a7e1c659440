import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/database.ts';
import { eventOf, FLOOD, OWN, report, statementsOf, toolsFor, workOf } from '../../../test/flood.ts';
import { addArticle, addEvent, ask, sentenceAnalyst } from '../../../test/told-event.ts';
import { ModelFailed, ModelUnusable } from '../../adapters/llm/language-model.ts';
import type { Analyst, ArticleToAnalyse } from '../analyse/analyst.ts';
import { createExtractiveAnalyst } from '../analyse/extractive/extractive-analyst.ts';
import { SpendingStopped } from '../spending/spending-stopped.ts';
import { makeEventsDue } from './event-work.repository.ts';
import { writeEvent } from './write-event.ts';

describe('an event that grows', () => {
  test('is written at three independent reports and again at six; between them only its articles are new', async () => {
    const db = await openTestDatabase('empty');
    const tools = toolsFor(db, sentenceAnalyst('frases@1'));
    const evento_id = await addEvent(db);
    const founding = await addArticle(db, evento_id, report(0));
    await addArticle(db, evento_id, report(1));
    await writeEvent(tools, evento_id);
    expect(await eventOf(db)).toMatchObject({ version: 0, articulos: 2, informes: 2, titulo: null, places: 0 });

    await addArticle(db, evento_id, report(2));
    await writeEvent(tools, evento_id);
    const first = await statementsOf(db);
    expect(await eventOf(db)).toMatchObject({
      version: 1,
      analista: 'frases@1',
      titulo: 'El río Arga inunda Valdeluz',
      places: 1,
    });
    expect(first.map(({ texto, newspapers }) => [texto, newspapers])).toEqual([
      [FLOOD, 3],
      [OWN[0], 1],
      [OWN[1], 1],
      [OWN[2], 1],
    ]);

    await addArticle(db, evento_id, report(3));
    await writeEvent(tools, evento_id);
    await addArticle(db, evento_id, { ...report(0), copia_de: founding });
    await writeEvent(tools, evento_id);
    expect(await eventOf(db)).toMatchObject({ version: 3, articulos: 5, informes: 4 });
    expect(await statementsOf(db)).toEqual(first);

    await addArticle(db, evento_id, report(4));
    await addArticle(db, evento_id, report(5));
    await writeEvent(tools, evento_id);
    const second = await statementsOf(db);
    expect(await eventOf(db)).toMatchObject({ version: 4, articulos: 7, informes: 6 });
    expect(second.slice(0, 4).map(({ id }) => id)).toEqual(first.map(({ id }) => id));
    expect([second[0]?.newspapers, second.length]).toEqual([7, 7]);
    expect(second.slice(4).map(({ desde }) => desde)).toEqual([4, 4, 4]);

    await ask(db, 'update event_work set due_on = now(), owed = true');
    await writeEvent(tools, evento_id);
    expect(await statementsOf(db)).toEqual(second);
    expect(await eventOf(db)).toMatchObject({ version: 4 });
    expect(await workOf(db)).toMatchObject({ due_on: null, owed: false, written_reports: 6, claimed_until: null });
  });

  test('is completed with what came late when nothing more comes for hours, and rests until then', async () => {
    const db = await openTestDatabase('empty');
    const evento_id = await addEvent(db);
    const come = async (ats: readonly number[], hours: number) => {
      for (const at of ats) await addArticle(db, evento_id, { ...report(at), hours });
      await writeEvent(toolsFor(db, sentenceAnalyst('frases@1')), evento_id);
      const rests = Number((await workOf(db))?.due_on) - Date.now();
      return `${(await statementsOf(db)).length} ${rests > 0 ? Math.round(rests / 360_000) : 'done'}`;
    };
    expect([await come([0, 1, 2], 20), await come([3], 8), await come([4], 1)]).toEqual(['4 done', '5 done', '5 85']);
  });

  test('is written anew at once when newspapers begin to disagree', async () => {
    const db = await openTestDatabase('empty');
    const tools = toolsFor(db, createExtractiveAnalyst());
    const evento_id = await addEvent(db);
    const told = (dead: string, at: number) => ({
      titular: 'Un incendio en Valdeluz destruye un almacén de muebles',
      texto: `Un incendio destruyó un almacén de muebles en Valdeluz. En el incendio murieron ${dead} personas. ${OWN[at]}`,
    });
    for (const at of [0, 1, 2]) await addArticle(db, evento_id, told('nueve', at));
    await writeEvent(tools, evento_id);
    expect(await eventOf(db)).toMatchObject({ version: 1, analista: 'extractivo@1' });
    await addArticle(db, evento_id, told('nueve', 3));
    await writeEvent(tools, evento_id);
    expect((await statementsOf(db)).filter(({ seccion }) => seccion === 'desinformacion')).toEqual([]);
    await addArticle(db, evento_id, told('siete', 4));
    await writeEvent(tools, evento_id);
    const disputed = (await statementsOf(db)).filter(({ seccion }) => seccion === 'desinformacion');
    expect(disputed.map(({ texto, desde }) => [texto, desde])).toEqual([
      ['¿Cuántas personas han muerto?', 3],
      ['En el incendio murieron nueve personas.', 3],
      ['En el incendio murieron siete personas.', 3],
    ]);
  });

  test('is unchanged when its writer fails at the very end, and two writers make one version of it', async () => {
    const db = await openTestDatabase('empty');
    const tools = toolsFor(db, sentenceAnalyst('frases@1'));
    const evento_id = await addEvent(db);
    for (const at of [0, 1, 2]) await addArticle(db, evento_id, report(at));
    const broken = () => Promise.reject(new Error('the worker was killed'));
    await writeEvent({ ...tools, place: broken }, evento_id);
    expect(await eventOf(db)).toMatchObject({ version: 0, articulos: 0, titulo: null });
    expect(await statementsOf(db)).toEqual([]);
    expect(await workOf(db)).toMatchObject({ reason: 'the worker was killed', claimed_until: null });

    await ask(db, 'update event_work set due_on = now()');
    await Promise.all([writeEvent(tools, evento_id), writeEvent(tools, evento_id)]);
    expect(await eventOf(db)).toMatchObject({ version: 1 });
    expect(await statementsOf(db)).toHaveLength(4);
    const [told] = await ask<{ n: number }>(db, 'select count(*)::int as n from event_versions');
    expect(told?.n).toBe(1);
  });

  test('is written out of an article that has gone to another event once it is at rest, and withdrawn with the last', async () => {
    const db = await openTestDatabase('empty');
    const analyst = sentenceAnalyst('frases@1');
    const drafts: number[] = [];
    const write: Analyst['write'] = (event) => {
      drafts.push(event.articles.length);
      return analyst.write(event);
    };
    const tools = toolsFor(db, { ...analyst, write });
    const evento_id = await addEvent(db);
    const ids = [];
    for (const at of [0, 1, 2]) ids.push(await addArticle(db, evento_id, report(at)));
    await writeEvent(tools, evento_id);
    const secondsUntilDue = async () => {
      const text = 'select extract(epoch from due_on - clock_timestamp())::float8 as seconds from event_work';
      return (await ask<{ seconds: number }>(db, text))[0]?.seconds;
    };
    const look = async () => {
      await ask(db, 'update event_work set due_on = now()');
      await writeEvent(tools, evento_id);
    };
    const leave = async (articulo_id: number | undefined) => {
      await makeEventsDue(db, [evento_id]);
      await ask(db, 'delete from event_articles where articulo_id = $1', [articulo_id]);
    };
    const first = await statementsOf(db);
    await leave(ids[1]);
    expect(await secondsUntilDue()).toBeGreaterThan(0);
    expect(await secondsUntilDue()).toBeLessThanOrEqual(10);
    for (const _ of [1, 2]) {
      await makeEventsDue(db, [evento_id]);
      await look();
      expect(await secondsUntilDue()).toBeGreaterThan(30);
    }
    expect(await statementsOf(db)).toEqual(first);
    expect(drafts).toEqual([3]);
    expect(await eventOf(db)).toMatchObject({ version: 1, articulos: 2, informes: 2 });

    await look();
    expect(drafts).toEqual([3, 2]);
    expect(await workOf(db)).toMatchObject({ due_on: null, written_reports: 3 });
    expect((await statementsOf(db)).map(({ texto, newspapers }) => [texto, newspapers])).toEqual([
      [FLOOD, 2],
      [OWN[0], 1],
      [OWN[2], 1],
    ]);
    await leave(ids[2]);
    await look();
    expect(await eventOf(db)).toMatchObject({ version: 3, titulo: null, places: 0 });
    expect(await statementsOf(db)).toEqual([]);
  });
});

test('what an analyst makes up reaches no reader and is kept with its reasons; newspapers show what they allow', async () => {
  const db = await openTestDatabase('empty');
  const bad = (articles: readonly ArticleToAnalyse[]) => {
    const [first, second] = articles.map(({ articulo_id }) => articulo_id);
    const on = (articulo_id: number | undefined, pasaje: string) => [{ articulo_id: articulo_id ?? 0, pasaje }];
    const hecho = { seccion: 'hechos', idioma: 'es' } as const;
    return [
      { ...hecho, texto: 'El río Arga se desbordó en Valdeluz y anegó noventa viviendas.', evidence: on(first, FLOOD) },
      { ...hecho, texto: 'El río Ebro se desbordó en Valdeluz.', evidence: on(first, FLOOD) },
      { ...hecho, texto: OWN[0] ?? '', evidence: on(second, OWN[0] ?? '') },
      { ...hecho, texto: 'Más en https://malo.example', evidence: on(first, FLOOD) },
      {
        ...hecho,
        seccion: 'desinformacion' as const,
        texto: '¿Mintió Pedro Alonso?',
        evidence: [],
        versiones: [
          { ...hecho, seccion: 'desinformacion' as const, texto: FLOOD, evidence: on(first, FLOOD) },
          { ...hecho, seccion: 'desinformacion' as const, texto: OWN[1] ?? '', evidence: on(second, OWN[1] ?? '') },
        ],
      },
    ];
  };
  const tools = toolsFor(db, sentenceAnalyst('inventa@1', bad));
  const evento_id = await addEvent(db);
  const allowed = `${FLOOD} ${OWN[3]} Los vecinos esperan que baje el agua.`;
  await addArticle(db, evento_id, report(0));
  await addArticle(db, evento_id, report(1));
  await addArticle(db, evento_id, { ...report(2), extract_limit: 0 });
  await addArticle(db, evento_id, { titular: 'Valdeluz', texto: allowed, extract_limit: 55 });
  await writeEvent(tools, evento_id);

  const shown = await statementsOf(db);
  expect(shown.map(({ texto }) => texto)).toEqual([
    FLOOD,
    OWN[0],
    OWN[1],
    OWN[3],
    'Los vecinos esperan que baje el agua.',
  ]);
  const [passages] = await ask<{ longest: number; newspapers: number }>(
    db,
    `select max(length(pasaje)) filter (where extract_limit = 55) as longest,
      count(distinct periodico_id) filter (where extract_limit = 0)::int as newspapers
      from event_evidence join newspapers using (periodico_id)`,
  );
  expect(passages?.longest).toBeLessThanOrEqual(55);
  expect(passages?.newspapers).toBe(0);
  const refused = await ask<{ texto: string; reasons: string[] }>(db, 'select texto, reasons from refused_statements');
  expect(Object.fromEntries(refused.map(({ texto, reasons }) => [texto, reasons]))).toMatchObject({
    'El río Arga se desbordó en Valdeluz y anegó noventa viviendas.': ['number_not_in_evidence'],
    'El río Ebro se desbordó en Valdeluz.': ['name_not_in_evidence'],
    [OWN[0] ?? '']: ['passage_not_found'],
    'Más en https://malo.example': expect.arrayContaining(['has_address']),
    '¿Mintió Pedro Alonso?': ['name_not_in_evidence'],
    [OWN[2] ?? '']: ['no_evidence'],
  });
});

test('while a model cannot write, what was never written is written by rules, and the rest waits for it', async () => {
  const db = await openTestDatabase('empty');
  const tomorrow = new Date(Date.now() + 86_400_000);
  const stopped: Analyst = {
    ...sentenceAnalyst('modelo:grande@1'),
    claimsOf: () => Promise.reject(new SpendingStopped('claims', tomorrow)),
  };
  const rules = sentenceAnalyst('frases@1');
  const evento_id = await addEvent(db);
  for (const at of [0, 1, 2]) await addArticle(db, evento_id, report(at));
  await writeEvent(toolsFor(db, stopped, rules), evento_id);
  expect(await eventOf(db)).toMatchObject({ version: 1, analista: 'frases@1', places: 1 });
  expect(await workOf(db)).toMatchObject({ due_on: tomorrow, owed: true, written_reports: 3 });

  for (const at of [3, 4, 5]) await addArticle(db, evento_id, report(at));
  await writeEvent(toolsFor(db, stopped, rules), evento_id);
  expect(await eventOf(db)).toMatchObject({ version: 2, analista: 'frases@1', informes: 6 });
  expect(await statementsOf(db)).toHaveLength(4);

  await ask(db, 'update event_work set due_on = now()');
  await writeEvent(toolsFor(db, sentenceAnalyst('modelo:grande@1'), rules), evento_id);
  expect(await eventOf(db)).toMatchObject({ version: 3, analista: 'modelo:grande@1' });
  expect(await workOf(db)).toMatchObject({ due_on: null, owed: false, written_reports: 6 });
});

test('a model that answers in vain is asked four times, and one that is away until it is back', async () => {
  const db = await openTestDatabase('empty');
  const model = sentenceAnalyst('modelo:grande@1');
  let asked = 0;
  const failing = (error: Error): Analyst => ({
    ...model,
    write: () => {
      asked += 1;
      return Promise.reject(error);
    },
  });
  const rules = sentenceAnalyst('frases@1');
  const evento_id = await addEvent(db);
  for (const at of [0, 1, 2]) await addArticle(db, evento_id, report(at));
  const tryOften = async (analyst: Analyst) => {
    for (let i = 0; i < 6; i++) {
      await ask(db, 'update event_work set due_on = now() where due_on is not null');
      await writeEvent(toolsFor(db, analyst, rules), evento_id);
    }
  };
  await tryOften(failing(new ModelUnusable('would not write the event: refused')));
  expect(asked).toBe(4);
  expect(await eventOf(db)).toMatchObject({ version: 1, analista: 'frases@1', places: 1 });
  expect(await workOf(db)).toMatchObject({ due_on: null, owed: false, reason: null, written_reports: 3 });

  for (const at of [3, 4, 5]) await addArticle(db, evento_id, report(at));
  await tryOften(failing(new ModelFailed('is away')));
  expect(asked).toBe(10);
  expect(await workOf(db)).toMatchObject({ due_on: expect.any(Date), owed: true });
});
