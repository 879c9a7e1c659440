import { describe, expect, test } from 'vitest';
import { getJson, startTestApp } from '../../test/app.ts';
import { arrive, countersOf, firstArticle, NO_REACTIONS, REACT, react } from '../../test/reactions.ts';
import { Reader } from '../../test/reader.ts';
import { addPerson } from '../../test/signed-in.ts';
import { recordVersion } from '../events/version.service.ts';

describe('a reaction', () => {
  test.each(['upvote', 'save', 'read_later'])(
    '%s flips without a wish, and answers state and counts',
    async (action) => {
      const app = await startTestApp();
      const reader = await arrive(app);
      expect(await react(reader, { action, evento_id: 1 })).toEqual({
        action,
        evento_id: 1,
        articulo_id: null,
        valor: true,
        contadores: { ...NO_REACTIONS, [action]: 1 },
        version_anterior: null,
      });
      expect(await react(reader, { action, evento_id: 1 })).toMatchObject({ valor: false, contadores: NO_REACTIONS });
      expect(await react(reader, { action, evento_id: 1 })).toMatchObject({ valor: true });
    },
  );

  test('with a wish never flips back, however often it is tried again', async () => {
    const app = await startTestApp();
    const reader = await arrive(app);
    const articulo_id = await firstArticle(app);
    for (const valor of [true, true, false, false, true]) {
      const { valor: answered, contadores } = await react(reader, { action: 'upvote', articulo_id, valor });
      expect([answered, contadores.upvote]).toEqual([valor, valor ? 1 : 0]);
    }
    const tries = Array.from({ length: 10 }, () => react(reader, { action: 'save', articulo_id, valor: true }));
    for (const { valor } of await Promise.all(tries)) expect(valor).toBe(true);
    expect(await countersOf(app, `articulo/${articulo_id}`)).toEqual({ ...NO_REACTIONS, upvote: 1, save: 1 });
  });

  test('flipped by one person many times at once ends in one of two states, counted as it is', async () => {
    const app = await startTestApp();
    const reader = await arrive(app);
    const flips = await Promise.all(
      Array.from({ length: 11 }, () => react(reader, { action: 'upvote', evento_id: 2 })),
    );
    expect(flips.filter(({ valor }) => valor)).toHaveLength(6);
    expect((await countersOf(app, 'evento/2')).upvote).toBe(1);
  });

  test.each(['share', 'read'])('%s is only ever set, and counted once', async (action) => {
    const app = await startTestApp();
    const reader = await arrive(app);
    expect(await react(reader, { action, evento_id: 3, valor: false })).toMatchObject({
      valor: false,
      contadores: NO_REACTIONS,
    });
    for (const valor of [undefined, undefined, true, false]) {
      expect(await react(reader, { action, evento_id: 3, valor })).toMatchObject({
        valor: true,
        contadores: { ...NO_REACTIONS, [action]: 1 },
      });
    }
  });

  test('is everybody’s own: counts are of people', async () => {
    const app = await startTestApp();
    const [one, other] = [await arrive(app), await arrive(app)];
    await react(one, { action: 'upvote', evento_id: 1 });
    expect((await react(other, { action: 'upvote', evento_id: 1 })).contadores.upvote).toBe(2);
    expect((await react(one, { action: 'upvote', evento_id: 1 })).contadores.upvote).toBe(1);
  });

  test('is told to those who have the event open', async () => {
    const app = await startTestApp();
    const stop = new AbortController();
    const stream = await fetch(`${app.origin}/api/live/evento/1`, { signal: stop.signal });
    const heard = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
    await react(await arrive(app), { action: 'upvote', evento_id: 1 });
    let text = '';
    while (!text.includes('contadores')) text += (await heard?.read())?.value ?? '';
    stop.abort();
    expect(text).toContain('"upvote":1');
  });

  test('to what is not there is refused, as is one to nothing, to both, or of another kind', async () => {
    const app = await startTestApp();
    const reader = await arrive(app);
    for (const [body, status, code] of [
      [{ action: 'upvote', evento_id: 999_999 }, 404, 'evento_not_found'],
      [{ action: 'upvote', articulo_id: 999_999 }, 404, 'articulo_not_found'],
      [{ action: 'read', evento_id: 999_999, version: 2 }, 404, 'evento_not_found'],
      [{ action: 'upvote' }, 400, 'invalid_request'],
      [{ action: 'upvote', evento_id: 1, articulo_id: 1 }, 400, 'invalid_request'],
      [{ action: 'love', evento_id: 1 }, 400, 'invalid_request'],
      [{ action: 'upvote', evento_id: 9e15 }, 404, 'evento_not_found'],
      [{ action: 'read', evento_id: 1, version: 0 }, 400, 'invalid_request'],
    ] as const) {
      const answer = await reader.post(REACT, body);
      expect([answer.status, answer.body.code], JSON.stringify(body)).toEqual([status, code]);
    }
    expect(await app.context.db.query({ name: '', text: 'select from interaction_counts' }, [])).toEqual([]);
  });
});

