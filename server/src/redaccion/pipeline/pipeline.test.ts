import { expect, test } from 'vitest';
import { startTestApp, type TestAppOptions } from '../../../test/app.ts';
import { addPerson, signInAs } from '../../../test/signed-in.ts';

const AREA = '/api/redaccion/tuberia';

const ADD = `insert into article_work
    (articulo_id, periodico_id, feed_id, url, titular, resumen, autor, stage, due_on, attempts, reason, claimed_until)
  select next_article_id(now() - make_interval(hours => $1)), $2, 1, 'http://elfaro.example/' || n, 'Titular ' || n, '',
    '', $3, now() + make_interval(mins => $4), $5, $6, now() + make_interval(mins => $7)
  from generate_series(1, $8) n`;

interface Added {
  readonly count: number;
  readonly stage: string;
  readonly hoursAgo?: number;
  readonly reason?: string;
  readonly dueInMinutes?: number;
  readonly claimedMinutes?: number;
}

async function arrive(config: TestAppOptions['config'] = {}) {
  const app = await startTestApp({ content: 'empty', config });
  const ask = <Row extends object>(text: string, values: readonly unknown[] = []) =>
    app.context.db.query<Row>({ name: '', text }, values);
  const [faro] = await ask<{ id: number }>(
    `insert into newspapers (dominio, nombre, pais_iso_code, idioma) values ('elfaro.example', 'El Faro', 'ES', 'es')
     returning periodico_id as id`,
  );
  const add = ({ count, stage, hoursAgo = 0, reason, dueInMinutes = 0, claimedMinutes }: Added) =>
    ask(ADD, [hoursAgo, faro?.id, stage, dueInMinutes, reason ? 3 : 0, reason ?? null, claimedMinutes ?? null, count]);
  const count = async (condition: string) =>
    (await ask<{ n: number }>(`select count(*)::int as n from article_work where ${condition}`))[0]?.n;
  const reader = await signInAs(app, await addPerson(app, { es_administrador: true, segundo_factor: true }));
  return { ask, add, count, reader, faro: faro?.id };
}

interface Work {
  readonly work: { id: number; stage: string; title: string; reason: string | null; abandoned?: boolean }[];
  readonly has_more: boolean;
  readonly cursor: string;
}

test('operators see how far each stage is and how fast it goes', async () => {
  const { add, reader } = await arrive({ EMBEDDINGS: 'none' });
  await add({ count: 4, stage: 'read', dueInMinutes: -10 });
  await add({ count: 3, stage: 'done', hoursAgo: 5 });
  await add({ count: 1, stage: 'dropped', reason: 'status 404' });
  const { status, body } = await reader.get<{ stages: { stage: string }[] }>(`${AREA}/etapas`);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    model: null,
    embeddings: 'none',
    found: { last_hour: 5, last_day: 8 },
    dropped: { last_hour: 1, last_day: 1 },
  });
  expect(body.stages.map(({ stage }) => stage)).toEqual(
    'poll read embed cluster settle consolidate write translate'.split(' '),
  );
  const read = body.stages[1] as { late_seconds?: number };
  expect(read).toMatchObject({ waiting: 4, failing: 0, last_hour: 0, last_day: 3 });
  expect(read.late_seconds).toBeGreaterThan(590);
  expect(body.stages.at(-1)).toMatchObject({ last_hour: null, last_day: null });
});

