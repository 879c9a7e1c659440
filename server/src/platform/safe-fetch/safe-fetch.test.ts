import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type FetchRequest, openSafeFetch } from './safe-fetch.ts';
import { userAgentOf } from './user-agent.ts';

const LIMITS = { maxBytes: 1_000_000, deadlineMs: 10_000 };

interface Seen {
  readonly host: string;
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

type Answer = (seen: Seen, response: ServerResponse) => void;

/** All of .example and .test, and what it has been asked for. */
async function start(answer: Answer) {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    void text(request).then((body) => {
      const one = { host: headers.host ?? '', method, url, headers, body };
      seen.push(one);
      answer(one, response);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const routes = ['example', 'test'].map((suffix) => ({ suffix, host: '127.0.0.1', port }));
  const client = openSafeFetch({ userAgent: 'PoliedroBot/1.0 (+https://poliedro.example/about)', routes });
  onTestFinished(async () => {
    await client.close();
    server.close();
  });
  const ask = async (url: string, request: Partial<FetchRequest> = {}) => {
    const outcome = await client.fetch({ url, ...LIMITS, ...request });
    if (outcome.kind === 'refused') throw new Error(`${outcome.why}: ${outcome.detail}`);
    return outcome;
  };
  return { seen, port, ask, fetch: client.fetch };
}

const redirect =
  (status: number, location: string): Answer =>
  (_seen, response) =>
    void response.writeHead(status, { location }).end('moved');

/** An answer for each path; what has none is good. */
const byPath =
  (answers: Record<string, Answer>): Answer =>
  (seen, response) => {
    const answer = answers[seen.host + seen.url] ?? answers[seen.url];
    if (answer === undefined) response.end('bien');
    else answer(seen, response);
  };

describe('a safe fetch', () => {
  test('says who asks, and what it can unpack', async () => {
    const { seen, ask } = await start((_seen, response) => response.end('bien'));
    const headers = { 'If-None-Match': '"1"', 'User-Agent': 'Mozilla/5.0', accept: 'text/html' };
    await ask('http://elfaro.example/?a=1#b', { headers });
    expect(seen[0]).toMatchObject({
      host: 'elfaro.example',
      method: 'GET',
      url: '/?a=1',
      headers: {
        'user-agent': 'PoliedroBot/1.0 (+https://poliedro.example/about)',
        'accept-encoding': 'gzip, deflate, br, zstd',
        'if-none-match': '"1"',
        accept: 'text/html',
      },
    });
  });

  test('has the name of a page where one finds who it is', () => {
    const PUBLIC_ORIGIN = 'https://poliedro.example';
    expect(userAgentOf({ PUBLIC_ORIGIN })).toBe('PoliedroBot/1.0 (+https://poliedro.example/about)');
    expect(userAgentOf({ PUBLIC_ORIGIN, CRAWLER_CONTACT_URL: 'https://bots.example/' })).toBe(
      'PoliedroBot/1.0 (+https://bots.example/)',
    );
  });

  test('brings the answer as it is, whatever its status', async () => {
    const { ask } = await start(({ url }, response) => {
      response.writeHead(Number(url.slice(1)), { 'x-a': ['1', '2'], etag: '"1"' }).end(url === '/304' ? '' : 'ñ');
    });
    for (const status of [200, 304, 404, 410, 429, 503]) {
      expect(await ask(`http://elfaro.example/${status}`)).toEqual({
        kind: 'answer',
        url: `http://elfaro.example/${status}`,
        status,
        headers: expect.objectContaining({ 'x-a': '1, 2', etag: '"1"' }),
        body: Buffer.from(status === 304 ? '' : 'ñ'),
      });
    }
  });

  test('unpacks what is packed, up to two layers', async () => {
    const words = 'Un texto que se repite. '.repeat(2000);
    const packed: [string, Buffer][] = [
      ['gzip', gzipSync(words)],
      ['x-gzip', gzipSync(words)],
      ['GZIP', gzipSync(words)],
      ['deflate', deflateSync(words)],
      ['deflate', deflateRawSync(words)],
      ['br', brotliCompressSync(words)],
      ['zstd', zstdCompressSync(words)],
      ['gzip, br', brotliCompressSync(gzipSync(words))],
      ['identity', Buffer.from(words)],
      ['', Buffer.from(words)],
      ['gzip', Buffer.concat([gzipSync(words.slice(0, 100)), gzipSync(words.slice(100))])],
    ];
    const { ask } = await start(({ url }, response) => {
      const [encoding, body] = packed[Number(url.slice(1))] ?? ['', ''];
      response.writeHead(200, { 'content-encoding': encoding }).end(body);
    });
    for (const [number, [encoding]] of packed.entries()) {
      expect((await ask(`http://elfaro.example/${number}`)).body.toString(), encoding).toBe(words);
    }
  });

  test('takes an empty body for what it is, even if it says that it is packed', async () => {
    const { ask } = await start((_seen, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end());
    expect((await ask('http://elfaro.example/')).body).toHaveLength(0);
  });

  test('reaches a routed name by the usual ports and by that of its route', async () => {
    const { ask, fetch, port, seen } = await start((_seen, response) => response.end('bien'));
    await ask('http://elfaro.example/');
    await ask(`http://elfaro.example:${port}/`);
    await ask('http://EL.FARO.test.:443/');
    expect(seen.map(({ host }) => host)).toEqual(['elfaro.example', `elfaro.example:${port}`, 'el.faro.test.:443']);
    const elsewhere = await fetch({ url: `http://elfaro.com:${port}/`, ...LIMITS });
    expect(elsewhere).toMatchObject({ kind: 'refused', why: 'port' });
  });

  test('needs few connections to one place, however much is asked of it', async () => {
    const { ask } = await start((_seen, response) => response.end(String(response.socket?.remotePort)));
    const askMany = () => Promise.all(Array.from({ length: 20 }, () => ask('http://elfaro.example/')));
    const answers = [...(await askMany()), ...(await askMany())];
    expect(new Set(answers.map(({ body }) => body.toString())).size).toBeLessThanOrEqual(4);
  });
});

describe('a redirect', () => {
  test('is followed, and its address is the answer’s', async () => {
    const { ask } = await start(byPath({ '/a': redirect(302, '/b?c=1#d') }));
    const answer = await ask('http://elfaro.example/a');
    expect(answer).toMatchObject({ status: 200, url: 'http://elfaro.example/b?c=1' });
    expect(answer).not.toHaveProperty('movedTo');
  });

  test('tells where something has moved for good, as far as it has', async () => {
    const { ask } = await start(
      byPath({
        '/1': redirect(301, 'http://nuevo.test/2'),
        '/2': redirect(308, '/3'),
        '/3': redirect(302, '/4'),
        '/4': redirect(301, '/5'),
      }),
    );
    expect(await ask('http://elfaro.example/1')).toMatchObject({
      url: 'http://nuevo.test/5',
      movedTo: 'http://nuevo.test/3',
    });
    expect(await ask('http://elfaro.example/3')).not.toHaveProperty('movedTo');
  });

  test('without a place to go is an answer', async () => {
    const { ask } = await start((_seen, response) => response.writeHead(301).end('bien'));
    expect(await ask('http://elfaro.example/')).toMatchObject({ status: 301, body: Buffer.from('bien') });
  });

  test('may be written in any alphabet', async () => {
    const { ask } = await start(({ url }, response) => {
      if (url === '/utf8') response.writeHead(302, { location: Buffer.from('/año').toString('latin1') });
      if (url === '/latin1') response.writeHead(302, { location: '/año' });
      response.end(url);
    });
    expect((await ask('http://elfaro.example/utf8')).body.toString()).toBe('/a%C3%B1o');
    expect((await ask('http://elfaro.example/latin1')).body.toString()).toBe('/a%C3%B1o');
  });

  test('carries a secret and a body to the same place alone', async () => {
    const { seen, ask } = await start(
      byPath({
        '/same': redirect(307, '/end'),
        '/other': redirect(307, 'http://otro.test/end'),
        '/get': redirect(302, 'http://otro.test/end'),
        '/see': redirect(303, '/end'),
      }),
    );
    const post = (path: string) =>
      ask(`http://elfaro.example${path}`, {
        method: 'POST',
        body: 'a=1',
        headers: { Authorization: 'Bearer x', Cookie: 'a=b', 'Content-Type': 'text/plain', 'x-a': '1' },
      });
    const last = () => {
      const { host, method, headers, body } = seen.at(-1) as Seen;
      const { authorization, cookie, 'content-type': type, 'x-a': own } = headers;
      return [host, method, body, authorization, cookie, type, own];
    };
    await post('/same');
    expect(last()).toEqual(['elfaro.example', 'POST', 'a=1', 'Bearer x', 'a=b', 'text/plain', '1']);
    expect((await post('/other')).status).toBe(307);
    expect(last()[0]).toBe('elfaro.example');
    await post('/get');
    expect(last()).toEqual(['otro.test', 'GET', '', undefined, undefined, undefined, '1']);
    await post('/see');
    expect(last()).toEqual(['elfaro.example', 'GET', '', 'Bearer x', 'a=b', undefined, '1']);
  });

  test('is asked about before it is followed, as is the first address', async () => {
    const { seen, fetch } = await start(
      byPath({ '/1': redirect(301, 'http://otro.test/2'), '/2': redirect(301, '/3') }),
    );
    const asked: string[] = [];
    const mayVisit = async ({ href }: URL) => {
      asked.push(href);
      return href.endsWith('/3') ? 'robots' : undefined;
    };
    expect(await fetch({ url: 'http://elfaro.example/1', ...LIMITS, mayVisit })).toEqual({
      kind: 'refused',
      why: 'not_allowed',
      detail: 'robots',
    });
    expect(asked).toEqual(['http://elfaro.example/1', 'http://otro.test/2', 'http://otro.test/3']);
    expect(seen.map(({ url }) => url)).toEqual(['/1', '/2']);
    const failing = async () => Promise.reject(new Error('the database is away'));
    await expect(fetch({ url: 'http://elfaro.example/1', ...LIMITS, mayVisit: failing })).rejects.toThrow('is away');
  });
});
