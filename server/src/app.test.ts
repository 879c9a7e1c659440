import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { POLICY } from '@poliedro/contracts/policy';
import { describe, expect, test } from 'vitest';
import { getJson, startTestApp } from '../test/app.ts';
import { createContext } from './context.ts';
import { DomainError } from './platform/errors.ts';

describe('the server', () => {
  test('describes itself as OpenAPI 3.1, with a page to browse it', async () => {
    const app = await startTestApp();
    const { body } = await getJson<{ openapi: string; paths: Record<string, Record<string, { responses: object }>> }>(
      app,
      '/api/openapi.json',
    );
    expect(body.openapi).toBe('3.1.0');
    const described = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(described.sort()).toEqual(Object.keys(POLICY).sort());
    for (const { responses } of Object.values(body.paths).flatMap((methods) => Object.values(methods))) {
      expect(Object.keys(responses).sort()).toEqual(['200', '4XX', '5XX']);
    }
    const page = await fetch(`${app.origin}/api/docs`);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  });

  test('waits for a slow request, but not for ever', async () => {
    const { server } = (await startTestApp({ content: 'empty' })).http;
    expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 60_000]);
  });

  test('answers every fault in one shape, with the id of the request', async () => {
    const app = await startTestApp();
    for (const [path, status, code] of [
      ['/api/nothing/here', 404, 'not_found'],
      ['/api/carril/x/events', 400, 'invalid_request'],
      ['/api/modal_eventos/987654', 404, 'evento_not_found'],
    ] as const) {
      const reply = await getJson<{ error: string; code: string; request_id: string }>(app, path);
      expect([reply.status, reply.body.code]).toEqual([status, code]);
      expect(Object.keys(reply.body).sort()).toEqual(['code', 'error', 'request_id']);
      expect(reply.headers.get('content-type')).toBe('application/json; charset=utf-8');
    }
  });

  test.each([
    ['POST', '/api/carriles'],
    ['DELETE', '/api/modal_eventos/1'],
    ['PUT', '/'],
  ])('knows no %s %s', async (method, path) => {
    const app = await startTestApp();
    const response = await fetch(app.origin + path, { method });
    expect([response.status, await response.json()]).toMatchObject([404, { code: 'not_found' }]);
  });

  test('says nothing of its inside when something breaks unexpectedly', async () => {
    const app = await startTestApp();
    const other = await startTestApp({ beside: app, config: { RESPONSE_CACHE: 'false' } });
    await app.context.db.query({ name: 'break', text: 'alter table carril_texts rename to secret_name' }, []);
    const { status, body } = await getJson(other, '/api/carriles');
    expect([status, body]).toMatchObject([500, { code: 'internal' }]);
    expect(JSON.stringify(body)).not.toMatch(/secret|carril_texts|select/);
  });

  test('sends the headers that keep a browser safe with everything', async () => {
    const app = await startTestApp();
    for (const path of ['/api/carriles', '/api/nothing', '/logos/elfaro.example.svg', '/health/live']) {
      const { headers } = await fetch(app.origin + path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('content-security-policy')).toContain(
        path.startsWith('/logos') ? 'sandbox' : "frame-ancestors 'none'",
      );
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });

  test('finishes the requests under way before it stops, and is not ready meanwhile', async () => {
    const app = await startTestApp({ config: { RESPONSE_CACHE: 'false' } });
    const slow = app.context.db.transaction(async ({ client }) => {
      await client.query('lock table carriles in access exclusive mode');
      await delay(600);
    });
    await delay(50);
    const underWay = fetch(`${app.origin}/api/carriles`);
    await delay(50);
    const ready = app.http.inject('/health/ready');
    const stopped = app.stop();
    expect((await ready).json()).toMatchObject({ status: 'stopping' });
    expect((await underWay).status).toBe(200);
    await Promise.all([stopped, slow]);
    await expect(fetch(`${app.origin}/health/live`)).rejects.toThrow();
  });

  test('does not wait for a connection that has never asked anything', async () => {
    const app = await startTestApp({ content: 'empty' });
    const { hostname, port } = new URL(app.origin);
    const silent = connect(Number(port), hostname);
    await once(silent, 'connect');
    const started = performance.now();
    await app.stop();
    expect(performance.now() - started).toBeLessThan(1000);
    silent.destroy();
  });

  test('stores the reads it has counted when it stops', async () => {
    const app = await startTestApp();
    const other = createContext(app.context.config);
    other.visitorReads.add({ tipo: 'evento', id: 1 });
    await other.close();
    expect((await getJson(app, '/api/contadores/evento/1')).body).toMatchObject({ contadores: { read: 1 } });
  });

  test('turns new work away while it is far behind, and says when to come back', async () => {
    const app = await startTestApp({ config: { SHED_AFTER_MS: '50', RESPONSE_CACHE: 'false' } });
    const busy = setInterval(() => {
      const until = performance.now() + 150;
      while (performance.now() < until);
    }, 1);
    try {
      await expect
        .poll(async () => (await app.http.inject('/api/carriles')).statusCode, { timeout: 10_000, interval: 20 })
        .toBe(503);
      const shed = await app.http.inject('/api/carriles');
      expect([shed.json(), shed.headers['retry-after']]).toMatchObject([{ code: 'unavailable' }, '2']);
      expect((await app.http.inject('/health/live')).statusCode).toBe(200);
    } finally {
      clearInterval(busy);
    }
    await expect.poll(async () => (await app.http.inject('/api/carriles')).statusCode, { timeout: 10_000 }).toBe(200);
  });

  test.each([
    '/%E0%A4%A',
    '/api/%',
    '//evil.example',
    '/api/carril/1/events?%',
    '/?%%%',
    `/${'a'.repeat(5000)}`,
    '/api/modal_eventos/%2e%2e%2f',
  ])('answers %s without falling over', async (path) => {
    const app = await startTestApp();
    const { request } = await import('node:http');
    const { hostname, port } = new URL(app.origin);
    const status = await new Promise<number>((resolve, reject) => {
      request({ hostname, port, path }, (response) => resolve(response.resume().statusCode ?? 0))
        .on('error', reject)
        .end();
    });
    expect([200, 400, 404, 414]).toContain(status);
    expect((await getJson(app, '/health/live')).status).toBe(200);
  });

  test('counts its requests and the kept answers for Prometheus', async () => {
    const app = await startTestApp();
    for (let i = 0; i < 3; i++) await getJson(app, '/api/carriles');
    const text = await app.metrics.registry.metrics();
    expect(text).toMatch(/http_request_seconds_count\{route="\/api\/carriles",method="GET",status="200"\} 1/);
    expect(text).toMatch(/response_cache\{outcome="hits"\} 2/);
  });

  test('ignores what an address in front of it is said to be, unless a proxy is trusted', async () => {
    const app = await startTestApp({ config: { RATE_LIMIT_PER_MINUTE: '3', RESPONSE_CACHE: 'false' } });
    const from = (address: string) =>
      fetch(`${app.origin}/api/carriles`, { headers: { 'x-forwarded-for': address } }).then(
        (response) => response.status,
      );
    // Three that this process counts while it looks for Redis, three that Redis counts, and one more.
    const addresses = Array.from({ length: 7 }, (_, at) => `192.0.2.${at + 1}`);
    expect(await Promise.all(addresses.map(from))).toContain(429);
    const behind = await startTestApp({
      config: { RATE_LIMIT_PER_MINUTE: '3', RESPONSE_CACHE: 'false', TRUSTED_PROXIES: '1' },
    });
    const through = (address: string) =>
      fetch(`${behind.origin}/api/carriles`, { headers: { 'x-forwarded-for': `203.0.113.9, ${address}` } }).then(
        (r) => r.status,
      );
    expect(await Promise.all(['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'].map(through))).toEqual([
      200, 200, 200, 200,
    ]);
    const same: number[] = [];
    for (let i = 0; i < 4; i++) same.push(await through('192.0.2.9'));
    expect(same).toEqual([200, 200, 200, 429]);
  });
});

describe('a rule that says no', () => {
  test('carries the sentence of the catalogue', () => {
    expect(new DomainError('evento_not_found').message).toBe('Evento no encontrado');
  });
});
