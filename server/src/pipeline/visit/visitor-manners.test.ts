import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../test/database.ts';
import { startRecordedHosts } from '../../../test/recorded-hosts.ts';
import { openTestVisitor } from '../../../test/visitor.ts';
import type { Clock } from '../../platform/clock.ts';
import { storeSite } from './site.repository.ts';
import type { Visitor } from './visitor.ts';

const TDM = '/.well-known/tdmrep.json';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

async function setUp(answer: Parameters<typeof startRecordedHosts>[0]) {
  const hosts = await startRecordedHosts(answer);
  const db = await openTestDatabase('empty');
  const openVisitor = (settings: { clock?: Clock; crawlDelayMs?: number } = {}) =>
    openTestVisitor({ db, routes: hosts.routes, ...settings });
  return { ...hosts, db, openVisitor };
}

const page = (visitor: Visitor, url: string) => visitor.visit({ url, what: 'page' });

describe('what a host asks of us', () => {
  test('is read once for all who come at the same time, and known to other processes', async () => {
    const { asked, pathsOf, openVisitor } = await setUp((_host, path) => (path === '/' ? { body: 'hola' } : undefined));
    const visitor = await openVisitor();
    await Promise.all([1, 2, 3].map(() => page(visitor, 'http://a.example/')));
    expect(await page(await openVisitor(), 'http://a.example/')).toMatchObject({ status: 200 });
    expect(pathsOf('a.example')).toEqual(['/robots.txt', TDM, '/', '/', '/', '/']);
    expect(asked.every(({ headers }) => String(headers['user-agent']).startsWith('PoliedroBot/1.0 (+'))).toBe(true);
  });

  test('is read again after a day, or sooner if its headers say so', async () => {
    let robots = '';
    const { pathsOf, openVisitor } = await setUp((host, path) => {
      const headers = host === 'short.example' ? { 'cache-control': 'max-age=7200' } : {};
      return path === '/robots.txt' ? { headers, body: robots } : undefined;
    });
    let now = Date.now();
    const visitor = await openVisitor({ clock: () => now });
    const goTo = async (host: string) => (await page(visitor, `http://${host}/`)).kind;
    for (const host of ['short.example', 'long.example']) expect(await goTo(host)).toBe('answer');
    robots = 'User-agent: *\nDisallow: /\n';
    now += 1.9 * HOUR;
    for (const host of ['short.example', 'long.example']) expect(await goTo(host)).toBe('answer');
    now += 0.2 * HOUR;
    expect([await goTo('short.example'), await goTo('long.example')]).toEqual(['refused', 'answer']);
    now += 22 * HOUR;
    expect(await goTo('long.example')).toBe('refused');
    expect(pathsOf('long.example').filter((path) => path === '/robots.txt')).toHaveLength(2);
  });

  test('is to stay away, while its robots.txt cannot be read', async () => {
    let status = 500;
    const { pathsOf, openVisitor } = await setUp((_host, path) =>
      path === '/robots.txt' ? { status } : { body: 'hola' },
    );
    let now = Date.now();
    const visitor = await openVisitor({ clock: () => now });
    expect(await page(visitor, 'http://a.example/')).toMatchObject({ kind: 'refused', why: 'unreachable' });
    const beside = await openVisitor({ clock: () => now });
    for (const one of [visitor, beside]) {
      const outcome = await page(one, 'http://a.example/');
      expect(outcome.kind === 'later' && outcome.at.getTime() - now).toBe(5 * MINUTE);
    }
    expect(pathsOf('a.example')).toEqual(['/robots.txt']);
    status = 403;
    now += 5 * MINUTE;
    expect(await page(visitor, 'http://a.example/')).toMatchObject({ kind: 'answer', status: 200 });
    expect(pathsOf('a.example')).toEqual(['/robots.txt', '/robots.txt', TDM, '/']);
  });

  test('is to stay away, when its robots.txt is too large', async () => {
    const { openVisitor } = await setUp((_host, path) => ({ body: path === '/robots.txt' ? '#'.repeat(600_000) : '' }));
    const visitor = await openVisitor();
    expect(await page(visitor, 'http://a.example/')).toMatchObject({ kind: 'refused', why: 'unreachable' });
  });

  test('stays reserved while the file that says so cannot be read', async () => {
    let status = 200;
    const { openVisitor } = await setUp((_host, path) =>
      path === TDM ? { status, body: '[{"location":"/","tdm-reservation":1}]' } : {},
    );
    let now = Date.now();
    const visitor = await openVisitor({ clock: () => now });
    expect(await page(visitor, 'http://a.example/')).toMatchObject({ why: 'tdm' });
    status = 502;
    now += 25 * HOUR;
    expect(await page(visitor, 'http://a.example/')).toMatchObject({ why: 'tdm' });
    status = 404;
    now += 25 * HOUR;
    expect(await page(visitor, 'http://a.example/')).toMatchObject({ status: 200 });
  });

  test('is not looked for where robots.txt does not let us', async () => {
    const robots = 'User-agent: *\nDisallow: /.well-known/\n';
    const { pathsOf, openVisitor } = await setUp((_host, path) => ({ body: path === '/robots.txt' ? robots : '' }));
    expect(await page(await openVisitor(), 'http://a.example/')).toMatchObject({ status: 200 });
    expect(pathsOf('a.example')).toEqual(['/robots.txt', '/']);
  });
});

