import { once } from 'node:events';
import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';

interface Asked {
  readonly host: string;
  readonly path: string;
  readonly at: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly afterMs?: number;
}

export interface RecordedHosts {
  /** For openSafeFetch: every name under .example leads here. */
  readonly routes: readonly { readonly suffix: string; readonly host: string; readonly port: number }[];
  readonly asked: readonly Asked[];
  /** The paths that were asked of a host, in order. */
  pathsOf(host: string): string[];
  mostAtATime(): number;
}

/** Somebody else's computers, under names of our choice; what is not answered is 404. */
export async function startRecordedHosts(
  answer: (host: string, path: string) => Answer | undefined,
): Promise<RecordedHosts> {
  const asked: Asked[] = [];
  let open = 0;
  let most = 0;
  const server = createServer((request, response) => {
    const { headers, url: path = '/' } = request;
    const host = headers.host ?? '';
    asked.push({ host, path, at: performance.now(), headers });
    open += 1;
    most = Math.max(most, open);
    const { status = 200, headers: given = {}, body = '', afterMs = 0 } = answer(host, path) ?? { status: 404 };
    setTimeout(() => {
      open -= 1;
      response.writeHead(status, given).end(body);
    }, afterMs);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as { port: number };
  return {
    routes: [{ suffix: 'example', host: '127.0.0.1', port }],
    asked,
    pathsOf: (host) => asked.filter((one) => one.host === host).map(({ path }) => path),
    mostAtATime: () => most,
  };
}
