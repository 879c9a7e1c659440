import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface Kept {
  readonly status: number;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: Buffer;
}

/** A cache between many readers and the site, as careless as one may be: it keeps whatever is public, whoever's cookies came with the question. */
export interface SharedCache {
  readonly origin: string;
  readonly kept: ReadonlyMap<string, Kept>;
  readonly hits: readonly string[];
  close(): Promise<void>;
}

function mayKeep(method: string, answer: IncomingMessage): boolean {
  const control = answer.headers['cache-control'] ?? '';
  return (
    method === 'GET' && answer.statusCode === 200 && /\bpublic\b/.test(control) && !/no-store|private/.test(control)
  );
}

export async function startSharedCache(site: string): Promise<SharedCache> {
  const kept = new Map<string, Kept>();
  const hits: string[] = [];

  function keyOf(incoming: IncomingMessage, vary: string): string {
    const names = vary.split(',').map((name) => name.trim().toLowerCase());
    const told = names.filter((name) => name !== 'cookie').map((name) => incoming.headers[name] ?? '');
    return [incoming.url, ...told].join('\n');
  }

  function find(incoming: IncomingMessage): Kept | undefined {
    if (incoming.method !== 'GET') return undefined;
    for (const [key, answer] of kept) {
      if (key === keyOf(incoming, String(answer.headers.vary ?? ''))) return answer;
    }
    return undefined;
  }

  async function forward(incoming: IncomingMessage, answer: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await buffer(answer);
    const headers: Kept['headers'] = { ...answer.headers };
    for (const name of ['connection', 'transfer-encoding']) delete headers[name];
    const whole = { status: answer.statusCode ?? 502, headers, body };
    if (mayKeep(incoming.method ?? '', answer)) kept.set(keyOf(incoming, String(headers.vary ?? '')), whole);
    outgoing.writeHead(whole.status, headers).end(body);
  }

  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const onward = request(
      new URL(incoming.url ?? '/', site),
      { method: incoming.method ?? 'GET', headers: { ...incoming.headers, host: new URL(site).host } },
      (answer) => void forward(incoming, answer, outgoing),
    );
    onward.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(onward);
  }

  const server: Server = createServer((incoming, outgoing) => {
    const known = find(incoming);
    if (known === undefined) return pass(incoming, outgoing);
    hits.push(incoming.url ?? '');
    outgoing.writeHead(known.status, known.headers).end(known.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    kept,
    hits,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
