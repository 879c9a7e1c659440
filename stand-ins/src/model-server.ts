import { createServer, type IncomingMessage, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Faults } from './faults.ts';
import { parseJson } from './parse-json.ts';

export interface Answer {
  readonly status: number;
  readonly value: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export const ok = (value: unknown): Answer => ({ status: 200, value });
const failed = ({ message }: Error): Answer => ({ status: 500, value: { error: { message } } });

/** Undefined where there is nothing at that address. */
type AnswerTo = (place: string, request: IncomingMessage, body: unknown) => Promise<Answer | undefined>;

/** Answers like somebody's model; what goes wrong with it is asked and told at /faults. */
export function createModelServer<Settings extends Record<string, number>>(
  faults: Faults<Settings>,
  answerTo: AnswerTo,
): Server {
  async function answer(request: IncomingMessage): Promise<Answer> {
    const body = parseJson(await text(request));
    const place = `${request.method} ${request.url}`;
    if (place === 'PUT /faults') {
      const wrong = faults.set(body);
      if (wrong !== undefined) return { status: 400, value: { error: wrong } };
    }
    if (request.url === '/faults') return ok(faults.current());
    return (await answerTo(place, request, body)) ?? { status: 404, value: { error: { message: 'Unknown address' } } };
  }

  return createServer((request, response) => {
    const send = ({ status, value, headers }: Answer) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));
    answer(request).then(send, (error: Error) => send(failed(error)));
  });
}
