import { listCarrilArticles, listCarrilEvents, listCarriles, listCategories } from '@poliedro/contracts/carriles';
import { type EventCard, getEventReasons } from '@poliedro/contracts/events';
import { IDIOMAS } from '@poliedro/contracts/language';
import { describe, expect, test } from 'vitest';
import { getJson, startTestApp, type TestApp } from '../../test/app.ts';
import { place } from './placement.repository.ts';

interface EventPage {
  eventos: EventCard[];
  has_more: boolean;
  cursor: string | null;
  carril_nombre: string;
}

const ids = (page: EventPage) => page.eventos.map((event) => event.evento_id);

async function pagesFrom(app: TestApp, carril: number, size: number, between: (page: number) => Promise<void>) {
  const seen: number[] = [];
  let cursor: string | null = null;
  for (let page = 1; ; page++) {
    const query: string = cursor === null ? '' : `&cursor=${cursor}`;
    const { body } = await getJson<EventPage>(
      app,
      `/api/carril/${carril}/events?page=${page}&page_size=${size}${query}`,
    );
    seen.push(...ids(body));
    if (!body.has_more) return seen;
    cursor = body.cursor;
    await between(page);
  }
}

async function addEvent(app: TestApp, hoursAgo: number): Promise<number> {
  return app.context.db.transaction(async (transaction) => {
    const { rows } = await transaction.client.query<{ id: string }>(
      `insert into events (idioma_base, created_on, updated_on, periodicos, informes_independientes, paises)
       values ('es', now() - make_interval(hours => $1), now(), 12, 12, '{ES,MX}') returning evento_id as id`,
      [hoursAgo],
    );
    const id = Number(rows[0]?.id);
    await transaction.client.query(`insert into event_texts values ($1, 'es', 'Recién llegado', 'Texto', false)`, [id]);
    await place(transaction, { evento_ids: [id] });
    return id;
  });
}

describe('the rows of the front page', () => {
  test('come in order, with a name in each language', async () => {
    const app = await startTestApp();
    const names = new Set<string>();
    for (const idioma of IDIOMAS) {
      const { status, body } = await getJson(app, `/api/carriles?idioma=${idioma}`);
      expect(status).toBe(200);
      const { carriles } = listCarriles.reply.parse(body);
      expect(carriles.length).toBeGreaterThanOrEqual(9);
      expect(carriles.some((carril) => carril.tipo === 'banner' && carril.url !== null)).toBe(true);
      expect(carriles.some((carril) => !carril.mostrar_nombre)).toBe(true);
      names.add(carriles[0]?.nombre ?? '');
    }
    expect(names.size).toBe(4);
  });

  test('show events in the asked language, and articles in their own', async () => {
    const app = await startTestApp();
    const events = await getJson(app, '/api/carril/1/events?idioma=de');
    const page = listCarrilEvents.reply.parse(events.body);
    expect(page.carril_nombre).toBe('Das Wichtigste heute');
    expect(page.eventos.every((event) => event.idioma === 'de' && event.traduccion_automatica)).toBe(true);
    const articles = await getJson(app, '/api/carril/5/articles');
    const { articulos } = listCarrilArticles.reply.parse(articles.body);
    expect(articulos.every((article) => article.es_opinion)).toBe(true);
    expect(articulos.every((article) => article.evento_id !== null)).toBe(true);
  });

  test('answer 404 for a carril that is not there, or is of the other kind', async () => {
    const app = await startTestApp();
    for (const path of ['/api/carril/999/events', '/api/carril/5/events', '/api/carril/1/articles']) {
      const { status, body } = await getJson(app, path);
      expect([status, body]).toMatchObject([404, { code: 'carril_not_found', error: 'Carril no encontrado' }]);
    }
  });

  test('keep to a category', async () => {
    const app = await startTestApp();
    const { body } = await getJson(app, '/api/categorias');
    const { categorias } = listCategories.reply.parse(body);
    expect(categorias).toHaveLength(10);
    const justice = categorias.find((category) => category.nombre === 'Justicia')?.categoria_id;
    const all = await getJson<EventPage>(app, '/api/carril/4/events?page_size=50');
    const some = await getJson<EventPage>(app, `/api/carril/4/events?page_size=50&categoria_id=${justice}`);
    expect(some.body.eventos).toHaveLength(3);
    expect(new Set(ids(all.body)).isSupersetOf(new Set(ids(some.body)))).toBe(true);
    const none = await getJson<EventPage>(app, '/api/carril/4/events?categoria_id=4242');
    expect([none.status, none.body.eventos]).toEqual([200, []]);
  });

  test.each([
    'page=0',
    'page=x',
    'page_size=51',
    'page_size=0',
    'cursor=%00',
    'cursor=AAAA',
    'idioma=pt',
    'page=51',
    'categoria_id=3000000000',
  ])('refuse %s', async (query) => {
    const app = await startTestApp();
    const { status, body } = await getJson(app, `/api/carril/1/events?${query}`);
    expect([status, body]).toMatchObject([400, { code: 'invalid_request' }]);
  });
});

