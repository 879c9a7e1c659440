import { once } from 'node:events';
import { createServer } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { watchConnections } from '../../../test/connection-watch.ts';
import { startTestNewspapers } from '../../../test/newspapers-stand-in.ts';
import { createConnector } from './connector.ts';
import { type FetchOutcome, openSafeFetch, type SafeFetchOptions } from './safe-fetch.ts';

const LIMITS = { maxBytes: 1_000_000, deadlineMs: 10_000 };

/** Belongs to the part of IPv6 that is given out, and has not been given to anybody: public, and nobody is there. */
const NOBODY = '3000::1';

/** Names that have never been asked for are a fault. */
const noNames = (name: string) => Promise.reject(new Error(`${name} was looked up`));

function open(options: Partial<SafeFetchOptions> = {}) {
  const client = openSafeFetch({ userAgent: 'test', routes: [], resolveName: noNames, ...options });
  onTestFinished(() => client.close());
  return client;
}

const reasonOf = (outcome: FetchOutcome) => (outcome.kind === 'refused' ? outcome.why : outcome.status);

describe('places that no newspaper may send anybody to', () => {
  test('are not connected to when they are asked for, however they are written', async () => {
    const newspapers = await startTestNewspapers();
    const addresses = await newspapers.ask<string[]>('/__private-addresses');
    expect(addresses.length).toBeGreaterThan(200);
    const { fetch } = open();
    const watch = watchConnections();
    for (const url of addresses) {
      const outcome = await fetch({ url, ...LIMITS });
      expect(['private_address', 'port', 'credentials', 'unreadable_address'], url).toContain(reasonOf(outcome));
    }
    expect(watch.tried()).toEqual([]);
  });

  test('are not connected to when a newspaper leads there', async () => {
    const newspapers = await startTestNewspapers();
    const addresses = await newspapers.ask<string[]>('/__private-addresses');
    const { fetch } = open({ routes: newspapers.routes });
    const watch = watchConnections();
    const visited: string[] = [];
    for (const number of addresses.keys()) {
      await newspapers.setFaults({ host: 'elfaro.example' }, { redirect_private: 1, private_address: number });
      const mayVisit = async (url: URL) => void visited.push(url.hostname);
      const outcome = await fetch({ url: 'http://elfaro.example/rss.xml', ...LIMITS, mayVisit });
      expect(['private_address', 'port', 'credentials', 'unreadable_address'], addresses[number]).toContain(
        reasonOf(outcome),
      );
    }
    // The redirects were really there, and nothing but the newspaper was ever tried.
    expect(visited).toEqual(addresses.map(() => 'elfaro.example'));
    expect(new Set(watch.tried())).toEqual(new Set([`127.0.0.1 ${newspapers.port}`]));
  });

  test('are not connected to by the connector either, whoever calls it', async () => {
    const connector = createConnector([], noNames);
    const watch = watchConnections();
    for (const hostname of ['127.0.0.1', '::1', '169.254.169.254', '::ffff:10.0.0.1']) {
      const { promise, resolve } = Promise.withResolvers<Error | null>();
      connector({ hostname, host: hostname, protocol: 'http:', port: '80' }, (...[error]) => resolve(error));
      expect(await promise, hostname).toMatchObject({ why: 'private_address' });
    }
    expect(watch.tried()).toEqual([]);
  });

  test('cannot be had by other schemes and ports', async () => {
    const { fetch } = open();
    const reasons = async (urls: string[]) =>
      Promise.all(urls.map(async (url) => reasonOf(await fetch({ url, ...LIMITS }))));
    const watch = watchConnections();
    expect(
      new Set(await reasons(['file:///etc/passwd', 'ftp://a.com/', 'data:text/html,a', 'javascript:1', 'blob:a'])),
    ).toEqual(new Set(['scheme']));
    expect(new Set(await reasons(['http://a.com:22/', 'https://a.com:8443/', 'http://a.com:0/']))).toEqual(
      new Set(['port']),
    );
    expect(new Set(await reasons(['http://a@a.com/', 'http://:b@a.com/']))).toEqual(new Set(['credentials']));
    expect(new Set(await reasons(['', '/rss.xml', '//a.com/', 'http://', 'http://a b/', 'http://1.2.3.4.5/']))).toEqual(
      new Set(['unreadable_address']),
    );
    expect(watch.tried()).toEqual([]);
  });
});

