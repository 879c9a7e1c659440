import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { EmbeddingFaults } from './faults.ts';
import { hashedVector } from './hashed-vector.ts';

export interface EmbeddingSettings {
  readonly model: string;
  readonly dimensions: number;
  /** Without one, whoever asks is answered. */
  readonly apiKey?: string;
}

interface Answer {
  readonly status: number;
  readonly value: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const MOST_INPUTS = 2048;

const ok = (value: unknown): Answer => ({ status: 200, value });
/** As the protocol words a refusal. */
const refusal = (status: number, message: string, headers = {}): Answer => ({
  status,
  value: { error: { message, type: status < 500 ? 'invalid_request_error' : 'server_error', code: null } },
  headers,
});

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

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

  async function answer(request: IncomingMessage): Promise<Answer> {
    const body = parseJson(await text(request));
    switch (`${request.method} ${request.url}`) {
      case 'GET /faults':
        return ok(faults.current());
      case 'PUT /faults': {
        const wrong = faults.set(body);
        return wrong === undefined ? ok(faults.current()) : { status: 400, value: { error: wrong } };
      }
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
        return refusal(404, 'Unknown address');
    }
  }

  return createServer((request, response) => {
    const send = ({ status, value, headers }: Answer) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));
    answer(request).then(send, (error: Error) => send(refusal(500, error.message)));
  });
}