describe('a visitor', () => {
  test('may only read, which is answered with nothing', async () => {
    const app = await startTestApp();
    const visitor = new Reader(app);
    for (const action of ['read_later', 'save', 'share', 'upvote']) {
      const answer = await visitor.post(REACT, { action, evento_id: 1 });
      expect([answer.status, answer.body.code]).toEqual([401, 'unauthenticated']);
    }
    const read = await visitor.post(REACT, { action: 'read', evento_id: 1 });
    expect([read.status, read.body, read.headers.get('cache-control')]).toEqual([204, null, 'no-store']);
  });

  test('who reads is counted after a moment; what is not there is not', async () => {
    const app = await startTestApp({ config: { RESPONSE_CACHE: 'false' } });
    const visitor = new Reader(app);
    const articulo_id = await firstArticle(app);
    for (const body of [
      { evento_id: 1 },
      { evento_id: 1 },
      { articulo_id },
      { evento_id: 999_999 },
      { articulo_id: 5 },
    ]) {
      await visitor.post(REACT, { action: 'read', ...body });
    }
    await expect.poll(async () => (await countersOf(app, 'evento/1')).read, { timeout: 5000 }).toBe(2);
    expect((await countersOf(app, `articulo/${articulo_id}`)).read).toBe(1);
    const [stored] = await app.context.db.query<{ n: number }>(
      { name: '', text: 'select count(*)::int as n from interaction_counts' },
      [],
    );
    expect(stored?.n).toBe(2);
  });

  test('who wishes not to have read is answered with nothing and not counted', async () => {
    const app = await startTestApp({ config: { RESPONSE_CACHE: 'false' } });
    const visitor = new Reader(app);
    for (const valor of [false, true]) {
      expect((await visitor.post(REACT, { action: 'read', evento_id: 1, valor })).status).toBe(204);
    }
    await app.context.visitorReads.flush();
    expect((await countersOf(app, 'evento/1')).read).toBe(1);
  });

  test('who reads while the database is away is counted when it is back', async () => {
    const app = await startTestApp({ config: { RESPONSE_CACHE: 'false' } });
    const { db, visitorReads } = app.context;
    await db.query({ name: '', text: 'alter table interaction_counts rename to elsewhere' }, []);
    await new Reader(app).post(REACT, { action: 'read', evento_id: 1 });
    await visitorReads.flush();
    await db.query({ name: '', text: 'alter table elsewhere rename to interaction_counts' }, []);
    await new Reader(app).post(REACT, { action: 'read', evento_id: 1 });
    await visitorReads.flush();
    expect((await countersOf(app, 'evento/1')).read).toBe(2);
  });
});

describe('reading an event', () => {
  test('tells the version seen before, and remembers the newest one seen', async () => {
    const app = await startTestApp();
    const reader = await arrive(app);
    const read = async (version?: number) =>
      (await react(reader, { action: 'read', evento_id: 1, version })).version_anterior;
    expect(await read(1)).toBeNull();
    expect(await read(2)).toBe(1);
    expect(await read(1)).toBe(2);
    expect(await read()).toBe(2);
    expect(await read(Number.MAX_SAFE_INTEGER)).toBe(3);
    await app.context.db.transaction((transaction) => recordVersion(transaction, 1, { created_on: new Date() }));
    expect(await read(4)).toBe(3);
    expect(await read(4)).toBe(4);
  });

  test('is each reader’s own, and says nothing for an article', async () => {
    const app = await startTestApp();
    const [one, other] = [await arrive(app), await arrive(app)];
    await react(one, { action: 'read', evento_id: 1, version: 2 });
    expect((await react(other, { action: 'read', evento_id: 1, version: 3 })).version_anterior).toBeNull();
    const articulo_id = await firstArticle(app);
    for (const version of [1, 2]) {
      expect((await react(one, { action: 'read', articulo_id, version })).version_anterior).toBeNull();
    }
  });
});

describe('counters', () => {
  test('count comments that stand', async () => {
    const app = await startTestApp();
    const { usuario_id } = await addPerson(app, { rol: 'experto' });
    const text = `insert into comments (target_tipo, target_id, thread_id, profundidad, usuario_id, rol, texto, eliminado_on)
      values ('evento', 1, 1, 0, $1, 'experto', 'Sí.', null), ('evento', 1, 2, 0, $1, 'experto', '', now()),
        ('evento', 2, 3, 0, $1, 'experto', 'No.', null)`;
    await app.context.db.query({ name: '', text }, [usuario_id]);
    expect(await countersOf(app, 'evento/1')).toEqual({ ...NO_REACTIONS, comentarios: 1 });
  });

  test('are kept for everybody a short time; of what is not there, there are none', async () => {
    const app = await startTestApp();
    const { headers } = await getJson(app, '/api/contadores/evento/1');
    expect(headers.get('cache-control')).toBe('public, max-age=1, stale-while-revalidate=0');
    for (const [target, status, code] of [
      ['evento/999999', 404, 'evento_not_found'],
      ['articulo/1', 404, 'articulo_not_found'],
      ['persona/1', 400, 'invalid_request'],
    ] as const) {
      expect(await getJson(app, `/api/contadores/${target}`)).toMatchObject({ status, body: { code } });
    }
  });
});
