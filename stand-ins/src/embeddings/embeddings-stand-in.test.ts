import { describe, expect, onTestFinished, test } from 'vitest';
import { startEmbeddingsStandIn } from './embeddings-stand-in.ts';

interface Embedding<Vector> {
  index: number;
  embedding: Vector;
}

/** What the tests look at of an answer; packed vectors are text. */
interface Value {
  data: Embedding<number[] & string>[];
}

async function start(apiKey?: string) {
  const standIn = await startEmbeddingsStandIn({ port: 0, model: 'm', dimensions: 384, ...(apiKey && { apiKey }) });
  onTestFinished(() => standIn.close());
  const call = async (method: string, path: string, body?: unknown, headers = {}) => {
    const response = await fetch(`http://127.0.0.1:${standIn.port}${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, headers: response.headers, value: (await response.json()) as Value };
  };
  const ask = (input: unknown, more = {}) => call('POST', '/v1/embeddings', { model: 'm', input, ...more });
  const embed = async (input: unknown) => (await ask(input)).value.data as Embedding<number[]>[];
  return { call, ask, embed };
}

const cosine = (a: readonly number[], b: readonly number[]) =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);

describe('the embeddings stand-in', () => {
  test('gives the same vector of length 1 for the same text, and near ones for texts that share words', async () => {
    const { embed } = await start();
    const [storm, same, near, far] = (
      await embed(['Un temporal en la costa', 'un temporal, en la costa', 'Gran temporal en la costa', 'Sube el pan'])
    ).map(({ embedding }) => embedding);
    if (!storm || !same || !near || !far) throw new Error('a vector is missing');
    expect(storm).toHaveLength(384);
    expect(cosine(storm, storm)).toBeCloseTo(1, 5);
    expect(same).toEqual(storm);
    expect(cosine(storm, near)).toBeGreaterThan(0.6);
    expect(cosine(storm, far)).toBeLessThan(0.3);
  });

  test('takes one text or several, as numbers or packed', async () => {
    const { ask, embed } = await start();
    const [one] = await embed('hola');
    expect(await embed(['adiós', 'hola'])).toMatchObject([{ index: 0 }, { index: 1, embedding: one?.embedding }]);
    const [packed] = (await ask('hola', { encoding_format: 'base64' })).value.data;
    expect(Buffer.from(packed?.embedding ?? '', 'base64').readFloatLE(0)).toBeCloseTo(
      one?.embedding[0] ?? Number.NaN,
      6,
    );
  });

  test.each([
    [{ model: 'other', input: 'x' }, 404],
    [{ model: 'm' }, 400],
    [{ model: 'm', input: '' }, 400],
    [{ model: 'm', input: [] }, 400],
    [{ model: 'm', input: ['x', 7] }, 400],
    [{ model: 'm', input: 'x', encoding_format: 'int8' }, 400],
  ])('refuses %j with %i', async (body, status) => {
    const answer = await (await start()).call('POST', '/v1/embeddings', body);
    expect(answer).toMatchObject({ status, value: { error: { type: 'invalid_request_error' } } });
  });

  test('wants its key', async () => {
    const { call } = await start('secret');
    const body = { model: 'm', input: 'x' };
    expect((await call('POST', '/v1/embeddings', body)).status).toBe(401);
    expect((await call('POST', '/v1/embeddings', body, { authorization: 'Bearer secret' })).status).toBe(200);
  });

  test('goes wrong as asked, so often and no more', async () => {
    const { call, ask, embed } = await start();
    const set = (faults: object) => call('PUT', '/faults', faults);
    await set({ rate_limit: 1, retry_after: 7, fail: 1 });
    const refused = await ask('x');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '7']);
    expect([(await ask('x')).status, (await ask('x')).status]).toEqual([500, 200]);
    await set({ wrong_dimension: 1, missing_index: 2, shuffle: 3 });
    expect((await embed(['a', 'b'])).map(({ index, embedding }) => [index, embedding.length])).toEqual([[0, 383]]);
    expect((await embed(['a', 'b', 'c'])).map(({ index }) => index)).toEqual([1, 0]);
    expect((await embed(['a', 'b', 'c'])).map(({ index }) => index)).toEqual([2, 1, 0]);
    expect((await embed(['a', 'b'])).map(({ index, embedding }) => [index, embedding.length])).toEqual([
      [0, 384],
      [1, 384],
    ]);
    expect((await set({ nonsense: 1 })).status).toBe(400);
    expect((await call('GET', '/batches')).value).toEqual({ batches: [1, 2, 3, 3, 2] });
  });
});
