import { type EventDetail, getEvent } from '@poliedro/contracts/events';
import { type EventNews, getEventNews } from '@poliedro/contracts/versions';
import { describe, expect, test } from 'vitest';
import { getJson, startTestApp, type TestApp } from '../../test/app.ts';
import { recordVersion } from './version.service.ts';

const detail = async (app: TestApp, evento_id: number, idioma = 'es'): Promise<EventDetail> =>
  getEvent.reply.parse((await getJson(app, `/api/modal_eventos/${evento_id}?idioma=${idioma}`)).body);

async function news(app: TestApp, evento_id: number, desde: number, idioma = 'es'): Promise<EventNews | null> {
  const { status, body } = await getJson(app, `/api/evento/${evento_id}/novedades?desde=${desde}&idioma=${idioma}`);
  expect(status).toBe(200);
  return getEventNews.reply.parse(body).novedades;
}

/** Kept answers would hide what a test changes. */
const startWithoutKeeping = () => startTestApp({ config: { RESPONSE_CACHE: 'false' } });

const idsOf = (event: EventDetail) =>
  [
    ...event.hechos,
    ...event.desinformacion.flatMap((question) => [question, ...question.versiones]),
    ...event.opiniones,
    ...event.contexto_del_evento,
    ...event.declaraciones,
    ...event.framing,
    ...event.impacto_futuro,
  ].map(({ statement_id }) => statement_id);

describe('what is new in an event', () => {
  test('since its first version: title, summary, statements, articles, newspapers', async () => {
    const app = await startTestApp();
    const event = await detail(app, 1);
    expect(event.version).toBe(3);
    const first = await news(app, 1, 1);
    expect(first).toMatchObject({ desde_version: 1, version: 3, resumen_cambiado: true });
    expect(first?.titulo_anterior).toBe(
      'Los ministros de Energía de la UE aprueban cómo pagar las interconexiones eléctricas',
    );
    expect(Date.parse(first?.desde_on ?? '')).toBeLessThan(Date.parse(event.updated_on));
    const fresh = first?.nuevas.map(({ statement_id }) => statement_id) ?? [];
    expect(fresh.length).toBeGreaterThan(10);
    expect(idsOf(event)).toEqual(expect.arrayContaining(fresh));
    expect(first?.articulos_nuevos).toHaveLength(22);
    expect(first?.periodicos_nuevos).toBe(22);

    const second = await news(app, 1, 2);
    expect(second).toMatchObject({ titulo_anterior: null, resumen_cambiado: false, retiradas: [] });
    expect(second?.nuevas.length).toBeLessThan(fresh.length);
    expect(fresh).toEqual(expect.arrayContaining(second?.nuevas.map(({ statement_id }) => statement_id) ?? []));
  });

  test('names what is not said any more, in the reader’s language, and the event does not show it', async () => {
    const app = await startTestApp();
    const withdrawn = {
      es: 'La reforma alcanza a 1,48 millones de jóvenes de 16 y 17 años.',
      de: 'Die Reform betrifft 1,48 Millionen Jugendliche im Alter von 16 und 17 Jahren.',
    };
    for (const [idioma, texto] of Object.entries(withdrawn)) {
      const told = await news(app, 17, 1, idioma);
      expect(told?.retiradas).toEqual([{ statement_id: expect.any(Number), seccion: 'hechos', texto }]);
      const event = await detail(app, 17, idioma);
      expect(idsOf(event)).not.toContain(told?.retiradas[0]?.statement_id);
      expect(JSON.stringify(event.hechos)).not.toContain(texto);
    }
  });

  test('falls back to the language the event was written in', async () => {
    const app = await startTestApp();
    const text = `with t as (delete from event_version_texts where idioma = 'fr')
      delete from event_statement_texts where idioma = 'fr'`;
    await app.context.db.query({ name: '', text }, []);
    const told = await news(app, 17, 1, 'fr');
    expect(told?.titulo_anterior).toBe('El Senado de Colombia aprueba en último debate el voto a los 16 años');
    expect(told?.retiradas[0]?.texto).toContain('1,48 millones de jóvenes');
  });

  test('is nothing for who has seen the present version, or a later one than there is', async () => {
    const app = await startTestApp();
    for (const [evento_id, desde] of [
      [1, 3],
      [1, 900_000],
      [2, 1],
    ] as const) {
      expect(await news(app, evento_id, desde)).toBeNull();
    }
  });

  test('of an event that is not there, or since no version, is refused', async () => {
    const app = await startTestApp();
    expect((await getJson(app, '/api/evento/999999/novedades?desde=1')).status).toBe(404);
    for (const desde of ['0', '-1', 'x', '']) {
      expect((await getJson(app, `/api/evento/1/novedades?desde=${desde}`)).status).toBe(400);
    }
  });
});

