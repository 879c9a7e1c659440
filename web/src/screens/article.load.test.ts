import { expect, test } from 'vitest';
import { createApi } from '../platform/api.ts';
import { getArticle } from './article.load.ts';

function apiAnswering(status: number, asked: string[] = []) {
  return createApi(async (path) => {
    asked.push(path);
    return { status, body: JSON.stringify({ code: status === 404 ? 'articulo_not_found' : 'internal' }) };
  });
}

test.each([
  [404, 404, 'Artículo no encontrado'],
  [403, 403, 'Este artículo no está disponible públicamente'],
  [500, 503, 'Error al cargar el artículo'],
])('an answer of %d is a page with %d that says: %s', async (answered, status, title) => {
  await expect(getArticle(apiAnswering(answered), 'es', 'un-titulo')).rejects.toMatchObject({
    init: { status },
    data: { title, home: 'Volver al inicio' },
  });
});

test('a number is asked for as an id, anything else as a slug', async () => {
  const asked: string[] = [];
  for (const slug of ['123', '2024-en-cifras', 'un-titulo'])
    await getArticle(apiAnswering(404, asked), 'es', slug).catch(() => {});
  expect(asked).toEqual([
    '/api/articulo/123?idioma=es',
    '/api/article/2024-en-cifras?idioma=es',
    '/api/article/un-titulo?idioma=es',
  ]);
});