describe('names that change their mind', () => {
  test.each([
    ['this machine', ['127.0.0.1']],
    ['this machine, by IPv6 alone', ['::1']],
    ['several private places', ['10.0.0.1', '192.168.0.1', 'fd00::1', '169.254.169.254']],
    ['a private place in the clothes of IPv6', ['::ffff:127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::']],
    ['something that is no address', ['localhost', '2130706433', '127.1']],
  ])('lead nowhere when they mean %s', async (_what, found) => {
    const { fetch } = open({ resolveName: async () => found });
    const watch = watchConnections();
    for (const url of ['http://rebind.news/', 'https://rebind.news/', 'http://rebind.news.:443/']) {
      expect(reasonOf(await fetch({ url, ...LIMITS })), url).toBe('private_address');
    }
    expect(watch.tried()).toEqual([]);
  });

  test('lead nowhere once they have turned private, and are asked once for a connection', async () => {
    const answers = [[NOBODY], ['127.0.0.1'], ['::1', '10.0.0.1']];
    let asked = 0;
    const { fetch } = open({ resolveName: async () => answers[asked++] ?? [] });
    const watch = watchConnections();
    const reasons = [];
    for (const _ of answers)
      reasons.push(reasonOf(await fetch({ url: 'http://rebind.news/', ...LIMITS, deadlineMs: 500 })));
    expect(['unreachable', 'too_slow']).toContain(reasons[0]);
    expect(reasons.slice(1)).toEqual(['private_address', 'private_address']);
    expect(asked).toBe(3);
    expect(watch.tried()).toEqual([`${NOBODY} 80`]);
  });

  test('lead to their public addresses alone when they mean both', async () => {
    const { fetch } = open({ resolveName: async () => ['127.0.0.1', NOBODY, '10.0.0.1', '::1'] });
    const watch = watchConnections();
    await fetch({ url: 'http://mixed.news/', ...LIMITS, deadlineMs: 500 });
    await fetch({ url: 'https://mixed.news/', ...LIMITS, deadlineMs: 500 });
    expect(watch.tried()).toEqual([`${NOBODY} 80`, `${NOBODY} 443`]);
  });

  test('lead nowhere at the end of a redirect', async () => {
    const server = createServer((_request, response) => {
      response.writeHead(301, { location: 'http://rebind.news/' }).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const { port } = server.address() as { port: number };
    const routes = [{ suffix: 'example', host: '127.0.0.1', port }];
    const { fetch } = open({ routes, resolveName: async () => ['127.0.0.1'] });
    const watch = watchConnections();
    expect(reasonOf(await fetch({ url: 'http://elfaro.example/', ...LIMITS }))).toBe('private_address');
    expect(watch.tried()).toEqual([`127.0.0.1 ${port}`]);
  });

  test('that nobody has are unreachable, as are those whose name server does not answer', async () => {
    const missing = open({ resolveName: async () => [] });
    expect(reasonOf(await missing.fetch({ url: 'http://nadie.news/', ...LIMITS }))).toBe('unreachable');
    const failing = open({ resolveName: () => Promise.reject(Object.assign(new Error('no'), { code: 'ESERVFAIL' })) });
    expect(reasonOf(await failing.fetch({ url: 'http://nadie.news/', ...LIMITS }))).toBe('unreachable');
    const silent = open({ resolveName: () => new Promise(() => {}) });
    expect(reasonOf(await silent.fetch({ url: 'http://nadie.news/', ...LIMITS, deadlineMs: 100 }))).toBe('too_slow');
  });
});