describe('a redirect', () => {
  const ROBOTS: Record<string, string> = {
    'closed.example': 'User-agent: *\nDisallow: /\n',
    'slow.example': 'User-agent: *\nCrawl-delay: 30\n',
  };
  const leadingTo = (location: string) => (host: string, path: string) => {
    if (path === '/robots.txt') return { body: ROBOTS[host] ?? '' };
    if (path === TDM) return undefined;
    if (path === '/busy') return { status: 429, headers: { 'retry-after': '100' } };
    return host === 'a.example' && path === '/' ? { status: 301, headers: { location } } : { body: 'hola' };
  };

  test('is followed by the rules of the host where it leads', async () => {
    const { pathsOf, openVisitor } = await setUp(leadingTo('//www.a.example/x'));
    const outcome = await page(await openVisitor(), 'http://a.example/');
    expect(outcome).toMatchObject({ status: 200, url: 'http://www.a.example/x', movedTo: 'http://www.a.example/x' });
    expect(pathsOf('a.example')).toEqual(['/robots.txt', TDM, '/']);
    expect(pathsOf('www.a.example')).toEqual(['/robots.txt', TDM, '/x']);
  });

  test('within a host belongs to the same visit', async () => {
    const { db, pathsOf, openVisitor } = await setUp(leadingTo('/x'));
    const read_again_on = new Date(Date.now() + HOUR);
    await storeSite(db, 'a.example', { robots: ROBOTS['slow.example'] ?? '', tdm: null, read_again_on });
    const visitor = await openVisitor();
    expect(await page(visitor, 'http://a.example/')).toMatchObject({ status: 200, url: 'http://a.example/x' });
    expect(await page(visitor, 'http://a.example/')).toMatchObject({ kind: 'later' });
    expect(pathsOf('a.example')).toEqual(['/', '/x']);
  });

  test('ends before a host that does not want us', async () => {
    const { pathsOf, openVisitor } = await setUp(leadingTo('http://closed.example/x'));
    expect(await page(await openVisitor(), 'http://a.example/')).toMatchObject({ why: 'robots' });
    expect(pathsOf('closed.example')).toEqual(['/robots.txt']);
  });

  test('ends before a host that is paused, and only that host is', async () => {
    const { pathsOf, openVisitor } = await setUp(leadingTo('http://other.example/busy'));
    const visitor = await openVisitor();
    expect(await page(visitor, 'http://a.example/')).toMatchObject({ kind: 'later' });
    expect(await page(visitor, 'http://a.example/')).toMatchObject({ kind: 'later' });
    expect(pathsOf('other.example').filter((path) => path === '/busy')).toHaveLength(1);
    expect(await page(visitor, 'http://a.example/elsewhere')).toMatchObject({ status: 200 });
  });

  test('ends before a host that has no turn soon, and says when it has', async () => {
    const { pathsOf, openVisitor } = await setUp(leadingTo('http://slow.example/x'));
    const outcome = await page(await openVisitor(), 'http://a.example/');
    expect(outcome.kind === 'later' && outcome.at.getTime() - Date.now()).toBeGreaterThan(20_000);
    expect(pathsOf('slow.example')).toEqual(['/robots.txt', TDM]);
  });

  test('to a private or absurd place is refused', async () => {
    const refusals = Object.entries({
      'http://127.0.0.1/x': 'private_address',
      'http://[::1]/x': 'private_address',
      'file:///etc/passwd': 'scheme',
      'http://user:pass@b.example/': 'credentials',
      [`http://${'a'.repeat(3000)}.example/`]: 'unreadable_address',
    });
    const { openVisitor } = await setUp((_host, path) => {
      const [place] = refusals[Number(path.slice(1)) - 1] ?? [];
      return place === undefined ? undefined : { status: 302, headers: { location: place } };
    });
    const visitor = await openVisitor();
    for (const [index, [place, why]] of refusals.entries()) {
      expect(await page(visitor, place), place).toMatchObject({ kind: 'refused', why });
      expect(await page(visitor, `http://a.example/${index + 1}`), place).toMatchObject({ kind: 'refused', why });
    }
  });
});

test('two processes keep one pace together', async () => {
  const { asked, mostAtATime, openVisitor } = await setUp((_host, path) =>
    path === '/robots.txt' || path === TDM ? undefined : { afterMs: 250 },
  );
  const processes = await Promise.all([1, 2].map(() => openVisitor({ crawlDelayMs: 200 })));
  await Promise.all(processes.map((visitor) => page(visitor, 'http://a.example/first')));
  const begun = performance.now();
  const visits = ['/1', '/2'].flatMap((path) => processes.map((visitor) => page(visitor, `http://a.example${path}`)));
  expect(await Promise.all(visits)).toMatchObject(Array(4).fill({ kind: 'answer', status: 200 }));
  expect(mostAtATime()).toBe(2);
  // However late a busy machine is, nobody is early.
  const arrivals = asked.filter(({ path }) => /^\/\d$/.test(path)).map(({ at }) => at - begun);
  for (const [index, at] of arrivals.entries()) expect(at).toBeGreaterThan(index * 200 - 20);
});

test('a host that is not ours is never visited faster than once a second', async () => {
  const { routes, asked, db } = await setUp(() => ({ body: 'hola' }));
  // As a newspaper would be that we do not play ourselves: reached, but on no route that the visitor knows of.
  const visitor = await openTestVisitor({ db, routes, ownRoutes: [] });
  const begun = performance.now();
  for (const path of ['/1', '/2']) await page(visitor, `http://a.example${path}`);
  expect(asked.map(({ path }) => path)).toEqual(['/robots.txt', TDM, '/1', '/2']);
  expect((asked[3]?.at ?? 0) - begun).toBeGreaterThan(1950);
});
