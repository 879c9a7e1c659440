import { createServer, type IncomingMessage, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { parseJson } from '../parse-json.ts';
import type { StorageFaults } from './faults.ts';
import { findSignatureFault, type Keys, type SignatureFault } from './signature.ts';

interface Answer {
  status: number;
  type?: string;
  body?: Buffer | string;
}

interface Kept {
  readonly bytes: Buffer;
  readonly type: string;
}

const json = (status: number, value: unknown): Answer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
});

/** As S3 words a refusal. */
const refusal = (status: number, code: string): Answer => ({
  status,
  type: 'application/xml',
  body: `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`,
});

/** What is not forbidden, but wrong. */
const MALFORMED = new Set<SignatureFault>(['AuthorizationHeaderMalformed', 'XAmzContentSHA256Mismatch']);

export function createHttpServer(bucket: string, keys: Keys, faults: StorageFaults): Server {
  const objects = new Map<string, Kept>();

  function answerObject(method: string, key: string, given: Kept): Answer {
    const kept = objects.get(key);
    switch (method) {
      case 'PUT':
        objects.set(key, given);
        return { status: 200 };
      case 'GET':
        return kept === undefined ? refusal(404, 'NoSuchKey') : { status: 200, type: kept.type, body: kept.bytes };
      case 'DELETE':
        objects.delete(key);
        return { status: 204 };
      default:
        return refusal(405, 'MethodNotAllowed');
    }
  }

  /** Nothing where no answer shall ever come. */
  async function answer(request: IncomingMessage): Promise<Answer | undefined> {
    const { method = 'GET', url = '/', headers } = request;
    const body = await buffer(request);
    if (url === '/faults') {
      const wrong = method === 'PUT' ? faults.set(parseJson(body.toString())) : undefined;
      return wrong === undefined ? json(200, faults.current()) : json(400, { error: wrong });
    }
    if (url === '/objects' && method === 'GET') return json(200, { keys: [...objects.keys()].sort() });
    if (faults.take('hang')) return undefined;
    if (faults.take('fail')) return refusal(500, 'InternalError');
    const fault = findSignatureFault({ method, url, headers, body }, keys, Date.now());
    if (fault !== undefined) return refusal(MALFORMED.has(fault) ? 400 : 403, fault);
    if (method === 'PUT' && headers['content-length'] === undefined) return refusal(411, 'MissingContentLength');
    const [, name, ...rest] = decodeURIComponent(url.split('?')[0] ?? '').split('/');
    if (name !== bucket) return refusal(404, 'NoSuchBucket');
    const type = headers['content-type'] ?? 'application/octet-stream';
    return answerObject(method, rest.join('/'), { bytes: body, type });
  }

  return createServer((request, response) => {
    answer(request).then(
      (found) => {
        if (found === undefined) return;
        response.writeHead(found.status, found.type === undefined ? {} : { 'content-type': found.type });
        response.end(found.body);
      },
      () => response.writeHead(400).end(),
    );
  });
}
