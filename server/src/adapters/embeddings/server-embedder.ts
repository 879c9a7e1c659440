import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { retryAfterMs } from '../../platform/retry-after.ts';
import { type Embedder, EmbeddingsFailed, toUnitLength } from './embedder.ts';

export interface ServerEmbedderOptions {
  /** Up to and including the version: `/embeddings` comes after it. */
  url: string;
  model: string;
  dimensions: number;
  apiKey?: string | undefined;
  /** For one answer, whole. */
  timeoutMs?: number;
  /** For all tries of one batch, pauses included. */
  patienceMs?: number;
}

const BATCH = 64;
const TIMEOUT_MS = 20_000;
const PATIENCE_MS = 45_000;
const FIRST_PAUSE_MS = 500;

const answerSchema = z.object({
  data: z.array(z.object({ index: z.int().nonnegative(), embedding: z.array(z.number()) })),
});

/** A try that may go better later; `afterMs` where the server says when. */
interface NotNow {
  readonly reason: string;
  readonly afterMs?: number | undefined;
}

export function openServerEmbedder(options: ServerEmbedderOptions): Embedder {
  const { model, dimensions, apiKey, timeoutMs = TIMEOUT_MS, patienceMs = PATIENCE_MS } = options;
  const address = `${options.url.replace(/\/+$/, '')}/embeddings`;
  const headers = {
    'content-type': 'application/json',
    ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
  };

  /** They may come in any order: each says the index of its text. */
  function readVectors(body: unknown, count: number): Float32Array[] {
    const answer = answerSchema.safeParse(body);
    if (!answer.success) throw new EmbeddingsFailed('server gave something that is no list of embeddings');
    const vectors = new Map(answer.data.data.map(({ index, embedding }) => [index, embedding]));
    return Array.from({ length: count }, (_, index) => {
      const vector = vectors.get(index);
      if (vector === undefined) throw new EmbeddingsFailed(`server gave ${vectors.size} vectors for ${count} texts`);
      if (vector.length !== dimensions) {
        throw new EmbeddingsFailed(`server gave ${vector.length} dimensions where ${dimensions} are kept`);
      }
      const unit = toUnitLength(vector);
      if (unit === undefined) throw new EmbeddingsFailed('server gave a vector that points nowhere');
      return unit;
    });
  }

  async function tryOnce(texts: readonly string[]): Promise<Float32Array[] | NotNow> {
    let response: Response;
    let body: string;
    try {
      response = await fetch(address, {
        method: 'POST',
        headers,
        body: JSON.stringify({ model, input: texts, encoding_format: 'float' }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      body = await response.text();
    } catch (error) {
      const late = error instanceof Error && error.name === 'TimeoutError';
      return { reason: late ? 'server did not answer in time' : 'server could not be reached' };
    }
    const { status } = response;
    if (status === 429 || status >= 500) {
      return { reason: `server answered ${status}`, afterMs: retryAfterMs(response.headers.get('retry-after')) };
    }
    if (!response.ok) throw new EmbeddingsFailed(`server answered ${status}`);
    return readVectors(parseJson(body), texts.length);
  }

  async function embedBatch(texts: readonly string[]): Promise<Float32Array[]> {
    const end = Date.now() + patienceMs;
    for (let tries = 0; ; tries += 1) {
      const outcome = await tryOnce(texts);
      if (Array.isArray(outcome)) return outcome;
      // Not all of those that were refused at once come back at once.
      const wait = Math.max(outcome.afterMs ?? 0, FIRST_PAUSE_MS * 2 ** tries * (0.75 + Math.random() / 2));
      if (Date.now() + wait > end) throw new EmbeddingsFailed(outcome.reason);
      await pause(wait);
    }
  }

  return {
    model,
    dimensions,
    async embed(texts) {
      const vectors: Float32Array[] = [];
      for (let from = 0; from < texts.length; from += BATCH) {
        vectors.push(...(await embedBatch(texts.slice(from, from + BATCH))));
      }
      return vectors;
    },
    close: async () => {},
  };
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
