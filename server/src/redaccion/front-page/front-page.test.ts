import type { EventCard } from '@poliedro/contracts/events';
import type { CarrilBody, FrontPage } from '@poliedro/contracts/redaccion/front-page';
import { describe, expect, test } from 'vitest';
import { getJson, startTestApp, type TestApp } from '../../../test/app.ts';
import type { Reader } from '../../../test/reader.ts';
import { addPerson, signInAs } from '../../../test/signed-in.ts';
import { place } from '../../carriles/placement.repository.ts';

const PORTADA = '/api/redaccion/portada';
const LO_ULTIMO = 4;
const inAll = (text: string) => ({ es: text, en: `${text} (en)`, fr: `${text} (fr)`, de: `${text} (de)` });
const NEW: CarrilBody = {
  tipo: 'eventos',
  nombre: inAll('Visto desde España'),
  mostrar_nombre: true,
  url: null,
  categoria_id: null,
  pais_iso_code: 'ES',
  idioma: null,
  min_periodicos: 2,
  solo_opinion: false,
  de_autores: false,
  orden: 'relevancia',
};

const signInOperator = async (app: TestApp) =>
  signInAs(app, await addPerson(app, { es_administrador: true, segundo_factor: true }));

async function arrive() {
  const app = await startTestApp();
  return { app, operator: await signInOperator(app) };
}

async function settingsOf(operator: Reader, carril_id: number): Promise<CarrilBody> {
  const { carriles } = (await operator.get<FrontPage>(PORTADA)).body;
  const found = carriles.find((carril) => carril.carril_id === carril_id);
  if (found === undefined) throw new Error(`no carril ${carril_id}`);
  const { carril_id: _, fijados: _f, ocultos: _o, ...body } = found;
  return body;
}

const readerIds = async (app: TestApp, carril_id: number, query = '') =>
  (
    await getJson<{ eventos: EventCard[] }>(app, `/api/carril/${carril_id}/events?page_size=50${query}`)
  ).body.eventos.map(({ evento_id }) => evento_id);
const readerNames = async (app: TestApp) =>
  (await getJson<{ carriles: { nombre: string }[] }>(app, '/api/carriles')).body.carriles.map(({ nombre }) => nombre);

async function undoLast(operator: Reader, kind?: string): Promise<number> {
  const { body } = await operator.get<{ cambios: { change_id: number; kind: string }[] }>('/api/redaccion/cambios');
  const change = body.cambios.find((known) => kind === undefined || known.kind === kind);
  return (await operator.post(`/api/redaccion/cambios/${change?.change_id}/deshacer`)).status;
}

/** What stands is what placing each by itself would give: nothing moves, so the clock does not either. */
async function expectPlacedByRule(app: TestApp): Promise<void> {
  const { db } = app.context;
  const idsOf = async (text: string) =>
    (await db.query<{ id: number }>({ name: '', text }, [])).map(({ id }) => Number(id));
  const clock = () => db.query({ name: '', text: 'select change from carril_clock' }, []);
  const before = await clock();
  const events = await idsOf('select evento_id as id from events');
  const articles = await idsOf('select articulo_id as id from articles');
  await db.transaction(async (tx) => {
    await place(tx, { evento_ids: events });
    await place(tx, { articulo_ids: articles });
  });
  expect(await clock()).toEqual(before);
}

