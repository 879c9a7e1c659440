import { setTimeout as delay } from 'node:timers/promises';
import { IDIOMAS } from '@poliedro/contracts/language';
import { describe, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import type { RenderPage } from './web-build.ts';

/** A page that says what it was made of. */
const sayWhat: RenderPage = async (request, host) => {
  const { pathname, search } = new URL(request.url);
  if (pathname === '/about' && search === '?page=7') await delay(3000);
  if (pathname === '/about' && search === '?page=8') await delay(400);
  const carriles = await host.callApi(`/api/carriles?idioma=${host.idioma}`);
  if (pathname === '/nadie-contesta') return new Response(`${carriles.status} ${carriles.body}`);
  const first = (JSON.parse(carriles.body) as { carriles?: { nombre: string }[] }).carriles?.[0]?.nombre;
  return new Response(
    `<html lang="${host.idioma}"><script>go()</script><p>${pathname}${search}</p><h2>${first}</h2></html>`,
    {
      status: pathname.startsWith('/gone') ? 404 : 200,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        ...(pathname === '/evento/77' ? { 'cache-control': 'no-store' } : {}),
      },
    },
  );
};

async function page(app: TestApp, path: string, headers: Record<string, string> = {}) {
  const response = await fetch(app.origin + path, { headers: { accept: 'text/html', ...headers } });
  return { status: response.status, html: await response.text(), headers: response.headers };
}