describe('a new version', () => {
  test('keeps what the one before said, and a question goes with its answers', async () => {
    const app = await startWithoutKeeping();
    const before = await detail(app, 2);
    const question = before.desinformacion[0];
    const fact = before.hechos[0];
    const created_on = new Date(Date.now() + 60_000);
    await app.context.db.transaction((transaction) =>
      recordVersion(transaction, 2, {
        created_on,
        textos: [{ idioma: 'es', titulo: 'Otro título', descripcion: 'Otro.', traduccion_automatica: false }],
        retiradas: [question?.statement_id ?? 0],
        nuevas: [fact?.statement_id ?? 0],
      }),
    );
    const after = await detail(app, 2);
    expect([after.version, after.titulo, after.desinformacion]).toEqual([2, 'Otro título', []]);
    expect(Math.abs(Date.parse(after.updated_on) - created_on.getTime())).toBeLessThan(1000);
    expect(await news(app, 2, 1)).toMatchObject({
      titulo_anterior: before.titulo,
      resumen_cambiado: true,
      nuevas: [{ statement_id: fact?.statement_id, seccion: 'hechos' }],
      retiradas: [{ statement_id: question?.statement_id, seccion: 'desinformacion', texto: question?.pregunta }],
      articulos_nuevos: [],
      periodicos_nuevos: 0,
    });
    expect(await news(app, 2, 1, 'en')).toMatchObject({ titulo_anterior: null, resumen_cambiado: false });
  });

  test('has a new question with all it offers, and leaves alone what came before or went', async () => {
    const app = await startWithoutKeeping();
    const { db } = app.context;
    const [question] = (await detail(app, 13)).desinformacion;
    const question_id = question?.statement_id ?? 0;
    const [early = 0, gone = 0, ...others] = question?.versiones.map(({ statement_id }) => statement_id) ?? [];
    expect(others.length).toBeGreaterThan(0);
    for (const change of [{ nuevas: [early], retiradas: [gone] }, { nuevas: [question_id] }]) {
      await db.transaction((transaction) => recordVersion(transaction, 13, { created_on: new Date(), ...change }));
    }
    const text = `select statement_id::int as id, desde_version as desde, hasta_version as hasta from event_statements
      where statement_id = $1 or parent_id = $1 order by statement_id`;
    const expected = [
      { id: question_id, desde: 3, hasta: null },
      { id: early, desde: 2, hasta: null },
      { id: gone, desde: 1, hasta: 2 },
      ...others.map((id) => ({ id, desde: 3, hasta: null })),
    ];
    expect(await db.query({ name: '', text }, [question_id])).toEqual(expected.sort((a, b) => a.id - b.id));
    const fresh = (await news(app, 13, 2))?.nuevas.map(({ statement_id }) => statement_id);
    expect(new Set(fresh)).toEqual(new Set([question_id, ...others]));
  });

  test('that changes nothing a reader sees is no news', async () => {
    const app = await startWithoutKeeping();
    await app.context.db.transaction((transaction) => recordVersion(transaction, 3, { created_on: new Date() }));
    expect((await detail(app, 3)).version).toBe(2);
    expect(await news(app, 3, 1)).toBeNull();
  });

  test('is numbered one by one, however many are made at once', async () => {
    const app = await startWithoutKeeping();
    const made = await Promise.all(
      Array.from({ length: 8 }, () =>
        app.context.db.transaction((transaction) => recordVersion(transaction, 4, { created_on: new Date() })),
      ),
    );
    expect(made.sort((a, b) => a - b)).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
  });
});

describe('evidence', () => {
  test('names the report that an article repeats, and copies count once', async () => {
    const app = await startTestApp();
    const { hechos } = await detail(app, 1);
    const copies = hechos[0]?.evidencia.filter(({ copia_de }) => copia_de !== null) ?? [];
    expect(copies.length).toBe(2);
    for (const { copia_de } of copies) expect(copia_de).toBe(hechos[0]?.evidencia[0]?.articulo_id);
    expect([hechos[0]?.evidencia.length, hechos[0]?.independientes]).toEqual([5, 3]);
  });
});
