import { describe, expect, test } from 'vitest';
import { startTestEmbeddings } from '../../../test/embeddings-stand-in.ts';
import { EmbeddingsFailed } from './embedder.ts';
import { openServerEmbedder, type ServerEmbedderOptions } from './server-embedder.ts';

async function open(options: Partial<ServerEmbedderOptions> = {}) {
  const server = await startTestEmbeddings();
  const { url, model, apiKey } = server;
  return { server, embedder: openServerEmbedder({ url, model, apiKey, dimensions: 384, ...options }) };
}

const lengthOf = (vector: Float32Array) => Math.hypot(...vector);
const TEXTS = ['Un temporal en la costa', 'El precio del pan', 'Elecciones en Lisboa'];

describe('an embeddings server', () => {
  test('is asked in batches of 64 and answered in the order of the texts', async () => {
    const { server, embedder } = await open();
    const texts = Array.from({ length: 150 }, (_, n) => `texto número ${n}`);
    const vectors = await embedder.embed(texts);
    expect(await server.batches()).toEqual([64, 64, 22]);
    expect(vectors).toHaveLength(150);
    for (const vector of vectors) expect(lengthOf(vector)).toBeCloseTo(1, 5);
    expect((await embedder.embed(['texto número 70']))[0]).toEqual(vectors[70]);
    expect(await embedder.embed([])).toEqual([]);
  });

  test('may answer in any order: each vector says its text', async () => {
    const { server, embedder } = await open();
    const vectors = await embedder.embed(TEXTS);
    await server.setFaults({ shuffle: 1 });
    expect(await embedder.embed(TEXTS)).toEqual(vectors);
  });

  test('is waited for as long as it asks when it is asked too often', async () => {
    const { server, embedder } = await open();
    await server.setFaults({ rate_limit: 1, retry_after: 2 });
    const started = performance.now();
    expect(await embedder.embed(TEXTS)).toHaveLength(3);
    expect(performance.now() - started).toBeGreaterThan(1950);
  });

  test('is not waited for beyond all patience', async () => {
    const { server, embedder } = await open();
    await server.setFaults({ rate_limit: 1, retry_after: 3600 });
    await expect(embedder.embed(TEXTS)).rejects.toThrow('the embeddings server answered 429');
  });

  test('is asked again after a fault of its own', async () => {
    const { server, embedder } = await open();
    await server.setFaults({ fail: 2 });
    expect(await embedder.embed(TEXTS)).toHaveLength(3);
  });

  test('that stays broken, slow or away is told so', async () => {
    const { server, embedder } = await open({ patienceMs: 100, timeoutMs: 400 });
    await server.setFaults({ fail: 10 });
    await expect(embedder.embed(TEXTS)).rejects.toThrow('the embeddings server answered 500');
    await server.setFaults({ delay_ms: 60_000 });
    await expect(embedder.embed(TEXTS)).rejects.toThrow('the embeddings server did not answer in time');
    const away = openServerEmbedder({ url: 'http://127.0.0.1:1/v1', model: 'm', dimensions: 384, patienceMs: 100 });
    await expect(away.embed(TEXTS)).rejects.toThrow('the embeddings server could not be reached');
  });

  test.each([
    [{ wrong_dimension: 1 }, 'gave 383 dimensions where 384 are kept'],
    [{ missing_index: 1 }, 'gave 2 vectors for 3 texts'],
  ])('that answers otherwise than agreed gives nothing: %j', async (faults, reason) => {
    const { server, embedder } = await open();
    await server.setFaults(faults);
    await expect(embedder.embed(TEXTS)).rejects.toThrow(`the embeddings server ${reason}`);
    expect(await embedder.embed(TEXTS)).toHaveLength(3);
  });

  test('is not asked twice what it refuses, and what is said of it holds no secret', async () => {
    const { server, embedder } = await open({ apiKey: 'another secret' });
    const failure: unknown = await embedder.embed(TEXTS).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(EmbeddingsFailed);
    expect(String(failure)).toBe('EmbeddingsFailed: the embeddings server answered 401');
    expect(await server.batches()).toEqual([]);
    const { url, apiKey } = server;
    const unknown = openServerEmbedder({ url, apiKey, model: 'unknown', dimensions: 384 });
    await expect(unknown.embed(TEXTS)).rejects.toThrow('server answered 404');
  });
});
