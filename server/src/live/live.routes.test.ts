import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { CommentRecord } from '@poliedro/contracts/comments';
import { describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app.ts';
import { listen } from '../../test/listener.ts';
import { startProxy, through } from '../../test/proxy.ts';
import { addPerson, signInAs } from '../../test/signed-in.ts';

async function firstEvent(app: TestApp): Promise<number> {
  const text = 'select evento_id::int as id from events order by 1 limit 1';
  return (await app.context.db.query<{ id: number }>({ name: '', text }, []))[0]?.id ?? 0;
}

async function setUp(options: Parameters<typeof startTestApp>[0] = {}) {
  const app = await startTestApp(options);
  const evento_id = await firstEvent(app);
  const target = { tipo: 'evento', id: evento_id } as const;
  const say = (texto: string) => app.context.live.publish(target, 'comentario', { texto } as CommentRecord);
  return { app, evento_id, target, path: `/api/live/evento/${evento_id}`, say };
}

const textsOf = (heard: { data: Record<string, unknown> }[]) => heard.map(({ data }) => data.texto);
const open = (app: TestApp) => app.context.live.counts.open;

/** How many processes listen to an event, as Redis knows it. */
async function subscriptions(app: TestApp, evento_id: number): Promise<number> {
  const { Redis } = await import('ioredis');
  const redis = new Redis(app.context.config.REDIS_CACHE_URL);
  const [, count] = (await redis.pubsub('NUMSUB', `${app.context.config.RELEASE}:live:evento_${evento_id}`)) as [
    string,
    number,
  ];
  redis.disconnect();
  return count;
}

describe('a window that listens', () => {
  test('is told by a stream that nobody keeps or gathers, with the headers of everything else', async () => {
    const { app, path } = await setUp();
    const window = await listen(app, path);
    expect(window.status).toBe(200);
    expect(Object.fromEntries(window.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-request-id': expect.any(String),
    });
    await expect.poll(window.raw).toMatch(/^retry: \d{4}\n\n$/);
    const metrics = await app.metrics.registry.metrics();
    expect(metrics).toContain('live_streams_open 1');
    window.leave();
    await expect.poll(() => open(app)).toBe(0);
    expect(await app.metrics.registry.metrics()).not.toContain('/live/');
  });

  test('does not stay open for who only asks for the headers', async () => {
    const { app, path } = await setUp();
    const { status } = await fetch(app.origin + path, { method: 'HEAD' });
    expect(status).toBe(200);
    await expect.poll(() => open(app)).toBe(0);
  });

  test.each([
    ['evento/987654', 404, 'evento_not_found'],
    ['articulo/987654', 404, 'articulo_not_found'],
    ['carril/1', 400, 'invalid_request'],
    ['evento/x', 400, 'invalid_request'],
  ])('about %s is refused before anything is streamed', async (what, status, code) => {
    const { app } = await setUp();
    const answer = await fetch(`${app.origin}/api/live/${what}`);
    expect([answer.status, await answer.json()]).toMatchObject([status, { code }]);
    expect(open(app)).toBe(0);
  });

  test('of what somebody listens to already asks PostgreSQL nothing', async () => {
    const { app, evento_id, path } = await setUp();
    await listen(app, path);
    await app.context.db.query({ name: '', text: 'alter table events rename to events_elsewhere' }, []);
    expect((await listen(app, path)).status).toBe(200);
    expect((await listen(app, `/api/live/evento/${evento_id + 1}`)).status).toBe(500);
  });

  test('hears what is written, rewritten and deleted, at whichever process', async () => {
    const { app, evento_id, path } = await setUp();
    const beside = await startTestApp({ beside: app });
    const windows = await Promise.all([listen(app, path), listen(app, path), listen(beside, path)]);
    const other = await listen(app, `/api/live/evento/${evento_id + 1}`);
    const expert = await signInAs(app, await addPerson(app, { rol: 'experto' }));
    const made = await expert.post<{ comentario: CommentRecord }>('/api/comments', { texto: 'Agua', evento_id });
    const { id } = made.body.comentario;
    await expert.send('PUT', `/api/comments/${id}`, { texto: 'Agua clara' });
    await expert.send('DELETE', `/api/comments/${id}`);
    for (const { heard } of windows) {
      const comments = () => heard.filter(({ name }) => name === 'comentario').map(({ data }) => data);
      await expect.poll(comments).toMatchObject([
        { id, texto: 'Agua', eliminado: false, editado_on: null },
        { id, texto: 'Agua clara', eliminado: false, editado_on: expect.any(String) },
        { id, texto: '', eliminado: true },
      ]);
      expect(comments()[0]).toEqual(made.body.comentario);
    }
    expect(other.heard).toEqual([]);
  });

  test('is one of many that share one subscription, released by the last', async () => {
    const { app, evento_id, path, say } = await setUp();
    const windows = await Promise.all([1, 2, 3].map(() => listen(app, path)));
    expect(await subscriptions(app, evento_id)).toBe(1);
    windows[0]?.leave();
    await expect.poll(() => open(app)).toBe(2);
    expect(await subscriptions(app, evento_id)).toBe(1);
    windows[1]?.leave();
    windows[2]?.leave();
    await expect.poll(() => subscriptions(app, evento_id)).toBe(0);
    const again = await listen(app, path);
    say('otra vez');
    await expect.poll(() => textsOf(again.heard)).toEqual(['otra vez']);
  });

  test('is turned away when the process or its address has enough of them', async () => {
    const { app, path } = await setUp({ config: { LIVE_MAX: '3', LIVE_MAX_PER_ADDRESS: '2', TRUSTED_PROXIES: '1' } });
    const from = (address: string) =>
      fetch(app.origin + path, { headers: { 'x-forwarded-for': address }, signal: AbortSignal.timeout(5000) });
    const [first] = [await from('192.0.2.1'), await from('192.0.2.1')];
    const third = await from('192.0.2.1');
    expect([third.status, await third.json()]).toMatchObject([429, { code: 'rate_limited' }]);
    const other = await from('192.0.2.2');
    const full = await from('192.0.2.3');
    expect([full.status, await full.json()]).toMatchObject([503, { code: 'unavailable' }]);
    expect(full.headers.get('content-type')).toBe('application/json; charset=utf-8');
    await first.body?.cancel();
    await expect.poll(async () => (await from('192.0.2.1')).status).toBe(200);
    await other.body?.cancel();
  });

  test('that does not take what it is told is dropped, and the others hear all of it', async () => {
    const { app, path, say } = await setUp();
    const window = await listen(app, path);
    const { hostname, port } = new URL(app.origin);
    const slow = connect(Number(port), hostname);
    slow.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
    await expect.poll(() => open(app)).toBe(2);
    slow.pause();
    const long = 'x'.repeat(250_000);
    let said = 0;
    while (app.context.live.counts.dropped === 0 && said < 200) {
      say(long);
      said += 1;
      await expect.poll(() => window.heard.length, { interval: 2 }).toBe(said);
    }
    expect([app.context.live.counts.dropped, open(app)]).toEqual([1, 1]);
    say('fin');
    await expect.poll(() => textsOf(window.heard).at(-1)).toBe('fin');
    slow.destroy();
  });
});

describe('counts', () => {
  test('are told at once, then once a second at most, and always the last', async () => {
    const { app, evento_id, path } = await setUp();
    const beside = await startTestApp({ beside: app });
    const window = await listen(beside, path);
    const arrive = async () => signInAs(app, await addPerson(app));
    const readers = await Promise.all(Array.from({ length: 12 }, arrive));
    const reaction = { action: 'upvote', evento_id, valor: true };
    await Promise.all(readers.map((reader) => reader.post('/api/user/write_interaction', reaction)));
    const upvotes = () => window.heard.filter(({ name }) => name === 'contadores').map(({ data }) => data.upvote);
    await expect.poll(() => upvotes().at(-1), { timeout: 5000 }).toBe(12);
    expect(upvotes().length).toBeLessThan(12);
  });

  test('of a burst are told twice: its beginning and its end', async () => {
    const { app, path, target } = await setUp();
    const window = await listen(app, path);
    for (let i = 0; i < 500; i += 1) app.context.live.tellCounters(target);
    await expect.poll(() => window.heard.length, { timeout: 5000 }).toBe(2);
    await delay(1200);
    expect(window.heard.map(({ name }) => name)).toEqual(['contadores', 'contadores']);
  });
});

describe('stopping', () => {
  test('ends the streams at once and still answers what is under way', async () => {
    const { app, path } = await setUp({ config: { RESPONSE_CACHE: 'false' } });
    const windows = await Promise.all([listen(app, path), listen(app, path)]);
    const locked = Promise.withResolvers<void>();
    const unlock = Promise.withResolvers<void>();
    const slow = app.context.db.transaction(async ({ client }) => {
      await client.query('lock table carriles in access exclusive mode');
      locked.resolve();
      await unlock.promise;
    });
    await locked.promise;
    const order: string[] = [];
    const underWay = fetch(`${app.origin}/api/carriles`).then(({ status }) => order.push(`answered ${status}`));
    const waiting = { name: '', text: `select from pg_locks where relation = 'carriles'::regclass and not granted` };
    await expect.poll(async () => (await app.context.db.query(waiting, [])).length, { interval: 10 }).toBe(1);
    const stopped = app.stop();
    await Promise.all(windows.map(({ ended }) => ended));
    order.push('streams ended');
    unlock.resolve();
    await underWay;
    expect(order).toEqual(['streams ended', 'answered 200']);
    await Promise.all([stopped, slow]);
  });
});

describe('when Redis is away', () => {
  test('what another process says meanwhile is not heard, and afterwards every window is told to ask again', async () => {
    const cable = await startProxy(new URL(process.env.REDIS_CACHE_URL ?? ''));
    const { app, evento_id, path, target } = await setUp({
      config: { REDIS_CACHE_URL: through(cable, process.env.REDIS_CACHE_URL ?? '') },
    });
    const beside = await startTestApp({ beside: app, config: { REDIS_CACHE_URL: process.env.REDIS_CACHE_URL ?? '' } });
    const sayBeside = (texto: string) => beside.context.live.publish(target, 'comentario', { texto } as CommentRecord);
    const window = await listen(app, path);
    cable.cut();
    await expect.poll(() => subscriptions(beside, evento_id)).toBe(0);
    const late = await listen(app, path);
    sayBeside('en el corte');
    await delay(200);
    cable.restore();
    for (const { heard } of [window, late]) {
      await expect.poll(() => heard, { timeout: 10_000 }).toEqual([{ name: 'perdido', data: {} }]);
    }
    sayBeside('después');
    for (const { heard } of [window, late]) await expect.poll(() => textsOf(heard).at(-1)).toBe('después');
  });

  test('streams stay open and hear their own process; when it is back they hear the others again', async () => {
    const cable = await startProxy(new URL(process.env.REDIS_CACHE_URL ?? ''));
    const { app, path, say, target } = await setUp({
      config: { REDIS_CACHE_URL: through(cable, process.env.REDIS_CACHE_URL ?? '') },
    });
    const beside = await startTestApp({ beside: app });
    const window = await listen(app, path);
    cable.cut();
    await delay(100);
    say('sin Redis');
    await expect.poll(() => textsOf(window.heard)).toEqual(['sin Redis']);
    const late = await listen(app, path);
    expect(late.status).toBe(200);
    cable.restore();
    const tell = () => beside.context.live.publish(target, 'comentario', { texto: 'de vuelta' } as CommentRecord);
    for (const { heard } of [window, late]) {
      await expect
        .poll(
          () => {
            tell();
            return textsOf(heard);
          },
          { timeout: 10_000, interval: 200 },
        )
        .toContain('de vuelta');
    }
  });
});
