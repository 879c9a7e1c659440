import { describe, expect, test } from 'vitest';
import { createApi } from '../platform/api.ts';
import { findResults } from './results.load.ts';

const asked: string[] = [];
const api = createApi(async (path) => {
  asked.push(path);
  const body = path.startsWith('/api/carriles')
    ? {
        carriles: [
          { carril_id: 5, tipo: 'eventos' },
          { carril_id: 6, tipo: 'banner' },
        ],
      }
    : { categorias: [], eventos: [], has_more: false, cursor: null };
  return { status: 200, body: JSON.stringify(body) };
});
const at = (path: string) => new URL(path, 'https://site.example');

describe('the page of a carril', () => {
  test('continues where the address says', async () => {
    const results = await findResults(api, 'es', '5', at('/resultados/5?page=2&cursor=abc&categoria_id=3'));
    expect(results).toMatchObject({ page: 2, categoria_id: 3, content: { ok: true } });
    expect(asked.at(-1)).toBe('/api/carril/5/events?categoria_id=3&cursor=abc&idioma=es&page=2&page_size=20');
  });

  test.each(['99', '6', 'nada'])('does not exist for %s', async (carril_id) => {
    expect(await findResults(api, 'es', carril_id, at('/'))).toBeUndefined();
  });
});
