import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { createServer as createTcpServer } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startTestNewspapers } from '../../../test/newspapers-stand-in.ts';
import { type FetchOutcome, type FetchRequest, openSafeFetch, type SafeFetchOptions } from './safe-fetch.ts';

const LIMITS = { maxBytes: 5_000_000, deadlineMs: 10_000 };
/** What one process may grow by, whatever it is sent: far above what is needed, far below what is sent. */
const GROWTH = 300_000_000;

const routeTo = (port: number) => [{ suffix: 'example', host: '127.0.0.1', port }];

function open(routes: SafeFetchOptions['routes']) {
  const client = openSafeFetch({ userAgent: 'test', routes });
  onTestFinished(() => client.close());
  return client;
}

async function startNewspapers() {
  const newspapers = await startTestNewspapers();
  const { fetch } = open(newspapers.routes);
  const readFeed = (request: Partial<FetchRequest> = {}) =>
    fetch({ url: 'http://elfaro.example/rss.xml', ...LIMITS, ...request });
  const set = (faults: Record<string, number>) => newspapers.setFaults({ host: 'elfaro.example' }, faults);
  return { set, readFeed };
}

const reasonOf = (outcome: FetchOutcome) => (outcome.kind === 'refused' ? outcome.why : outcome.status);

async function listen(server: Server | ReturnType<typeof createTcpServer>): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as { port: number }).port;
}

const peakMemory = () => process.resourceUsage().maxRSS * 1024;

describe('newspapers that misbehave', () => {
  test('are refused for what they do, and read again when they are well', async () => {
    const { set, readFeed } = await startNewspapers();
    const refusals = {
      hang_before_headers: 'too_slow',
      hang_in_body: 'too_slow',
      slow_drip: 'too_slow',
      reset: 'unreachable',
      redirect_loop: 'too_many_redirects',
      redirect_chain: 'too_many_redirects',
      huge_headers: 'headers_too_large',
      endless_body: 'too_large',
    };
    for (const [fault, reason] of Object.entries(refusals)) {
      await set({ [fault]: 1, drip_ms: 20 });
      expect(reasonOf(await readFeed(reason === 'too_slow' ? { deadlineMs: 500 } : {})), fault).toBe(reason);
      expect(reasonOf(await readFeed()), `after ${fault}`).toBe(200);
    }
  });

  test('send to other schemes', async () => {
    const { set, readFeed } = await startNewspapers();
    const reasons = [];
    for (const scheme of [0, 1, 2, 3, 4, 5]) {
      await set({ redirect_scheme: 1, scheme });
      reasons.push(reasonOf(await readFeed()));
    }
    expect(reasons).toEqual(['scheme', 'scheme', 'scheme', 'scheme', 'scheme', 'unreadable_address']);
  });

  test('may redirect five times, and not six', async () => {
    const { set, readFeed } = await startNewspapers();
    await set({ redirect_chain: 1, redirect_hops: 4 });
    expect(reasonOf(await readFeed())).toBe(200);
    await set({ redirect_chain: 1, redirect_hops: 5 });
    expect(reasonOf(await readFeed())).toBe('too_many_redirects');
  });

  test('cost no memory, though they send gigabytes', async () => {
    const { set, readFeed } = await startNewspapers();
    await readFeed();
    const before = peakMemory();
    for (const fault of ['bomb_gzip', 'bomb_brotli', 'bomb_nested', 'endless_body']) {
      await set({ [fault]: 4, bomb_megabytes: 256 });
      const outcomes = await Promise.all([readFeed(), readFeed(), readFeed(), readFeed()]);
      expect(outcomes.map(reasonOf), fault).toEqual(Array(4).fill('too_large'));
    }
    expect(peakMemory() - before).toBeLessThan(GROWTH);
    expect(reasonOf(await readFeed())).toBe(200);
  });
});