describe('a page', () => {
  test('is in the language of the address, else of the choice, else of the browser, else English', async () => {
    const app = await startTestApp({ pages: sayWhat });
    const cases: [string, Record<string, string>, string][] = [
      ['/', { 'accept-language': 'fr-CA' }, 'L’essentiel du jour'],
      ['/', { 'accept-language': 'fr', cookie: 'a=b; idioma=de' }, 'Das Wichtigste heute'],
      ['/?idioma=es', { 'accept-language': 'fr', cookie: 'idioma=de' }, 'Lo esencial de hoy'],
      ['/', { 'accept-language': 'pt' }, 'Today’s essentials'],
      ['/', { cookie: 'idioma=xx', 'accept-language': 'es' }, 'Lo esencial de hoy'],
    ];
    for (const [path, headers, name] of cases) expect((await page(app, path, headers)).html).toContain(name);
    for (const [path, headers, name] of cases) expect((await page(app, path, headers)).html).toContain(name);
  });

  test('is the same for everybody of one language: cookies and unknown parameters neither reach nor split it', async () => {
    const app = await startTestApp({ pages: sayWhat });
    const first = await page(app, '/', { 'accept-language': 'es' });
    const { refills } = app.context.cache.counts;
    const others = await Promise.all([
      page(app, '/?utm_source=mail', { 'accept-language': 'es', cookie: 'session=secret' }),
      page(app, '/?evento=5', { 'accept-language': 'es-MX', authorization: 'Bearer secret' }),
      page(app, '/?_t=123', { 'accept-language': 'es;q=0.9, en;q=0.1' }),
    ]);
    for (const other of others) expect(other.html).toBe(first.html);
    expect(app.context.cache.counts.refills).toBe(refills);
    expect((await page(app, '/?categoria_id=3', { 'accept-language': 'es' })).html).toContain('/?categoria_id=3');
  });

  test('allows the scripts that stand in it and no others', async () => {
    const app = await startTestApp({ pages: sayWhat });
    const { headers } = await page(app, '/about');
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10, stale-while-revalidate=20');
    expect(headers.get('vary')).toBe('accept-encoding, accept-language, cookie');
  });

  test('that goes on from a cursor, or is asked for with a made-up value, is made anew and takes nobody’s place', async () => {
    const app = await startTestApp({ pages: sayWhat });
    const header = { 'accept-language': 'es' };
    await page(app, '/resultados/1?page=2', header);
    const { refills } = app.context.cache.counts;
    const madeUp = [
      'cursor=MS4yLjM',
      'page=2&cursor=zzz',
      'categoria_id=1e9',
      'page=12345',
      'idioma=zz',
      '_routes=%00',
    ];
    for (const query of madeUp) {
      const { html, headers } = await page(app, `/resultados/1?${query}`, header);
      expect(html).toContain('Lo esencial de hoy');
      if (query.includes('cursor')) expect(headers.get('cache-control')).toBe('no-store');
    }
    await page(app, '/resultados/1?page=2', header);
    expect(app.context.cache.counts.refills).toBe(refills);
  });

  test('that is not there has its status and is not kept', async () => {
    const app = await startTestApp({ pages: sayWhat });
    expect((await page(app, '/gone/1')).status).toBe(404);
    const { refills } = app.context.cache.counts;
    expect((await page(app, '/gone/1')).html).toContain('/gone/1');
    expect(app.context.cache.counts.refills).toBe(refills);
  });

  test('that lacks something is sent but not kept', async () => {
    const app = await startTestApp({ pages: sayWhat });
    const { refills } = app.context.cache.counts;
    for (let i = 1; i <= 2; i++) {
      const { status, headers } = await page(app, '/evento/77', { 'accept-language': 'es' });
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    }
    expect(app.context.cache.counts.refills).toBeGreaterThan(refills + 1);
  });

  test.each(['//evil.example/x', '//[', '/\\\\evil.example', '/%00'])(
    'at %s is asked of our own host',
    async (path) => {
      const app = await startTestApp({
        pages: async (request) => new Response(new URL(request.url).host, { headers: { 'content-type': 'text/html' } }),
      });
      const { request } = await import('node:http');
      const { hostname, port } = new URL(app.origin);
      const body = await new Promise<string>((resolve, reject) => {
        request({ hostname, port, path }, (response) => {
          let text = '';
          response.on('data', (chunk: Buffer) => {
            text += chunk.toString();
          });
          response.on('end', () => resolve(text));
        })
          .on('error', reject)
          .end();
      });
      expect(body).toBe('localhost:3000');
    },
  );

  test('that is being made when the process is asked to stop is still sent', async () => {
    const begun = Promise.withResolvers<void>();
    const pages: RenderPage = (request, host) => {
      begun.resolve();
      return sayWhat(request, host);
    };
    const app = await startTestApp({ pages });
    const underWay = page(app, '/about?page=8', { 'accept-language': 'es' });
    await begun.promise;
    const stopped = app.stop();
    expect((await underWay).html).toContain('Lo esencial de hoy');
    await stopped;
  });

  test('is told that a call has failed, where no answer comes in time', async () => {
    const app = await startTestApp({ pages: sayWhat });
    vi.spyOn(app.context.cache, 'get').mockRejectedValueOnce(new Error('took too long'));
    expect((await page(app, '/nadie-contesta')).html).toBe('503 {"code":"unavailable"}');
    expect((await page(app, '/nadie-contesta')).html).toMatch(/^200 /);
  });

  test('that is prepared is made of answers that are there already', async () => {
    const app = await startTestApp({ pages: sayWhat });
    await app.prepare();
    const { refills } = app.context.cache.counts;
    for (const idioma of IDIOMAS) expect((await page(app, '/', { 'accept-language': idioma })).status).toBe(200);
    expect(app.context.cache.counts.refills - refills).toBe(IDIOMAS.length);
  });

  test('cannot be prepared without a database, which keeps nobody from listening', async () => {
    const app = await startTestApp({
      pages: sayWhat,
      config: { DATABASE_URL: 'postgres://127.0.0.1:1/nowhere', DATABASE_TIMEOUT_MS: '300' },
    });
    const started = performance.now();
    await app.prepare();
    expect(performance.now() - started).toBeLessThan(2000);
    expect((await page(app, '/nadie-contesta')).html).toMatch(/^503 .*"code":"unavailable"/);
  });

  test('whose preparation does not end is given up', async () => {
    const ended = Promise.withResolvers<Response>();
    const app = await startTestApp({ pages: () => ended.promise });
    const started = performance.now();
    await app.prepare();
    expect(performance.now() - started).toBeLessThan(3000);
    ended.resolve(new Response('late'));
  });

  test('that takes too long is excused with a page, in the reader’s language, within two seconds', async () => {
    const app = await startTestApp({ pages: sayWhat, config: { DATABASE_TIMEOUT_MS: '1500' } });
    const started = performance.now();
    const { status, html, headers } = await page(app, '/about?page=7', { 'accept-language': 'de' });
    expect(performance.now() - started).toBeLessThan(2000);
    expect([status, headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
    expect(html).toContain('Diese Seite können wir gerade nicht zeigen');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});
