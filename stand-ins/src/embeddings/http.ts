import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, createModelServer, ok } from '../model-server.ts';
import type { EmbeddingFaults } from './faults.ts';
import { hashedVector } from './hashed-vector.ts';

export interface EmbeddingSettings {
  readonly model: string;
  readonly dimensions: number;
  /** Without one, whoever asks is answered. */
  readonly apiKey?: string;
}

const MOST_INPUTS = 2048;

/** As the protocol words a refusal. */
const refusal = (status: number, message: string, headers = {}): Answer => ({
  status,
  value: { error: { message, type: status < 500 ? 'invalid_request_error' : 'server_error', code: null } },
  headers,
});

interface Question {
  readonly model?: unknown;
  readonly input?: unknown;
  readonly encoding_format?: unknown;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const toBase64 = (vector: readonly number[]) => Buffer.from(Float32Array.from(vector).buffer).toString('base64');

function answerEmbeddings(
  body: unknown,
  settings: EmbeddingSettings,
  faults: EmbeddingFaults,
  batches: number[],
): Answer {
  const { model, input, encoding_format: format = 'float' }: Question = body ?? {};
  const texts: unknown[] = Array.isArray(input) ? input : [input];
  if (model !== settings.model) return refusal(404, `The model \`${model}\` does not exist`);
  if (texts.length === 0 || texts.length > MOST_INPUTS || !texts.every(isText)) {
    return refusal(400, `input must be a text that is not empty, or 1 to ${MOST_INPUTS} of them`);
  }
  if (format !== 'float' && format !== 'base64') return refusal(400, 'encoding_format must be float or base64');
  batches.push(texts.length);
  const dimensions = settings.dimensions - (faults.take('wrong_dimension') ? 1 : 0);
  const data = texts.map((one, index) => {
    const vector = hashedVector(one, dimensions);
    return { object: 'embedding', index, embedding: format === 'float' ? vector : toBase64(vector) };
  });
  if (faults.take('missing_index')) data.pop();
  if (faults.take('shuffle')) data.reverse();
  const tokens = texts.reduce((sum, one) => sum + one.split(/\s+/).length, 0);
  return ok({ object: 'list', data, model, usage: { prompt_tokens: tokens, total_tokens: tokens } });
}

export function createHttpServer(settings: EmbeddingSettings, faults: EmbeddingFaults): Server {
  /** How many texts each question had that was answered. */
  const batches: number[] = [];

  return createModelServer(faults, async (place, request, body) => {
    switch (place) {
      case 'GET /batches':
        return ok({ batches });
      case 'POST /v1/embeddings': {
        const { delay_ms, retry_after } = faults.current();
        await pause(delay_ms);
        if (faults.take('rate_limit')) return refusal(429, 'Too many requests', { 'retry-after': String(retry_after) });
        if (faults.take('fail')) return refusal(500, 'Something went wrong');
        const { apiKey } = settings;
        if (apiKey !== undefined && request.headers.authorization !== `Bearer ${apiKey}`) {
          return refusal(401, 'Incorrect API key provided');
        }
        return answerEmbeddings(body, settings, faults, batches);
      }
      default:
        return undefined;
    }
  });
}
