import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Embedder } from './embedder.ts';
import { openLocalEmbedder } from './local-embedder.ts';
import { openEmbedder } from './open-embedder.ts';

const FOLDER = process.env.EMBEDDING_MODEL_DIR ?? '';

const NOTHING: Float32Array = new Float32Array();
const cosine = (a: Float32Array = NOTHING, b: Float32Array = NOTHING) =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? Number.NaN), a.length === 0 ? Number.NaN : 0);

/** The model weighs 118 MB and is no part of the sources. */
const given = FOLDER === '' ? 'skipped: EMBEDDING_MODEL_DIR names no folder' : 'as EMBEDDING_MODEL_DIR names it';

describe.skipIf(FOLDER === '')(`the local model, ${given}`, () => {
  let embedder: Embedder;
  const threads: Worker[] = [];
  const keepThread = (message: unknown) => threads.push((message as { worker: Worker }).worker);
  beforeAll(async () => {
    subscribe('worker_threads', keepThread);
    embedder = await openLocalEmbedder({ folder: FOLDER });
  });
  afterAll(async () => {
    unsubscribe('worker_threads', keepThread);
    await embedder.close();
  });

  test('finds the same sentence in five languages nearer than another one in the same language', async () => {
    const storm = [
      'Al menos doce personas han muerto por las inundaciones en Valencia',
      'At least twelve people have died in floods in Valencia',
      'Au moins douze personnes sont mortes dans les inondations à Valence',
      'Mindestens zwölf Menschen sind bei Überschwemmungen in Valencia gestorben',
      'Pelo menos doze pessoas morreram nas inundações em Valência',
    ];
    const others = [
      'El Banco Central mantiene los tipos de interés en el dos por ciento',
      'The central bank keeps interest rates at two per cent',
      'La banque centrale maintient ses taux à deux pour cent',
      'Die Zentralbank belässt die Zinsen bei zwei Prozent',
      'O banco central mantém os juros em dois por cento',
    ];
    const vectors = await embedder.embed([...storm, ...others]);
    const floods = vectors.slice(0, 5);
    for (const one of floods) {
      for (const same of floods) expect(cosine(one, same)).toBeGreaterThan(0.75);
      for (const other of vectors.slice(5)) expect(cosine(one, other)).toBeLessThan(0.3);
    }
  });

  test('gives vectors of length 1 and of the size that is kept', async () => {
    const [vector] = await embedder.embed(['Una noticia']);
    expect([embedder.dimensions, vector?.length]).toEqual([384, 384]);
    expect(cosine(vector, vector)).toBeCloseTo(1, 5);
  });

  test('gives the same vector whatever else is asked at the same time', async () => {
    const text = 'El Senado aprueba la ley de aguas';
    const long = 'Una frase larga que no acaba nunca, y sigue. '.repeat(40);
    const [alone] = await embedder.embed([text]);
    const [[, among], [, , later]] = await Promise.all([
      embedder.embed([long, text, '!']),
      embedder.embed(['corto', long, text]),
    ]);
    expect(among).toEqual(alone);
    expect(later).toEqual(alone);
  });

  test('reads the beginning of a long text, and takes any text at all', async () => {
    const beginning = 'El tren de Vigo descarrila y deja cinco heridos leves. '.repeat(30);
    const [one, other, ...strange] = await embedder.embed([
      beginning,
      `${beginning}${'Otra cosa distinta. '.repeat(5000)}`,
      '',
      '   \n\t ',
      '\u0000\u200b\ud800',
      '🌍'.repeat(1000),
      'x'.repeat(100_000),
    ]);
    expect(other).toEqual(one);
    for (const vector of strange) expect(cosine(vector, vector)).toBeCloseTo(1, 5);
  });

  test('leaves the event loop free while it computes', async () => {
    let turns = 0;
    const turning = setInterval(() => {
      turns += 1;
    }, 1);
    onTestFinished(() => clearInterval(turning));
    await embedder.embed(Array.from({ length: 10 }, (_, n) => `El pleno aprueba el presupuesto número ${n}`));
    expect(turns).toBeGreaterThan(10);
  });

  test('comes back when its thread has ended', async () => {
    const [before] = await embedder.embed(['Una noticia']);
    const ending = threads[0]?.terminate();
    await Promise.all([ending, expect(embedder.embed(['Una noticia'])).rejects.toThrow('the thread has ended')]);
    const [[after], [again]] = await Promise.all([embedder.embed(['Una noticia']), embedder.embed(['Una noticia'])]);
    expect([after, again]).toEqual([before, before]);
    expect(threads).toHaveLength(2);
  });
});

describe('the settings', () => {
  test('choose the way to embed', async () => {
    expect(await openEmbedder({})).toBeUndefined();
    expect(await openEmbedder({ EMBEDDINGS: 'none', EMBEDDING_MODEL_DIR: 'folder' })).toBeUndefined();
    const server = { EMBEDDINGS: 'server', EMBEDDING_URL: 'http://127.0.0.1:1/v1', EMBEDDING_MODEL: 'm' } as const;
    expect(await openEmbedder(server)).toMatchObject({ model: 'm', dimensions: 384 });
  });

  test('that name a folder without a model are told so at once', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'poliedro-model-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await expect(openEmbedder({ EMBEDDING_MODEL_DIR: folder })).rejects.toThrow(/cannot be computed here: ENOENT/);
  });
});
