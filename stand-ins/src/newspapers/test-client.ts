import { type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type NewspapersOptions, startNewspapersStandIn } from './newspapers-stand-in.ts';
import type { Newspaper } from './press/newspaper.ts';
import type { ArticleTruth } from './truth.ts';

interface Got {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
  readonly text: string;
}

export const START = new Date('2026-03-02T06:00:00Z');
const LATER = new Date('2026-03-05T06:00:00Z');

type ListedNewspaper = Newspaper & { feed_url: string; etag: boolean; lastModified: boolean };

/** Asks the one port for a newspaper by its name, as nobody's resolver would. */
function get(port: number, address: string, headers: Record<string, string> = {}, form?: string): Promise<Got> {
  const url = new URL(address);
  return new Promise((resolve, reject) => {
    const asked = request({
      method: form === undefined ? 'GET' : 'POST',
      host: '127.0.0.1',
      port,
      path: url.pathname + url.search,
      headers: { host: url.host, ...headers },
    });
    asked.on('error', reject).on('response', (response) => {
      buffer(response).then((bytes) => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text: bytes.toString() });
      }, reject);
    });
    asked.end(form);
  });
}

/** `atEnd` is told how to stop it. */
export async function startTest(atEnd: (stop: () => Promise<void>) => void, options: Partial<NewspapersOptions> = {}) {
  const standIn = await startNewspapersStandIn({ port: 0, start: START, now: LATER, speed: 0, ...options });
  atEnd(() => standIn.close());
  const control = `http://127.0.0.1:${standIn.port}`;
  const ask = async (path: string) => (await fetch(control + path)).json();
  const put = async (path: string, settings: unknown) =>
    (await fetch(control + path, { method: 'PUT', body: JSON.stringify(settings) })).status;
  return {
    port: standIn.port,
    articles: standIn.articles,
    ask,
    put,
    get: (address: string, headers?: Record<string, string>) => get(standIn.port, address, headers),
    post: (address: string, form: string) => get(standIn.port, address, {}, form),
    newspapers: () => ask('/__newspapers') as Promise<ListedNewspaper[]>,
    truths: async () => ((await ask('/__truth')) as { articles: ArticleTruth[] }).articles,
  };
}