test('what fails is told by reason with what it is about, a page at a time, and tried again by hand', async () => {
  const { ask, add, count, reader, faro } = await arrive();
  await add({ count: 60, stage: 'dropped', reason: 'status 503' });
  await add({ count: 2, stage: 'dropped', reason: 'status 503', hoursAgo: 30 });
  await add({ count: 2, stage: 'dropped', reason: 'the same as 12' });
  await add({ count: 1, stage: 'embed', reason: 'the model is away', dueInMinutes: 60 });
  await ask(
    `insert into feeds (periodico_id, url, failures, fault, next_poll_on)
    values ($1, 'http://elfaro.example/rss', 4, 'status 500: no', now() + interval '1 hour')`,
    [faro],
  );

  const { body } = await reader.get<{ troubles: object[] }>(`${AREA}/fallos`);
  expect(body.troubles).toEqual([
    { stage: 'dropped', reason: 'status 503', times: 60 },
    { stage: 'dropped', reason: 'the same as another', times: 2 },
    { stage: 'embed', reason: 'the model is away', times: 1 },
    { stage: 'poll', reason: 'status 500', times: 1 },
  ]);
  const page = (query: string) => reader.get<Work>(`${AREA}/fallos/casos?${query}`);
  const first = (await page('stage=dropped&reason=status+503')).body;
  expect([first.work.length, first.has_more]).toEqual([50, true]);
  const rest = (await page(`stage=dropped&reason=status+503&cursor=${first.cursor}`)).body;
  expect([rest.work.length, rest.has_more]).toEqual([10, false]);
  expect(new Set([...first.work, ...rest.work].map(({ id }) => id)).size).toBe(60);
  const [copy] = (await page('stage=dropped&reason=the+same+as+another')).body.work;
  expect(copy).toMatchObject({ newspaper: 'El Faro', reason: 'the same as 12', url: 'http://elfaro.example/2' });

  const retry = (body: object) => reader.post<{ retried?: number }>(`${AREA}/reintentar`, body);
  const id = first.work[0]?.id;
  expect((await retry({ stage: 'dropped', id })).body).toEqual({ retried: 1 });
  expect((await retry({ stage: 'dropped', id })).status).toBe(404);
  expect((await retry({ stage: 'dropped', reason: 'status 503' })).body).toEqual({ retried: 59 });
  expect(await count(`stage = 'read' and reason is null and due_on <= now() and attempts = 0`)).toBe(60);
  expect((await retry({ stage: 'embed', reason: 'the model is away' })).body).toEqual({ retried: 1 });
  expect(await count(`stage = 'embed' and due_on <= now() and attempts = 0`)).toBe(1);
  expect((await retry({ stage: 'poll', reason: 'status 500' })).body).toEqual({ retried: 1 });
  expect(await ask('select from feeds where next_poll_on <= now()')).toHaveLength(1);
  expect((await retry({ stage: 'poll' })).status).toBe(400);
  expect((await retry({ stage: 'poll', reason: 'x', id: 1 })).status).toBe(400);

  const { cambios } = (await reader.get<{ cambios: object[] }>('/api/redaccion/cambios?area=tuberia')).body;
  expect(cambios).toHaveLength(4);
  expect(cambios[2]).toMatchObject({
    kind: 'tuberia.retried',
    object_id: 'dropped',
    after: { stage: 'dropped', reason: 'status 503', retried: 59 },
    can_undo: false,
  });
});

test('work that nobody does is found, and what was left lying is given to the next who asks', async () => {
  const { ask, add, count, reader, faro } = await arrive();
  await add({ count: 1, stage: 'read', dueInMinutes: -1 });
  await add({ count: 1, stage: 'embed', dueInMinutes: -30 });
  await add({ count: 1, stage: 'cluster', dueInMinutes: -5, claimedMinutes: -3 });
  await add({ count: 1, stage: 'read', dueInMinutes: -50, claimedMinutes: 1 });
  await ask(
    `insert into feeds (periodico_id, url, next_poll_on)
    values ($1, 'http://elfaro.example/rss', now() - interval '2 hours')`,
    [faro],
  );
  const { work } = (await reader.get<Work>(`${AREA}/atascos`)).body;
  expect(work.map(({ stage, abandoned }) => `${stage} ${abandoned}`)).toEqual([
    'poll false',
    'embed false',
    'cluster true',
  ]);
  await reader.post(`${AREA}/reintentar`, { stage: 'cluster', id: work[2]?.id });
  expect(await count(`stage = 'cluster' and claimed_until is null`)).toBe(1);
});

test('what a model costs is told by task against its limit, and day by day', async () => {
  const { ask, reader } = await arrive({
    MODEL_PROVIDER: 'anthropic',
    MODEL_NAME: 'un-modelo',
    MODEL_API_KEY: 'x',
    MODEL_PRICES: 'un-modelo=1/5',
    MODEL_DAILY_EUROS: 'claims=2,write=3,judge=1,translate=1',
  });
  await ask(`insert into model_spending (day, task, calls, tokens_in, tokens_out, cost, reserved) values
    ((now() at time zone 'UTC')::date, 'write', 12, 900, 100, 400000, 100000),
    ((now() at time zone 'UTC')::date - 3, 'claims', 5, 9, 9, 2000000, 0),
    ((now() at time zone 'UTC')::date - 40, 'claims', 5, 9, 9, 7000000, 0)`);
  const { body } = await reader.get<{ today: string; tasks: object[]; days: { day: string; euros: object }[] }>(
    `${AREA}/gasto`,
  );
  const write = { task: 'write', calls: 12, tokens_in: 900, tokens_out: 100, euros: 0.5, limit_euros: 3 };
  expect(body.tasks).toContainEqual(write);
  expect(body.tasks).toHaveLength(4);
  expect(body.days).toHaveLength(30);
  expect(body.days.at(-1)).toEqual({ day: body.today, euros: { write: 0.5 } });
  expect(body.days.at(-4)?.euros).toEqual({ claims: 2 });
  expect(body.days.filter(({ euros }) => Object.keys(euros).length > 0)).toHaveLength(2);
});
