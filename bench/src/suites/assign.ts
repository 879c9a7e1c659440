import { setTimeout as delay } from 'node:timers/promises';
import { measureRecall } from '../assign/recall.ts';
import { median, spreadOf } from '../measure/statistics.ts';
import { freePort } from '../processes/free-port.ts';
import { createPressDatabase, dropDatabase, generatePress, query } from '../site/database.ts';
import { type Services, withOwnQueue } from '../site/services.ts';
import type { Bench, Suite } from '../suite.ts';
import { emptyQueue } from '../workers/own-queue.ts';
import { startWorker } from '../workers/worker.ts';

const SMALL = 10_000;
const LARGE = 1_000_000;
/** In each round a worker starts, warms up, and is measured: the small press and the large one in turn. */
const ROUNDS = 4;
const WARM_UP = 200;
/** Articles that get their place, in batches as the worker makes them. */
const MEASURED = 400;
const WAITING = ROUNDS * (WARM_UP + MEASURED);
const MODEL = 'invented';
const GIVE_UP_MINUTES = 10;
const GROWTH_BAR = '<= 1.5';

/** As whoever runs it would build an index over what is there already. */
const BUILD_INDEXES = `set maintenance_work_mem = '2GB';
  set max_parallel_maintenance_workers = 2;
  call ensure_vector_indexes(2)`;
/** Nobody settles or writes these events meanwhile: what is measured is the place of an article. */
const LEAVE_EVENTS_ALONE = `delete from event_settling;
  insert into event_work (evento_id, due_on, claimed_until) select evento_id, null, now() + interval '1 day' from events
    on conflict (evento_id) do update set due_on = null, claimed_until = excluded.claimed_until`;
const HOLD_BACK = `update article_work set due_on = now() + interval '1 day' where stage = 'cluster'`;
const RELEASE = `update article_work set due_on = clock_timestamp() where articulo_id in
  (select articulo_id from article_work where stage = 'cluster' order by articulo_id limit $1)`;

const LEFT = `select count(*)::int as left from article_work where stage = 'cluster'`;
const LOOK_MS = 200;

const SHARED_MEMORY = `select (pg_size_bytes(current_setting('shared_buffers')) / 1048576)::int as mb`;

const name = (articles: number) => `poliedro_bench_assign_${articles}`;

async function prepare(bench: Bench, articles: number): Promise<Services> {
  bench.say(`generating ${articles.toLocaleString('en-US')} articles with their place`);
  bench.cleanup.add(() => dropDatabase(bench.services, name(articles)));
  const services = withOwnQueue(await createPressDatabase(bench.services, name(articles)));
  const began = performance.now();
  await generatePress(services, articles, WAITING);
  const generated = performance.now();
  bench.say(`generated in ${((generated - began) / 60_000).toFixed(1)} min; building the index`);
  await query(services, BUILD_INDEXES);
  const minutes = (performance.now() - generated) / 60_000;
  bench.record(`${articles.toLocaleString('en-US')} articles: building the index of their vectors`, minutes, 'min');
  await query(services, 'vacuum analyze');
  await query(services, HOLD_BACK);
  return services;
}

/** Seconds that the clusterer has worked, as the worker counts them. */
async function readSeconds(metricsPort: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const lines = text.split('\n').filter((line) => /^job_seconds_sum\{.*job="pipeline\.cluster"/.test(line));
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
}

/** It serves its metrics a moment after it is ready. */
async function untilAnswers(ask: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await ask().catch(() => undefined)) !== undefined) return;
    await delay(100);
  }
}

/** Asked by the index: counting a million rows would cost more than what is measured. */
async function untilPlaced(services: Services, waiting: number): Promise<void> {
  for (const end = Date.now() + GIVE_UP_MINUTES * 60_000; Date.now() < end; await delay(LOOK_MS)) {
    const [row] = await query<{ left: number }>(services, LEFT);
    if (row?.left === waiting) return;
  }
  throw new Error(`not placed after ${GIVE_UP_MINUTES} minutes`);
}

async function place(services: Services, articles: number): Promise<void> {
  const [before] = await query<{ left: number }>(services, LEFT);
  await query(services, RELEASE, [articles]);
  await untilPlaced(services, (before?.left ?? 0) - articles);
}

/** Milliseconds that one article takes: candidates, groups and all that is stored. */
async function measurePlacing(bench: Bench, services: Services): Promise<number> {
  await query(services, LEAVE_EVENTS_ALONE);
  await emptyQueue(services);
  const metricsPort = await freePort();
  const worker = await startWorker(bench, {
    services,
    route: 'example=127.0.0.1:9',
    environment: {
      WORKER_METRICS_PORT: String(metricsPort),
      // Never asked: the vectors are there.
      EMBEDDINGS: 'server',
      EMBEDDING_URL: 'http://127.0.0.1:9/v1',
      EMBEDDING_MODEL: MODEL,
    },
  });
  await untilAnswers(() => readSeconds(metricsPort));
  await place(services, WARM_UP);
  const before = await readSeconds(metricsPort);
  await place(services, MEASURED);
  const seconds = (await readSeconds(metricsPort)) - before;
  await worker.stop();
  return (seconds * 1000) / MEASURED;
}

async function measureSearch(bench: Bench, services: Services, articles: number): Promise<number[]> {
  const title = articles.toLocaleString('en-US');
  const { searching, recall, recallOfCandidates } = await measureRecall(services, MODEL);
  bench.record(`${title} articles: search of the nearest`, median(searching), 'ms', { spread: spreadOf(searching) });
  bench.record(`${title} articles: candidates found of those of an exact search`, recallOfCandidates, 'ratio', {
    bar: '>= 0.97',
  });
  bench.record(`${title} articles: of the 100 nearest of an exact search`, recall, 'ratio');
  return searching;
}

async function run(bench: Bench): Promise<void> {
  const sizes = [SMALL, bench.articles ?? LARGE] as const;
  const [smaller, larger] = sizes.map((articles) => articles.toLocaleString('en-US'));
  const [memory] = await query<{ mb: number }>(bench.services, SHARED_MEMORY);
  bench.record('shared memory of PostgreSQL', memory?.mb ?? 0, 'MB');
  const small = await prepare(bench, sizes[0]);
  const large = await prepare(bench, sizes[1]);
  const searching = [await measureSearch(bench, small, sizes[0]), await measureSearch(bench, large, sizes[1])] as const;
  const [before, after]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    before.push(await measurePlacing(bench, small));
    after.push(await measurePlacing(bench, large));
  }
  const growth = after.map((ms, round) => ms / (before[round] ?? Number.NaN));
  const over = `${larger} articles over ${smaller}`;
  bench.record(`${smaller} articles: an article gets its place`, median(before), 'ms', { spread: spreadOf(before) });
  bench.record(`${larger} articles: an article gets its place`, median(after), 'ms', { spread: spreadOf(after) });
  bench.record(`an article gets its place, ${over}`, median(growth), 'ratio', {
    bar: GROWTH_BAR,
    spread: spreadOf(growth),
  });
  bench.record(`search of the nearest, ${over}`, median(searching[1]) / median(searching[0]), 'ratio');
}

export const assignSuite: Suite = {
  name: 'assign',
  summary: `What the place of an article among the events costs with ${LARGE.toLocaleString('en-US')} articles in the window against ${SMALL.toLocaleString('en-US')}, and how many of the nearest the index finds.`,
  isLong: true,
  run,
};
