import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApi } from '../platform/api.ts';
import { isWhole, loadHome, withAllRows, withQuickRows } from './home.load.ts';

const CARRILES = [
  { carril_id: 1, nombre: 'Hoy', tipo: 'eventos', mostrar_nombre: true, url: null },
  { carril_id: 2, nombre: 'Aviso', tipo: 'banner', mostrar_nombre: true, url: null },
  { carril_id: 3, nombre: 'Prensa', tipo: 'articulos', mostrar_nombre: true, url: null },
];

function apiAnswering(answers: Record<string, object | number | Promise<never>>, asked: string[] = []) {
  return createApi(async (path) => {
    asked.push(path);
    const answer = await answers[path.split('?')[0] ?? ''];
    return typeof answer === 'object'
      ? { status: 200, body: JSON.stringify(answer) }
      : { status: answer ?? 500, body: '{}' };
  });
}

const page = { eventos: [], articulos: [], has_more: false, cursor: null };
const whole = {
  '/api/carriles': { carriles: CARRILES },
  '/api/categorias': { categorias: [] },
  '/api/carril/1/events': page,
  '/api/carril/3/articles': page,
};
const url = new URL('https://site.example/?categoria_id=4');

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the front page', () => {
  test('has a row for each carril, but none for a banner that leads nowhere', async () => {
    const home = await withAllRows(await loadHome(apiAnswering(whole), 'es', url));
    expect(home.categoria_id).toBe(4);
    expect(home.rows?.map((row) => row.carril.carril_id)).toEqual([1, 3]);
    expect(isWhole(home)).toBe(true);
  });

  test('asks for the cards of the chosen category', async () => {
    const asked: string[] = [];
    await loadHome(apiAnswering(whole, asked), 'es', url);
    expect(asked.filter((path) => path.startsWith('/api/carril/'))).toEqual([
      '/api/carril/1/events?categoria_id=4&idioma=es&page=1&page_size=20',
      '/api/carril/3/articles?categoria_id=4&idioma=es&page=1&page_size=20',
    ]);
  });

  test('lives on when one row fails, and is not whole', async () => {
    const home = await withAllRows(await loadHome(apiAnswering({ ...whole, '/api/carril/1/events': 500 }), 'es', url));
    expect(home.rows?.map((row) => row.content)).toMatchObject([{ ok: false }, { ok: true }]);
    expect(isWhole(home)).toBe(false);
  });

  test('says so when the carriles or the categories fail', async () => {
    const home = await loadHome(apiAnswering({}), 'es', url);
    expect(home).toMatchObject({ categorias: null, rows: null });
  });

  test('does not wait for a slow row', async () => {
    const slow = apiAnswering({ ...whole, '/api/carril/1/events': new Promise<never>(() => {}) });
    const home = await withQuickRows(await loadHome(slow, 'es', url), 5);
    expect(home.rows?.[0]?.content).toBeInstanceOf(Promise);
  });
});