describe('a carril', () => {
  test('that is added, saved and removed is seen by readers of every process at once, and all of it is undone', async () => {
    const { app, operator } = await arrive();
    const other = await startTestApp({ beside: app });
    const names = await readerNames(other);
    const { status, body } = await operator.post<{ carril_id: number }>(`${PORTADA}/carriles`, NEW);
    expect(status).toBe(200);
    const { carril_id } = body;
    await expect.poll(() => readerNames(other), { timeout: 5000 }).toEqual([...names, 'Visto desde España']);
    const filled = await readerIds(other, carril_id);
    expect(filled.length).toBeGreaterThan(3);
    await expectPlacedByRule(app);

    const saved = { ...NEW, nombre: inAll('Tres o más'), min_periodicos: 20, orden: 'recientes' };
    expect((await operator.send('PUT', `${PORTADA}/carriles/${carril_id}`, saved)).status).toBe(200);
    await expect.poll(() => readerNames(other), { timeout: 5000 }).toContain('Tres o más');
    expect((await readerIds(other, carril_id)).length).toBeLessThan(filled.length);
    expect(await settingsOf(operator, carril_id)).toEqual(saved);
    await expectPlacedByRule(app);

    expect((await operator.send('DELETE', `${PORTADA}/carriles/${carril_id}`)).status).toBe(200);
    await expect.poll(() => readerNames(other), { timeout: 5000 }).toEqual(names);

    expect(await undoLast(operator)).toBe(200);
    expect(await settingsOf(operator, carril_id)).toEqual(saved);
    await expectPlacedByRule(app);
  });

  test('whose rule changes is filled anew, while who was reading it goes on in what stood before', async () => {
    const { app, operator } = await arrive();
    const before = await readerIds(app, LO_ULTIMO);
    const path = `/api/carril/${LO_ULTIMO}/events?page_size=5`;
    const first = await getJson<{ eventos: EventCard[]; cursor: string }>(app, path);
    const body = await settingsOf(operator, LO_ULTIMO);
    const changed = { ...body, orden: 'perspectivas', pais_iso_code: 'MX' };
    await operator.send('PUT', `${PORTADA}/carriles/${LO_ULTIMO}`, changed);
    const next = await getJson<{ eventos: EventCard[] }>(app, `${path}&page=2&cursor=${first.body.cursor}`);
    expect(next.body.eventos.map(({ evento_id }) => evento_id)).toEqual(before.slice(5, 10));
    expect(await readerIds(app, LO_ULTIMO)).not.toEqual(before);
    await expectPlacedByRule(app);
    await operator.send('PUT', `${PORTADA}/carriles/${LO_ULTIMO}`, { ...changed, tipo: 'articulos' });
    const articles = await getJson<{ articulos: unknown[] }>(app, `/api/carril/${LO_ULTIMO}/articles`);
    expect(articles.body.articulos.length).toBeGreaterThan(0);
    await expectPlacedByRule(app);
    expect(await undoLast(operator)).toBe(200);
    expect(await settingsOf(operator, LO_ULTIMO)).toEqual(changed);
    await operator.send('PUT', `${PORTADA}/carriles/${LO_ULTIMO}`, body);
    expect(await readerIds(app, LO_ULTIMO)).toEqual(before);
  });

  test('is not saved with what readers could not use', async () => {
    const { operator } = await arrive();
    const refused: Record<string, object> = {
      'a script for an address': { tipo: 'banner', url: 'javascript:alert(1)' },
      'another site without saying so': { tipo: 'banner', url: '//example.com' },
      'a banner that leads nowhere': { tipo: 'banner' },
      'a name missing in a language': { nombre: { ...NEW.nombre, de: '  ' } },
      'a field nobody knows': { posicion: 1 },
      'a category that is not there': { categoria_id: 4242 },
    };
    for (const [what, fields] of Object.entries(refused))
      expect((await operator.post(`${PORTADA}/carriles`, { ...NEW, ...fields })).status, what).toBe(400);
    const missing = await operator.send('PUT', `${PORTADA}/carriles/4242`, NEW);
    expect([missing.status, missing.body]).toMatchObject([404, { code: 'carril_not_found' }]);
    const { cambios } = (await operator.get<{ cambios: unknown[] }>('/api/redaccion/cambios')).body;
    expect(cambios).toEqual([]);
  });
});

test('carriles and categories stand in the order they are put in, which names all of them', async () => {
  const { app, operator } = await arrive();
  const { carriles, categorias } = (await operator.get<FrontPage>(PORTADA)).body;
  const carril_ids = carriles.map(({ carril_id }) => carril_id).reverse();
  expect((await operator.send('PUT', `${PORTADA}/orden`, { carril_ids })).status).toBe(200);
  const names = await readerNames(app);
  expect(names).toEqual(carriles.map(({ nombre }) => nombre.es).reverse());
  for (const ids of [carril_ids.slice(1), [...carril_ids.slice(1), carril_ids[1]]])
    expect((await operator.send('PUT', `${PORTADA}/orden`, { carril_ids: ids })).status).toBe(409);
  const categoria_ids = categorias.map(({ categoria_id }) => categoria_id).reverse();
  await operator.send('PUT', `${PORTADA}/orden_categorias`, { categoria_ids });
  const shown = await getJson<{ categorias: { categoria_id: number }[] }>(app, '/api/categorias');
  expect(shown.body.categorias.map(({ categoria_id }) => categoria_id)).toEqual(categoria_ids);
  expect(await undoLast(operator)).toBe(200);
  const { body } = await operator.get<FrontPage>(PORTADA);
  expect(body.categorias.map(({ categoria_id }) => categoria_id)).toEqual(categoria_ids.reverse());
});

test('a category has its words in four languages; a new one comes last, and goes again while it is empty', async () => {
  const { app, operator } = await arrive();
  const words = { nombre: inAll('Espacio'), explicacion: inAll('Lo que hay fuera') };
  const { body } = await operator.post<{ categoria_id: number }>(`${PORTADA}/categorias`, words);
  const shown = async () =>
    (await getJson<{ categorias: object[] }>(app, '/api/categorias?idioma=de')).body.categorias.at(-1);
  const { categoria_id } = body;
  expect(await shown()).toEqual({ categoria_id, nombre: 'Espacio (de)', explicacion: 'Lo que hay fuera (de)' });
  const again = await operator.post(`${PORTADA}/categorias`, words);
  expect([again.status, again.body]).toMatchObject([409, { code: 'category_exists' }]);
  const renamed = { ...words, nombre: inAll('Más allá') };
  expect((await operator.send('PUT', `${PORTADA}/categorias/${categoria_id}`, renamed)).status).toBe(200);
  expect(await shown()).toMatchObject({ nombre: 'Más allá (de)' });
  expect(await undoLast(operator)).toBe(200);
  expect(await shown()).toMatchObject({ nombre: 'Espacio (de)' });
  expect(await undoLast(operator, 'categoria.added')).toBe(200);
  expect(await shown()).not.toMatchObject({ categoria_id });
});

