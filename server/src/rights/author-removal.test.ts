import type { ArticleCard } from '@poliedro/contracts/articles';
import { expect, test } from 'vitest';
import { getJson, startTestApp } from '../../test/app.ts';
import { runRightsJob } from '../../test/rights-jobs.ts';
import { arriveAuthor, doc, hecho, paragraph, publishNew, text, write } from '../../test/writing.ts';

test('whoever is deleted leaves neither drafts nor published articles, and the carriles and events know', async () => {
  const app = await startTestApp({ config: { RESPONSE_CACHE: 'false' } });
  const { db } = app.context;
  const { reader, person } = await arriveAuthor(app);
  const [article, draft] = [
    await publishNew(reader, { body_json: doc(paragraph(text('Bajó', hecho()))) }),
    await write(reader),
  ];
  expect((await reader.post('/api/reports', { articulo_id: article.id, motivo: 'falso' })).status).toBe(200);
  await db.query({ name: '', text: 'update users set deletion_due_on = now() where id = $1' }, [person.usuario_id]);
  await runRightsJob(app, 'rights.delete-due');
  for (const path of [`/api/article/${article.slug}`, `/api/articulo/${article.id}`, `/api/articulo/${draft.id}`]) {
    expect((await getJson(app, path)).status, path).toBe(404);
  }
  const { body } = await getJson<{ articulos: ArticleCard[] }>(app, '/api/modal_eventos_articulos/1');
  expect(body.articulos.map(({ tipo }) => tipo)).not.toContain('interno');
  expect((await getJson<{ pasajes: unknown[] }>(app, '/api/modal_eventos/1')).body.pasajes).toEqual([]);
  for (const table of [
    'hosted_articles',
    'published_articles',
    'article_slugs',
    'article_passages',
    'article_revisions',
  ])
    expect(await db.query({ name: '', text: `select from ${table}` }, []), table).toEqual([]);
  expect(await db.query({ name: '', text: 'select tipo, contenido from reports' }, [])).toEqual([
    { tipo: 'articulo', contenido: '' },
  ]);
});