describe('what comes back', () => {
  test('is refused by the length it announces, before it is read', async () => {
    const port = await listen(
      createServer((_request, response) => {
        response.writeHead(200, { 'content-length': 10_000_000 }).flushHeaders();
      }),
    );
    const { fetch } = open(routeTo(port));
    expect(reasonOf(await fetch({ url: 'http://a.example/', ...LIMITS }))).toBe('too_large');
  });

  test('may be as long as the limit and not a byte longer, packed or not', async () => {
    const port = await listen(
      createServer(({ url = '' }, response) => {
        const bytes = Buffer.alloc(Number(url.slice(2)), 'a');
        const packed = url.startsWith('/g') ? gzipSync(bytes) : bytes;
        response.writeHead(200, url.startsWith('/g') ? { 'content-encoding': 'gzip' } : {});
        // Written in two parts, so that no length is announced.
        response.write(packed.subarray(0, 10));
        response.end(packed.subarray(10));
      }),
    );
    const { fetch } = open(routeTo(port));
    const ask = (path: string) => fetch({ url: `http://a.example${path}`, maxBytes: 100_000, deadlineMs: 10_000 });
    for (const kind of ['p', 'g']) {
      expect(await ask(`/${kind}100000`), kind).toMatchObject({ status: 200, body: Buffer.alloc(100_000, 'a') });
      expect(reasonOf(await ask(`/${kind}100001`)), kind).toBe('too_large');
    }
  });

  test('is refused when it is not packed as it says', async () => {
    const packed = gzipSync('a'.repeat(1000));
    const answers: Record<string, [string, Buffer]> = {
      '/cut': ['gzip', packed.subarray(0, packed.length - 12)],
      '/plain': ['gzip', Buffer.from('<rss>')],
      '/other': ['gzip', brotliCompressSync('a')],
      '/zstd': ['zstd', Buffer.from('<rss>')],
      '/unknown': ['compress', packed],
      '/third': ['gzip, gzip, gzip', gzipSync(gzipSync(packed))],
    };
    const port = await listen(
      createServer(({ url = '' }, response) => {
        const [encoding, body] = answers[url] ?? ['', packed];
        response.writeHead(200, { 'content-encoding': encoding }).end(body);
      }),
    );
    const { fetch } = open(routeTo(port));
    for (const path of Object.keys(answers)) {
      expect(reasonOf(await fetch({ url: `http://a.example${path}`, ...LIMITS })), path).toBe('bad_encoding');
    }
  });

  test('may come in very many pieces without costing more', async () => {
    const pieces = 500_000;
    const port = await listen(
      createTcpServer((socket) => {
        socket.on('error', () => {});
        socket.once('data', () => {
          socket.end(`HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n${'1\r\na\r\n'.repeat(pieces)}0\r\n\r\n`);
        });
      }),
    );
    const { fetch } = open(routeTo(port));
    const before = peakMemory();
    const outcome = await fetch({ url: 'http://a.example/', ...LIMITS });
    expect(outcome.kind === 'answer' && outcome.body.length).toBe(pieces);
    expect(peakMemory() - before).toBeLessThan(GROWTH);
  });

  test('is unreachable when it is no HTTP, or less than was promised', async () => {
    for (const said of ['SSH-2.0-OpenSSH_9.9\r\n', 'HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nabc', '']) {
      const port = await listen(
        createTcpServer((socket) => {
          socket.on('error', () => {});
          socket.once('data', () => socket.end(said));
        }),
      );
      const { fetch } = open(routeTo(port));
      expect(reasonOf(await fetch({ url: 'http://a.example/', ...LIMITS })), said).toBe('unreachable');
    }
  });

  test('is unreachable without a certificate', async () => {
    const port = await listen(createServer((_request, response) => response.end('a')));
    const { fetch } = open(routeTo(port));
    expect(reasonOf(await fetch({ url: 'https://a.example/', ...LIMITS }))).toBe('unreachable');
  });
});

describe('the deadline', () => {
  test('holds for all hops together, for whoever is asked before them, and for those who wait in line', async () => {
    const port = await listen(
      createServer(({ url = '' }, response) => {
        if (url === '/hang') return;
        setTimeout(() => response.writeHead(302, { location: `${url}a` }).end(), 150);
      }),
    );
    const { fetch } = open(routeTo(port));
    const ask = (path: string, more: Partial<FetchRequest> = {}) =>
      fetch({ url: `http://a.example${path}`, ...LIMITS, deadlineMs: 300, ...more });
    expect(reasonOf(await ask('/'))).toBe('too_slow');
    expect(reasonOf(await ask('/', { mayVisit: () => new Promise(() => {}) }))).toBe('too_slow');
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => ask('/hang')));
    expect(new Set(outcomes.map(reasonOf))).toEqual(new Set(['too_slow']));
  });

  test('leaves no connection behind', async () => {
    const server = createServer(() => {});
    const { fetch } = open(routeTo(await listen(server)));
    const arrived = once(server, 'request') as Promise<[IncomingMessage]>;
    const outcome = fetch({ url: 'http://a.example/', ...LIMITS, deadlineMs: 1000 });
    const [{ socket }] = await arrived;
    const closed = once(socket, 'close');
    expect(reasonOf(await outcome)).toBe('too_slow');
    await closed;
  });
});
