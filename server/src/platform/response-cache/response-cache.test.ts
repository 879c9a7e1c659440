import { setTimeout as delay } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { createTestDatabase } from '../../../test/database.ts';
import { startProxy, through } from '../../../test/proxy.ts';
import { addPerson } from '../../../test/signed-in.ts';
import { openCacheRedis } from '../redis.ts';
import { createForgetAnswers } from './purge.ts';

const PATH = '/api/carril/1/events';

async function rename(app: TestApp, titulo: string): Promise<void> {
  await app.context.db.query({ name: 'rename', text: `update event_texts set titulo = $1 where idioma = 'es'` }, [
    titulo,
  ]);
}

async function firstTitle(app: TestApp, path = PATH): Promise<string> {
  const response = await fetch(app.origin + path);
  const body = (await response.json()) as { eventos?: { titulo: string }[] };
  return body.eventos?.[0]?.titulo ?? `status ${response.status}`;
}

/** Raw bytes: fetch would undo the encoding. */
async function raw(app: TestApp, headers: Record<string, string>, method = 'GET') {
  const { request } = await import('node:http');
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>((resolve, reject) => {
    request(app.origin + PATH, { headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

describe('a kept answer', () => {
  test('is the same in every encoding, and is not sent again to who has it', async () => {
    const app = await startTestApp();
    const plain = await raw(app, {});
    const br = await raw(app, { 'accept-encoding': 'gzip, deflate, br' });
    const gz = await raw(app, { 'accept-encoding': 'gzip' });
    const refused = await raw(app, { 'accept-encoding': 'br;q=0, gzip;q=0' });
    expect([
      br.headers['content-encoding'],
      gz.headers['content-encoding'],
      refused.headers['content-encoding'],
    ]).toEqual(['br', 'gzip', undefined]);
    expect(brotliDecompressSync(br.body)).toEqual(plain.body);
    expect(gunzipSync(gz.body)).toEqual(plain.body);
    expect(refused.body).toEqual(plain.body);
    const again = await raw(app, { 'if-none-match': String(plain.headers.etag) });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, plain.headers.etag]);
    const head = await raw(app, {}, 'HEAD');
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
      200,
      0,
      String(plain.body.length),
    ]);
    expect(plain.headers['x-request-id']).toBeUndefined();
    expect(plain.headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('is fresh for ten seconds, then given once more while a new one is fetched', async () => {
    let now = Date.now();
    const app = await startTestApp({ clock: () => now });
    const old = await firstTitle(app);
    await rename(app, 'Nuevo');
    now += 9_000;
    expect(await firstTitle(app)).toBe(old);
    now += 2_000;
    expect(await firstTitle(app)).toBe(old);
    await expect.poll(() => firstTitle(app)).toBe('Nuevo');
  });

  test('is not given again once what it tells of is gone, in any process', async () => {
    let now = Date.now();
    const app = await startTestApp({ content: 'empty', clock: () => now });
    const other = await startTestApp({ beside: app, clock: () => now });
    const person = await addPerson(app);
    const statusIn = async (place: TestApp) => (await fetch(`${place.origin}/api/usuario/${person.usuario_id}`)).status;
    expect([await statusIn(app), await statusIn(other)]).toEqual([200, 200]);
    await app.context.db.query({ name: '', text: 'update users set deleted_on = now() where id = $1' }, [
      person.usuario_id,
    ]);
    now += 11_000;
    expect([await statusIn(app), await statusIn(other)]).toEqual([404, 404]);
  });

  test('is fetched anew after a purge, once for all who ask, in all processes', async () => {
    const app = await startTestApp();
    const other = await startTestApp({ beside: app });
    const old = await firstTitle(app);
    expect(await firstTitle(other)).toBe(old);
    await rename(app, 'Nuevo');
    await app.context.cache.purge();
    await expect.poll(() => firstTitle(other)).toBe('Nuevo');
    await other.context.cache.purge();
    await delay(100);
    const before = app.context.cache.counts.refills + other.context.cache.counts.refills;
    const titles = await Promise.all(Array.from({ length: 200 }, (_, i) => firstTitle(i % 2 === 0 ? app : other)));
    expect(new Set(titles)).toEqual(new Set(['Nuevo']));
    expect(app.context.cache.counts.refills + other.context.cache.counts.refills - before).toBe(1);
  });

  test('does not depend on parameters that mean nothing', async () => {
    const app = await startTestApp();
    await firstTitle(app);
    const { refills } = app.context.cache.counts;
    for (const query of ['?_t=1', '?_t=2&utm_source=x', '?idioma=es', '?page=1&page_size=20'])
      await firstTitle(app, PATH + query);
    expect(app.context.cache.counts.refills).toBe(refills);
  });

  test('of a list goes on being the first page: whatever cursors somebody invents, nothing is kept of them', async () => {
    const app = await startTestApp();
    const lists = {
      '/api/comments/evento/1': ['7', '1.7', '0.8'],
      '/api/comments/articulo/1': ['7', '1.7', '0.8'],
      '/api/usuario/1/comments': ['7', '1.7', '0.8'],
      '/api/carril/1/events': ['1.7.8', '2.9.9'],
    };
    const { misses } = app.context.cache.counts;
    for (const [list, cursors] of Object.entries(lists)) {
      for (const numbers of cursors) {
        const cursor = Buffer.from(numbers).toString('base64url');
        const { headers } = await fetch(`${app.origin}${list}?cursor=${cursor}`);
        expect(headers.get('cache-control')).toContain('no-store');
      }
    }
    expect(app.context.cache.counts).toMatchObject({ misses, refills: 0 });
  });

  test('of the opinions on something is one for all languages', async () => {
    const app = await startTestApp();
    for (const idioma of ['es', 'en', 'fr']) {
      const { status } = await fetch(`${app.origin}/api/comments/evento/1?idioma=${idioma}`);
      expect(status).toBe(200);
    }
    expect(app.context.cache.counts.refills).toBe(1);
  });

  test('says what is new since a version that there was; about others nothing is kept', async () => {
    const app = await startTestApp();
    const ask = async (desde: number) => {
      const path = `/api/evento/1/novedades?desde=${desde}&idioma=es`;
      const { headers } = await fetch(app.origin + path);
      return [headers.get('cache-control')?.includes('no-store'), app.context.cache.peek(path) !== undefined];
    };
    for (const desde of [1, 2]) expect(await ask(desde)).toEqual([false, true]);
    for (const desde of [3, 4, 900_000, 900_001]) expect(await ask(desde)).toEqual([true, false]);
  });

  test('of an error is not kept', async () => {
    const app = await startTestApp({ content: 'empty' });
    expect((await fetch(app.origin + PATH)).status).toBe(404);
    expect((await fetch(`${app.origin}/api/carriles`)).status).toBe(200);
  });
});

describe.each(['cut', 'freeze'] as const)('when the database is gone (%s)', (fault) => {
  test('old answers are given, new questions are told so within two seconds, and all recovers by itself', async () => {
    let now = Date.now();
    const real = await createTestDatabase('demonstration');
    const proxy = await startProxy(new URL(real));
    const app = await startTestApp({
      config: { DATABASE_URL: through(proxy, real), DATABASE_TIMEOUT_MS: '1500' },
      clock: () => now,
    });
    const old = await firstTitle(app);
    proxy[fault]();
    now += 3_600_000;
    const started = performance.now();
    expect(await firstTitle(app)).toBe(old);
    expect(performance.now() - started).toBeLessThan(2000);
    const missing = performance.now();
    const unknown = await fetch(`${app.origin}/api/modal_eventos/1`);
    expect(performance.now() - missing).toBeLessThan(2000);
    expect([unknown.status, await unknown.json()]).toMatchObject([503, { code: 'unavailable' }]);
    expect(unknown.headers.get('retry-after')).toBe('2');
    expect((await fetch(`${app.origin}/health/ready`)).status).toBe(503);
    expect((await fetch(`${app.origin}/health/live`)).status).toBe(200);
    proxy.restore();
    now += 5_000;
    await expect.poll(async () => (await fetch(`${app.origin}/health/ready`)).status, { timeout: 5000 }).toBe(200);
    await expect
      .poll(async () => (await fetch(`${app.origin}/api/modal_eventos/1`)).status, { timeout: 5000 })
      .toBe(200);
  });
});

test('what is to be forgotten is not given again, even where there is nothing newer, in any process', async () => {
  const url = await createTestDatabase('demonstration');
  const cable = await startProxy(new URL(url));
  const app = await startTestApp({ config: { DATABASE_URL: through(cable, url) } });
  const beside = await startTestApp({ beside: app });
  await Promise.all([firstTitle(app), firstTitle(beside)]);
  const redis = openCacheRedis(app.context.config.REDIS_CACHE_URL, () => {});
  await expect.poll(() => redis.status).toBe('ready');
  cable.cut();
  await createForgetAnswers(redis, app.context.config.RELEASE)();
  redis.disconnect();
  for (const process of [app, beside]) await expect.poll(() => firstTitle(process)).toBe('status 503');
  cable.restore();
  for (const process of [app, beside])
    await expect.poll(() => firstTitle(process), { timeout: 8000 }).not.toContain('status');
});

test('a process that starts while the database is gone gives what another one has kept', async () => {
  let now = Date.now();
  const app = await startTestApp({ clock: () => now });
  const old = await firstTitle(app);
  now += 3_600_000;
  const fresh = await startTestApp({
    beside: app,
    clock: () => now,
    config: { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' },
  });
  expect(await firstTitle(fresh)).toBe(old);
});

describe.each(['cut', 'freeze'] as const)('when Redis is gone (%s)', (fault) => {
  test('everything is still answered, within two seconds, and ready says so', async () => {
    const real = process.env.REDIS_CACHE_URL ?? '';
    const proxy = await startProxy(new URL(real));
    const app = await startTestApp({ config: { REDIS_CACHE_URL: through(proxy, real) } });
    await firstTitle(app);
    proxy[fault]();
    for (const path of [PATH, '/api/modal_eventos/1', '/api/modal_eventos/2', '/api/eventos/search?q=vacuna']) {
      const started = performance.now();
      expect((await fetch(app.origin + path)).status).toBe(200);
      expect(performance.now() - started).toBeLessThan(2000);
    }
    expect((await fetch(`${app.origin}/health/ready`)).status).toBe(503);
    proxy.restore();
    await expect.poll(async () => (await fetch(`${app.origin}/health/ready`)).status, { timeout: 5000 }).toBe(200);
  });
});

describe('the limit', () => {
  test('counts questions that must be looked up, in all processes together, and not the kept ones', async () => {
    const app = await startTestApp({ config: { RATE_LIMIT_PER_MINUTE: '10' } });
    const other = await startTestApp({ beside: app, config: { RATE_LIMIT_PER_MINUTE: '10' } });
    for (let i = 0; i < 50; i++) expect((await fetch(app.origin + PATH)).status).toBe(200);
    const statuses: number[] = [];
    for (let i = 0; i < 20; i++) {
      const response = await fetch(`${i % 2 === 0 ? app.origin : other.origin}/api/eventos/search?q=agua`);
      statuses.push(response.status);
      if (response.status === 429) expect(await response.json()).toMatchObject({ code: 'rate_limited' });
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(9);
    expect((await fetch(`${app.origin}/api/modal_eventos/5`)).status).toBe(429);
    expect((await fetch(app.origin + PATH)).status).toBe(200);
    expect((await fetch(`${app.origin}/health/live`)).status).toBe(200);
  });

  test.each(['/health/', '/assets/', '/flags/'])('counts pages that are none, also under %s', async (folder) => {
    const render = async () =>
      new Response('<!doctype html>', { status: 404, headers: { 'content-type': 'text/html' } });
    const app = await startTestApp({ config: { RATE_LIMIT_PER_MINUTE: '5' }, pages: render });
    // Until Redis answers, each process counts for itself.
    await expect.poll(async () => (await fetch(`${app.origin}/health/ready`)).status).toBe(200);
    const statuses: number[] = [];
    for (let i = 0; i < 8; i++) statuses.push((await fetch(`${app.origin}${folder}nothing-${i}`)).status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
    expect((await fetch(`${app.origin}/health/live`)).status).toBe(200);
  });
});
