import { listCarrilEvents, listCarriles } from '@poliedro/contracts/carriles';
import { getEvent } from '@poliedro/contracts/events';
import { expect, test } from 'vitest';
import { writeOnlyFrontPage } from '../../seeds/demonstration.ts';
import { getJson, startTestApp } from '../../test/app.ts';
import { startTestNewspapers } from '../../test/newspapers-stand-in.ts';
import { openTestPolling } from '../../test/polling.ts';
import { startTestQueue } from '../../test/queue.ts';
import { runPipeline } from '../admin/pipeline/pipeline-command-line.ts';
import { place } from '../carriles/placement.repository.ts';
import { moveComments } from '../comments/comment.repository.ts';
import { moveReactions } from '../interactions/interaction.repository.ts';
import { pipelineJobs } from '../pipeline/pipeline.jobs.ts';
import { countReading, exposePipeline } from '../pipeline/pipeline.metrics.ts';
import { createWriters } from '../pipeline/writers.ts';
import { measureJobs } from '../platform/jobs/job-metrics.ts';
import { createRegistry } from '../platform/metrics.ts';

const HOUR_MS = 3_600_000;
const A_MINUTE = 60_000;

/** The site, its newspapers and a worker; nothing has happened yet that they could tell. */
async function setUp() {
  const app = await startTestApp({ content: 'empty', config: { RESPONSE_CACHE: 'false' } });
  const { db } = app.context;
  await writeOnlyFrontPage(db);
  const start = Date.now() - 20 * HOUR_MS;
  const newspapers = await startTestNewspapers({ start: new Date(start).toISOString(), speed: 0 });
  const tellUntil = (hour: number) => newspapers.setClock({ now: new Date(start + hour * HOUR_MS).toISOString() });
  await tellUntil(1);
  const polling = await openTestPolling(db, newspapers);
  const played = (await newspapers.newspapers()).filter(
    ({ language, robots }) => language === 'es' && robots === 'allow',
  );
  for (const newspaper of played) await polling.addNewspaper(newspaper);
  const registry = createRegistry();
  exposePipeline(registry, db);
  const { visitor, safeFetch } = polling;
  await startTestQueue((queue) =>
    measureJobs(
      registry,
      pipelineJobs({
        ...{ db, queue, visitor, safeFetch, origin: app.origin, embedder: undefined },
        ...createWriters(db, app.context.config, undefined),
        ...{ place, moveReactions, moveComments, onRead: countReading(registry) },
      }),
    ),
  );
  const ask = <Row extends object>(text: string) => db.query<Row>({ name: '', text }, []);
  await expect
    .poll(async () => (await ask('select 1 from feeds where polled_on is null')).length, { timeout: 40_000 })
    .toBe(0);
  return { app, db, ask, tellUntil, registry };
}

test('what a poll brings stands on the site within a minute, and stays when it is done again', async () => {
  const { app, db, ask, tellUntil, registry } = await setUp();
  const { carriles } = listCarriles.reply.parse((await getJson(app, '/api/carriles?idioma=es')).body);
  const latest = carriles.find(({ nombre }) => nombre === 'Lo último')?.carril_id;
  const listed = async () =>
    listCarrilEvents.reply.parse((await getJson(app, `/api/carril/${latest}/events?idioma=es`)).body).eventos;
  expect(await listed()).toEqual([]);

  await tellUntil(3);
  const begin = performance.now();
  await ask('update feeds set next_poll_on = now()');
  await expect.poll(async () => (await listed()).length, { timeout: A_MINUTE, interval: 250 }).toBeGreaterThan(0);
  expect(performance.now() - begin).toBeLessThan(A_MINUTE);

  const quiet = `select 1 from article_work where stage not in ('done', 'dropped')
    union all select 1 from event_work where due_on < now() + interval '1 hour'`;
  await expect.poll(async () => (await ask(quiet)).length, { timeout: A_MINUTE }).toBe(0);
  const [card, ...others] = await listed();
  expect(others).toEqual([]);
  const evento_id = card?.evento_id;
  const read = async () => getEvent.reply.parse((await getJson(app, `/api/modal_eventos/${evento_id}?idioma=es`)).body);
  const event = await read();
  expect(event.titulo).toContain('Valdelarco');
  expect(event.cobertura.informes_independientes).toBeGreaterThanOrEqual(3);
  expect(event.hechos.length).toBeGreaterThanOrEqual(3);
  for (const { evidencia } of event.hechos) expect(evidencia[0]?.pasaje).toMatch(/\S{2}/);

  const said: string[] = [];
  const rerun = (stage: string) =>
    runPipeline(['rerun', '--stage', stage, '--event', String(evento_id)], {
      db,
      queueLengths: { list: async () => [] },
      model: null,
      embeddings: 'none',
      dailyEuros: {},
      screen: { isTerminal: false, write: (text) => said.push(text) },
      signal: AbortSignal.timeout(A_MINUTE),
    });
  for (const stage of ['read', 'write']) expect(await rerun(stage)).toBe(0);
  expect(said.join('')).toContain(`${event.cobertura.articulos} articles done again`);
  expect(said.join('')).toContain('1 events done again');
  const { updated_on: _, ...same } = event;
  expect(await read()).toMatchObject(same);

  const metrics = await registry.metrics();
  expect(metrics).toMatch(/^job_seconds_count\{job="pipeline\.read",outcome="done"\} \d+$/m);
  expect(metrics).toMatch(/^pipeline_readings_total\{outcome="read"\} \d+$/m);
  expect(metrics).toMatch(/^pipeline_late_seconds\{stage="read"\} 0$/m);
});
