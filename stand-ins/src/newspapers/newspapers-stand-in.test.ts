import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { findHop } from './faulty/misbehave.ts';
import { START, startTest } from './test-client.ts';

/** The first tag of an XML document that is not closed where it should be. */
function findOpenTag(xml: string): string | undefined {
  const open: string[] = [];
  for (const [, end, name = '', self] of xml
    .replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '')
    .matchAll(/<(\/?)([a-zA-Z][\w:-]*)[^>]*?(\/?)>/g)) {
    if (self === '/') continue;
    if (end === '') open.push(name);
    else if (open.pop() !== name) return name;
  }
  return open.pop();
}

describe('a newspaper', () => {
  test('has a feed in one of three formats, well formed, with its newest articles', async () => {
    const { newspapers, get, truths } = await startTest(onTestFinished);
    const all = await truths();
    for (const { feed_url, feed, host, charset, tracking, layout } of await newspapers()) {
      const { bytes, status, headers } = await get(feed_url);
      expect(status).toBe(200);
      const text = new TextDecoder(feed === 'json' ? 'utf-8' : charset, { fatal: true }).decode(bytes);
      const own = all.filter((truth) => truth.host === host);
      const urls = feed === 'json' ? JSON.parse(text).items.map(({ url }: { url: string }) => url) : undefined;
      if (urls === undefined) expect(findOpenTag(text), host).toBeUndefined();
      expect(urls?.length ?? text.split(/<item>|<entry>/).length - 1).toBe(Math.min(30, own.length));
      const [newest] = own.slice(-1);
      if (layout !== 'amp')
        expect(text).toContain((newest?.url ?? '').replaceAll('&', '&amp;').slice(0, feed === 'json' ? 30 : undefined));
      expect(text.includes('utm_source=rss')).toBe(tracking);
      expect(headers['content-type']).toMatch({ rss: /rss\+xml/, atom: /atom\+xml/, json: /feed\+json/ }[feed]);
    }
  });

  test('answers 304 to whoever knows, by tag and by date', async () => {
    const { newspapers, get, put, truths } = await startTest(onTestFinished);
    const list = await newspapers();
    const tagged = list.find(({ etag, lastModified }) => etag && !lastModified);
    const dated = list.find(({ etag, lastModified }) => !etag && lastModified);
    const { etag = '' } = (await get(tagged?.feed_url ?? '')).headers;
    const { 'last-modified': modified = '' } = (await get(dated?.feed_url ?? '')).headers;
    expect((await get(tagged?.feed_url ?? '', { 'if-none-match': etag })).status).toBe(304);
    expect((await get(dated?.feed_url ?? '', { 'if-modified-since': modified })).status).toBe(304);
    const [first] = (await truths()).filter(({ host }) => host === tagged?.host);
    await put('/__clock', { now: first?.published_at });
    const changed = await get(tagged?.feed_url ?? '', { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(changed.text.split(/<item>|<entry>|"id":/).length - 1).toBe(1);
  });

  test('compresses for whoever takes it', async () => {
    const { get } = await startTest(onTestFinished);
    const address = 'http://elfaro.example/';
    const [plain, gzip, br] = await Promise.all(
      ['', 'gzip', 'gzip, br'].map((encoding) => get(address, { 'accept-encoding': encoding })),
    );
    expect(gzip?.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip?.bytes ?? '').toString()).toBe(plain?.text);
    expect(brotliDecompressSync(br?.bytes ?? '').toString()).toBe(plain?.text);
  });

  test('says in several places what may be done with it', async () => {
    const { newspapers, get } = await startTest(onTestFinished);
    const list = await newspapers();
    const one = (found: (typeof list)[number] | undefined, path: string) => get(`http://${found?.host}${path}`);
    const robots = (kind: string) =>
      one(
        list.find((newspaper) => newspaper.robots === kind),
        '/robots.txt',
      );
    expect((await robots('disallow')).text).toContain('Disallow: /\n');
    expect((await robots('delay')).text).toContain('Crawl-delay: 2');
    expect((await robots('missing')).status).toBe(404);
    const tdm = (kind: string) => list.find((newspaper) => newspaper.tdm === kind);
    expect((await one(tdm('header'), '/')).headers['tdm-reservation']).toBe('1');
    expect(JSON.parse((await one(tdm('well-known'), '/.well-known/tdmrep.json')).text)).toEqual([
      { location: '/', 'tdm-reservation': 1 },
    ]);
  });

  test('has sitemaps and is reached by the name browsers know', async () => {
    const { get, truths } = await startTest(onTestFinished);
    const own = (await truths()).filter(({ host }) => host === 'elfaro.example');
    expect((await get('http://elfaro.example/sitemap.xml')).text).toContain('/sitemap-news.xml');
    const articles = (await get('http://elfaro.example/sitemap-articles.xml')).text;
    for (const { url } of own) expect(articles).toContain(`<loc>${url.replaceAll('&', '&amp;')}</loc>`);
    const news = (await get('http://elfaro.example/sitemap-news.xml')).text;
    expect(news).toContain(`<news:language>es</news:language>`);
    expect(findOpenTag(news)).toBeUndefined();
    expect((await get('http://elfaro.example.localhost/')).text).toContain('<title>El Faro</title>');
    expect((await get('http://nobody.example/')).status).toBe(421);
  });

  test('gives addresses that a browser can open, where it is asked to', async () => {
    const { newspapers, get, port } = await startTest(onTestFinished, { browsable: true });
    const [faro] = await newspapers();
    expect(faro?.feed_url).toBe(`http://elfaro.example.localhost:${port}/rss.xml`);
    const [link = ''] = /(?<=<link>)[^<]+html/.exec((await get(faro?.feed_url ?? '')).text) ?? [];
    expect(new URL(link).host).toBe(`elfaro.example.localhost:${port}`);
    expect((await get(link)).status).toBe(200);
  });

  test('shows nothing before its time, and time can be set and hurried', async () => {
    const { get, put, truths, ask } = await startTest(onTestFinished, { now: START });
    const [first] = await truths();
    const address = first?.url ?? '';
    expect((await get(address)).status).toBe(404);
    expect(await put('/__clock', { advance_seconds: 48 * 3600 })).toBe(200);
    expect((await get(address)).status).toBe(200);
    await put('/__clock', { now: START.toISOString(), speed: 3600 * 100 });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(Date.parse(((await ask('/__clock')) as { now: string }).now) - START.getTime()).toBeGreaterThan(
      9 * 3_600_000,
    );
    expect(await put('/__clock', { speed: -1 })).toBe(400);
    expect(await put('/__clock', { hurry: 1 })).toBe(400);
  });

  test('is known to the truth by address, with tracking and without', async () => {
    const { ask, truths } = await startTest(onTestFinished);
    const [first] = await truths();
    const tracked = `${first?.url}${first?.url.includes('?') ? '&' : '?'}utm_source=rss`;
    expect(await ask(`/__truth?url=${encodeURIComponent(tracked)}`)).toEqual(first);
    expect(await ask('/__truth?url=x')).toEqual({ error: 'no such article' });
    const events = (await ask('/__events')) as { id: string; follows: string | null; looks_like: string | null }[];
    expect(events.filter(({ follows }) => follows !== null)).toHaveLength(1);
    expect(events.filter(({ looks_like }) => looks_like !== null)).toHaveLength(2);
  });
});

test('a hop is not seen where there is none', () => {
  expect(findHop(new URL('http://x.example/a?b=1'))).toBeUndefined();
});

describe('at scale', () => {
  test('5,000 newspapers start within three seconds and cost little memory', async () => {
    const before = process.memoryUsage().rss;
    const begin = performance.now();
    const { get, newspapers, articles } = await startTest(onTestFinished, {
      newspapers: 5000,
      scenario: { articles: 20_000 },
    });
    expect(performance.now() - begin).toBeLessThan(3000);
    expect(articles).toBe(20_000);
    const list = await newspapers();
    expect(new Set(list.map(({ host }) => host)).size).toBe(5000);
    const asked = performance.now();
    for (const { feed_url } of list.slice(-200)) expect((await get(feed_url)).status).toBe(200);
    expect((performance.now() - asked) / 200).toBeLessThan(25);
    expect((process.memoryUsage().rss - before) / 2 ** 20).toBeLessThan(250);
  });

  test('what is invented is the same for the same seed, and some of it gives orders', async () => {
    const scenario = { articles: 300, seed: 'a', injected: 1 };
    const [one, same, other] = await Promise.all(
      [scenario, scenario, { ...scenario, seed: 'b' }].map(async (wanted) => {
        const { truths } = await startTest(onTestFinished, { newspapers: 400, scenario: wanted });
        // The port is another each time.
        return (await truths()).map((truth) => ({ ...truth, url: '', copy_of: '' }));
      }),
    );
    expect(one).toEqual(same);
    expect(one).not.toEqual(other);
    expect(one?.filter(({ injected }) => injected !== null).length).toBeGreaterThan(30);
  });
});
