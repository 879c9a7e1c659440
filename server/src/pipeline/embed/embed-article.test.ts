import { describe, expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../../../test/database.ts';
import { startTestEmbeddings } from '../../../test/embeddings-stand-in.ts';
import { openEmbedder } from '../../adapters/embeddings/open-embedder.ts';
import type { Database } from '../../platform/database.ts';
import { embedArticle } from './embed-article.ts';
import { listVectors } from './vector.repository.ts';

const ask = <Row extends object>(db: Database, text: string, values: readonly unknown[] = []) =>
  db.query<Row>({ name: '', text }, values);

/** An article that has been read and waits for its vector. */
async function addReadArticle(db: Database): Promise<number> {
  const [row] = await ask<{ articulo_id: number }>(
    db,
    `with newspaper as (
        insert into newspapers (dominio, nombre, pais_iso_code, idioma) values ('elfaro.example', 'El Faro', 'ES', 'es')
        returning periodico_id),
      article as (
        insert into articles (articulo_id, periodico_id, tipo, titular, resumen, url, idioma, autor, created_on,
          numero_de_palabras_texto_visible_gpt, paywall, cantidad_fuentes_citadas, contenido_es_enfatico,
          titular_es_clickbait, es_opinion)
        select next_article_id(now()), periodico_id, 'externo', 'Temporal en la costa', '', 'https://elfaro.example/1', 'es',
          '', now(), 9, false, 0, false, false, false from newspaper
        returning articulo_id, periodico_id),
      body as (
        insert into article_texts (articulo_id, texto, seccion, read_on, bands)
        select articulo_id, 'El viento cortó la carretera durante la noche.', '', now(), '{}' from article)
    insert into article_work (articulo_id, periodico_id, feed_id, url, titular, resumen, autor, stage, due_on)
    select articulo_id, periodico_id, 1, 'https://elfaro.example/1', '', '', '', 'embed', now() from article
    returning articulo_id::float8`,
  );
  return row?.articulo_id ?? 0;
}

const workOf = async (db: Database) =>
  (
    await ask<{ stage: string; attempts: number; reason: string | null }>(
      db,
      'select stage, attempts, reason from article_work',
    )
  )[0];

describe('giving an article its vector', () => {
  test('is done once, and the article goes on', async () => {
    const db = await openTestDatabase('empty');
    const { url, model, apiKey } = await startTestEmbeddings();
    const embedder = await openEmbedder({
      EMBEDDINGS: 'server',
      EMBEDDING_URL: url,
      EMBEDDING_MODEL: model,
      EMBEDDING_API_KEY: apiKey,
    });
    onTestFinished(async () => embedder?.close());
    const articulo_id = await addReadArticle(db);
    expect(await embedArticle(db, embedder, articulo_id)).toEqual({ embedded: true });
    expect(await embedArticle(db, embedder, articulo_id)).toEqual({ embedded: false });
    expect(await listVectors(db, embedder?.model ?? '', [articulo_id])).toHaveLength(1);
    expect(await workOf(db)).toMatchObject({ stage: 'cluster', attempts: 0 });
  });

  test('waits for a model that fails, and keeps the reason', async () => {
    const db = await openTestDatabase('empty');
    const articulo_id = await addReadArticle(db);
    const broken = {
      model: 'broken',
      dimensions: 384,
      embed: () => Promise.reject(new Error('the embeddings are away')),
      close: async () => {},
    };
    expect(await embedArticle(db, broken, articulo_id)).toMatchObject({ later: { again: expect.any(Date) } });
    expect(await workOf(db)).toEqual({ stage: 'embed', attempts: 1, reason: 'the embeddings are away' });
  });

  test('is passed over where there is no model', async () => {
    const db = await openTestDatabase('empty');
    const articulo_id = await addReadArticle(db);
    expect(await embedArticle(db, undefined, articulo_id)).toEqual({ embedded: true });
    expect(await workOf(db)).toMatchObject({ stage: 'cluster' });
  });
});
