import { Queue } from 'bullmq';
import { expect, onTestFinished, test } from 'vitest';
import { openTestDatabase } from '../../test/database.ts';
import { startTestNewspapers } from '../../test/newspapers-stand-in.ts';
import { siblings } from '../../test/pipeline-siblings.ts';
import { openTestPolling, type TestPolling } from '../../test/polling.ts';
import { startTestQueue } from '../../test/queue.ts';
import { addWaitingArticles, FERRY, FIRE } from '../../test/waiting-articles.ts';
import { DAILY_EUROS } from '../adapters/llm/model-settings.ts';
import type { Database } from '../platform/database.ts';
import type { JobQueue } from '../platform/jobs/queue.ts';
import { openQueueRedis } from '../platform/redis.ts';
import { PIPELINE_LINES, pipelineJobs } from './pipeline.jobs.ts';
import { tryNow } from './work/try-now.repository.ts';
import { claimArticle } from './work/work.repository.ts';
import { createWriters } from './writers.ts';

/** Whatever waits in these lines is lost. */
async function loseLines(names: readonly string[]): Promise<void> {
  const redis = openQueueRedis(process.env.REDIS_QUEUE_URL ?? '', () => {});
  for (const name of names) {
    const queue = new Queue(name, { connection: redis });
    await queue.obliterate({ force: true });
    await queue.close();
  }
  redis.disconnect();
}

const count = async (db: Database, condition: string) => {
  const text = `select count(*)::int as n from article_work where ${condition}`;
  return (await db.query<{ n: number }>({ name: '', text }, []))[0]?.n ?? 0;
};

/** By words and rules alone, without a model. */
const toolsFor = (db: Database, { visitor, safeFetch }: TestPolling, queue: JobQueue) => ({
  db,
  queue,
  visitor,
  embedder: undefined,
  safeFetch,
  origin: 'http://localhost',
  ...createWriters(db, { MODEL_PRICES: {}, MODEL_DAILY_EUROS: DAILY_EUROS }, undefined),
  ...siblings,
});

/** Lets all it hears pass to nobody. */
const deaf: JobQueue = {
  enqueue: async () => {},
  enqueueAll: async () => {},
  refill: async () => {},
  close: async () => {},
};

test('what is tried again in a minute does not stay in the queue, where nobody could bring it forward', async () => {
  const db = await openTestDatabase('empty');
  const newspapers = await startTestNewspapers();
  await newspapers.setClock({ advance_seconds: 2 * 86_400 });
  const polling = await openTestPolling(db, newspapers);
  const host = 'elfaro.example';
  const newspaper = (await newspapers.newspapers()).find((one) => one.host === host);
  if (newspaper === undefined) throw new Error(`nobody plays ${host}`);
  const [articulo_id = 0] = await polling.poll(await polling.addNewspaper(newspaper));
  const read = pipelineJobs(toolsFor(db, polling, deaf)).find(({ definition }) => definition.name === 'pipeline.read');
  await newspapers.setFaults({ host }, { server_error: 1 });
  expect(await read?.handle({ articulo_id })).toBeUndefined();
  expect(await count(db, `articulo_id = ${articulo_id} and reason = 'status 500'`)).toBe(1);
  await tryNow(db, 'read', [articulo_id]);
  await read?.handle({ articulo_id });
  expect(await count(db, `articulo_id = ${articulo_id} and stage = 'cluster'`)).toBe(1);
});

test('what is placed is written at once, and what comes next is placed together with what is still being read', async () => {
  const db = await openTestDatabase('empty');
  const polling = await openTestPolling(db, await startTestNewspapers());
  const told: unknown[] = [];
  const queue: JobQueue = {
    ...deaf,
    refill: async ({ name }, payloads) => void told.push(...payloads.map((payload) => [name, payload])),
  };
  const jobs = pipelineJobs(toolsFor(db, polling, queue));
  const cluster = jobs.find(({ definition }) => definition.name === 'pipeline.cluster');
  const againIn = async () => {
    const later = await cluster?.handle({});
    return later && later.again.getTime() - Date.now();
  };
  const sendBack = (ids: readonly number[]) =>
    db.query({ name: '', text: "update article_work set stage = 'read' where articulo_id = any ($1)" }, [ids]);

  const [waits = 0] = await addWaitingArticles(db, FIRE);
  await sendBack([waits]);
  expect(await againIn()).toBeGreaterThan(4000);
  const [event] = await db.query<{ evento_id: number }>({ name: '', text: 'select evento_id::float8 from events' }, []);
  expect(told).toEqual([['pipeline.write', { evento_id: event?.evento_id }]]);
  await claimArticle(db, waits, 'read');
  await addWaitingArticles(db, FERRY);
  const last = await againIn();
  expect(last).toBeGreaterThan(0);
  expect(last).toBeLessThan(2000);
  await db.query({ name: '', text: "update article_work set stage = 'done'" }, []);
  await addWaitingArticles(db, FIRE.slice(0, 1));
  expect(await againIn()).toBeUndefined();
  expect(await againIn()).toBeUndefined();
});

test('workers find, read and finish every article, although the queue loses everything on the way', async () => {
  const db = await openTestDatabase('empty');
  const newspapers = await startTestNewspapers();
  await newspapers.setClock({ advance_seconds: 2 * 86_400 });
  const polling = await openTestPolling(db, newspapers);
  const open = (await newspapers.newspapers()).filter(({ robots, tdm }) => robots === 'allow' && tdm === 'none');
  for (const newspaper of open.slice(0, 6)) await polling.addNewspaper(newspaper);

  let queue: JobQueue | undefined;
  const later: JobQueue = {
    enqueue: async (definition, payload) => queue?.enqueue(definition, payload),
    enqueueAll: async (definition, payloads) => queue?.enqueueAll(definition, payloads),
    refill: async (definition, payloads) => queue?.refill(definition, payloads),
    close: async () => {},
  };
  const started = await startTestQueue(pipelineJobs(toolsFor(db, polling, later)));
  queue = started.queue;
  const lines = PIPELINE_LINES.map((line) => `${started.name}-${line.name}`);
  onTestFinished(() => loseLines(lines));

  await expect.poll(() => count(db, 'true'), { timeout: 40_000 }).toBeGreaterThan(10);
  await loseLines(lines.filter((line) => !line.endsWith('sweep')));
  const found = await count(db, 'true');
  await expect.poll(() => count(db, `stage not in ('done', 'dropped')`), { timeout: 60_000, interval: 500 }).toBe(0);
  expect(await count(db, `stage = 'done'`)).toBeGreaterThanOrEqual(found);
  const [twice] = await db.query<{ n: number }>(
    { name: '', text: 'select (count(*) - count(distinct url))::int as n from articles' },
    [],
  );
  expect(twice?.n).toBe(0);
});