describe('an event', () => {
  test('stands first by hand where the rule does not want it, or not at all, until it is left to the rule', async () => {
    const { app, operator } = await arrive();
    const carril_id = 6;
    const before = await readerIds(app, carril_id);
    const stranger = (await readerIds(app, LO_ULTIMO)).find((id) => !before.includes(id)) ?? 0;
    const [first = 0, second = 0] = before;
    const put = (evento_id: number, lugar: string | null) =>
      operator.send('PUT', `${PORTADA}/carriles/${carril_id}/eventos/${evento_id}`, { lugar });
    expect((await put(stranger, 'fijado')).status).toBe(200);
    expect((await put(second, 'fijado')).status).toBe(200);
    expect((await put(first, 'oculto')).status).toBe(200);
    const after = [second, stranger, ...before.slice(2)];
    expect((await readerIds(app, carril_id)).slice(0, after.length)).toEqual(after.slice(0, 50));
    await expectPlacedByRule(app);
    const { eventos } = (
      await operator.get<{ eventos: object[] }>(`${PORTADA}/carriles/${carril_id}/fijados?idioma=en`)
    ).body;
    expect(eventos).toMatchObject([
      { evento_id: first, lugar: 'oculto' },
      { evento_id: second, lugar: 'fijado' },
      { evento_id: stranger, lugar: 'fijado' },
    ]);
    const { carriles } = (await operator.get<FrontPage>(PORTADA)).body;
    expect(carriles.find((carril) => carril.carril_id === carril_id)).toMatchObject({ fijados: 2, ocultos: 1 });
    const why = await getJson<{ carriles: { carril_id: number; fijado: boolean }[] }>(
      app,
      `/api/modal_eventos/${second}/motivos`,
    );
    expect(why.body.carriles.map((carril) => [carril.carril_id, carril.fijado])).toContainEqual([carril_id, true]);

    expect(await undoLast(operator)).toBe(200);
    expect(await readerIds(app, carril_id)).toEqual([second, stranger, first, ...before.slice(2)].slice(0, 50));
    await put(second, null);
    await put(stranger, null);
    expect(await readerIds(app, carril_id)).toEqual(before);
    expect((await put(999_999, 'fijado')).body).toMatchObject({ code: 'evento_not_found' });
  });

  test('set by hand goes and comes back with its carril', async () => {
    const { app, operator } = await arrive();
    const [, , third = 0] = await readerIds(app, LO_ULTIMO);
    await operator.send('PUT', `${PORTADA}/carriles/${LO_ULTIMO}/eventos/${third}`, { lugar: 'fijado' });
    const shown = await readerIds(app, LO_ULTIMO);
    expect(shown[0]).toBe(third);
    await operator.send('DELETE', `${PORTADA}/carriles/${LO_ULTIMO}`);
    expect((await getJson(app, `/api/carril/${LO_ULTIMO}/events`)).status).toBe(404);
    expect(await undoLast(operator)).toBe(200);
    expect(await readerIds(app, LO_ULTIMO)).toEqual(shown);
  });
});

test('the preview of a rule is what readers see first once it is saved', async () => {
  const { app, operator } = await arrive();
  const { nombre: _n, mostrar_nombre: _m, url: _u, ...rule } = await settingsOf(operator, LO_ULTIMO);
  const [, , third = 0] = await readerIds(app, LO_ULTIMO);
  await operator.send('PUT', `${PORTADA}/carriles/${LO_ULTIMO}/eventos/${third}`, { lugar: 'fijado' });
  for (const change of [
    { orden: 'relevancia', min_periodicos: 5 },
    { orden: 'perspectivas', categoria_id: 5 },
    { orden: 'recientes', idioma: 'de', pais_iso_code: 'DE' },
    { tipo: 'articulos', solo_opinion: true, min_periodicos: 1 },
    { tipo: 'articulos', de_autores: true },
  ]) {
    const regla = { ...rule, ...change };
    const asked = { carril_id: LO_ULTIMO, idioma: 'en', regla };
    const { body } = await operator.post<{ eventos: object[]; articulos: object[] }>(`${PORTADA}/vista_previa`, asked);
    const saved = { ...regla, nombre: inAll('Prueba'), mostrar_nombre: true, url: null };
    await operator.send('PUT', `${PORTADA}/carriles/${LO_ULTIMO}`, saved);
    const what = regla.tipo === 'articulos' ? 'articulos' : 'eventos';
    const path = `/api/carril/${LO_ULTIMO}/${what === 'eventos' ? 'events' : 'articles'}?page_size=8&idioma=en`;
    const read = await getJson<{ eventos: object[]; articulos: object[] }>(app, path);
    expect(body[what], JSON.stringify(change)).toEqual(read.body[what]);
  }
});