describe('paging on', () => {
  test('neither repeats nor skips while events arrive, move and leave', async () => {
    const app = await startTestApp();
    const before = await getJson<EventPage>(app, '/api/carril/4/events?page_size=50');
    const expected = ids(before.body);
    expect(expected.length).toBeGreaterThan(20);
    const { db } = app.context;
    const seen = await pagesFrom(app, 4, 3, async (page) => {
      await addEvent(app, page * 7);
      const moved = expected[(page * 5) % expected.length] ?? 0;
      await db.transaction(async (transaction) => {
        await transaction.client.query(
          `update events set created_on = created_on - interval '9 hours' * $2, periodicos = 1 + $2 where evento_id = $1`,
          [moved, page % 3],
        );
        await place(transaction, { evento_ids: [moved] });
      });
    });
    expect(seen).toEqual(expected);
    const after = await getJson<EventPage>(app, '/api/carril/4/events?page_size=49');
    expect(ids(after.body)).not.toEqual(expected);

    const changeAfter = (placed: readonly number[]) =>
      app.context.db.transaction(async (transaction) => {
        await place(transaction, { evento_ids: placed });
        return (await transaction.client.query('select change from carril_clock')).rows;
      });
    const change = await changeAfter([]);
    expect(await changeAfter(ids(after.body))).toEqual(change);
  });

  test('goes on past events that have gone since', async () => {
    const app = await startTestApp();
    const expected = ids((await getJson<EventPage>(app, '/api/carril/4/events?page_size=50')).body);
    const gone = expected.slice(3, 6);
    const seen = await pagesFrom(app, 4, 3, async (page) => {
      if (page === 1) await app.context.db.pool.query('delete from event_texts where evento_id = any($1)', [gone]);
    });
    expect(seen).toEqual(expected.filter((id) => !gone.includes(id)));
  });

  test('by page number alone goes through everything when nothing changes', async () => {
    const app = await startTestApp();
    const all = await getJson<EventPage>(app, '/api/carril/4/events?page_size=50');
    const first = await getJson<EventPage>(app, '/api/carril/4/events?page_size=10&page=1');
    const second = await getJson<EventPage>(app, '/api/carril/4/events?page_size=10&page=2');
    const third = await getJson<EventPage>(app, '/api/carril/4/events?page_size=10&page=3');
    expect([...ids(first.body), ...ids(second.body), ...ids(third.body)]).toEqual(ids(all.body));
    expect([first.body.has_more, third.body.has_more, third.body.cursor]).toEqual([true, false, null]);
  });
});

test('an event tells why it stands where it stands, in the language asked for', async () => {
  const app = await startTestApp();
  const { db } = app.context;
  await db.query(
    { name: '', text: `update event_categories set motivos = '{seccion:Ciencia,palabra:vacuna}' where evento_id = 3` },
    [],
  );
  const { body } = await getJson(app, '/api/modal_eventos/3/motivos?idioma=de');
  const reasons = getEventReasons.reply.parse(body);
  const { informes_independientes, paises } = reasons.cobertura;
  expect(reasons.horas_ganadas.informes).toBeCloseTo(6 * Math.log(informes_independientes), 1);
  expect(reasons.horas_ganadas.paises).toBeCloseTo(3 * Math.log(paises.length), 1);
  expect(Date.parse(reasons.primer_articulo_on ?? '')).toBeLessThan(Date.parse(reasons.ultimo_articulo_on ?? ''));
  const standing = await db.query<{ carril_id: number }>(
    {
      name: '',
      text: `select carril_id from carril_entries join carriles using (carril_id) where target_id = 3 and tipo = 'eventos'
        and carril_entries.categoria_id = 0 and removed_at is null order by posicion, carril_id`,
    },
    [],
  );
  expect(reasons.carriles.map(({ carril_id }) => carril_id)).toEqual(standing.map(({ carril_id }) => carril_id));
  expect(reasons.carriles.length).toBeGreaterThan(0);
  expect(reasons.categorias[0]).toMatchObject({
    nombre: expect.any(String),
    motivos: [
      { tipo: 'seccion', texto: 'Ciencia' },
      { tipo: 'palabra', texto: 'vacuna' },
    ],
  });
  expect((await getJson(app, '/api/modal_eventos/999999/motivos')).status).toBe(404);
});
