import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type ApiAnswer, createApi, type NoAnswer } from './api.ts';
import { answerControl, type Control, ControlError } from './control.ts';
import { ProviderError } from './errors.ts';
import { answerPage } from './pages/pages.ts';
import { browserScript } from './script.ts';

/** Any page may load the script and ask with the public key. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, DELETE',
  'access-control-allow-headers': '*, authorization',
  'access-control-max-age': '600',
};

const json = (status: number, value: unknown): ApiAnswer => ({ status, body: JSON.stringify(value), headers: {} });

export interface HttpOptions extends Control {
  /** Without one, whoever asks is answered. */
  readonly controlToken?: string;
}

export function createHttpServer(options: HttpOptions): Server {
  const { world, outage, controlToken } = options;
  const api = createApi(world);
  const script = browserScript();

  async function control(request: IncomingMessage, url: URL, body: string): Promise<ApiAnswer> {
    if (controlToken !== undefined && request.headers.authorization !== `Bearer ${controlToken}`) {
      return json(401, { error: 'the token of the control is expected' });
    }
    try {
      const value = await answerControl(options, request.method ?? 'GET', url, body);
      return value === undefined ? json(404, { error: 'there is no such control' }) : json(200, value);
    } catch (error) {
      if (error instanceof ControlError || error instanceof ProviderError) return json(400, { error: error.message });
      throw error;
    }
  }

  function callApi(request: IncomingMessage, url: URL, body: string): Promise<ApiAnswer | NoAnswer> {
    const { authorization, 'idempotency-key': key, 'stripe-account': account } = request.headers;
    return api({
      method: request.method ?? 'GET',
      path: url.pathname,
      form: [url.search.slice(1), body].filter((part) => part !== '').join('&'),
      headers: {
        ...(authorization !== undefined && { authorization }),
        ...(typeof key === 'string' && { idempotencyKey: key }),
        ...(typeof account === 'string' && { account }),
      },
    });
  }

  function send(response: ServerResponse, { status, body, headers }: ApiAnswer): void {
    response.writeHead(status, { 'content-type': 'application/json', ...CORS, ...headers }).end(body);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://stand-in');
    const isControl = url.pathname.startsWith('/control/');
    if (outage.isOn() && !isControl) return void request.socket.destroy();
    const body = await text(request);
    if (request.method === 'OPTIONS') return void response.writeHead(204, CORS).end();
    if (isControl) return send(response, await control(request, url, body));
    if (/^\/[a-z0-9]+\/stripe\.js$/.test(url.pathname)) {
      const headers = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' };
      return send(response, { status: 200, body: script, headers });
    }
    if (!url.pathname.startsWith('/v1/')) return answerPage(world, request.method ?? 'GET', url, body, response);
    const found = await callApi(request, url, body);
    if (found === 'broken') request.socket.destroy();
    else if (found !== 'silent') send(response, found);
  }

  return createServer((request, response) => {
    answer(request, response).catch((error: Error) => {
      console.error(error);
      if (!response.headersSent) send(response, json(500, { error: { type: 'api_error', message: error.message } }));
    });
  });
}
