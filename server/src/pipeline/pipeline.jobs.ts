import { z } from 'zod';
import type { Embedder } from '../adapters/embeddings/embedder.ts';
import type { Database } from '../platform/database.ts';
import { defineJob, type Job, type JobDefinition, type NotYet } from '../platform/jobs/catalogue.ts';
import type { JobQueue } from '../platform/jobs/queue.ts';
import { ARTICLES_AT_ONCE } from './cluster/articles-at-once.ts';
import { clusterArticles } from './cluster/cluster-articles.ts';
import { consolidateArticles } from './cluster/consolidate-articles.ts';
import { hasToConsolidate } from './cluster/final-group.repository.ts';
import { hasToSettle, settleEvents } from './cluster/settle-events.ts';
import type { ClusterTools } from './cluster/store-regrouping.ts';
import { askHubs, type HubTools } from './discover/ask-hubs.ts';
import { listDueFeeds } from './discover/feed.repository.ts';
import { pollFeed } from './discover/poll-feed.ts';
import { embedArticle } from './embed/embed-article.ts';
import { type ReadOutcome, readArticle } from './read/read-article.ts';
import { translateEvent } from './translate/translate-event.ts';
import { listDueTranslations } from './translate/translation-work.repository.ts';
import type { Translator } from './translate/translator.ts';
import type { Visitor } from './visit/visitor.ts';
import { countComing, listDueArticles } from './work/work.repository.ts';
import { listDueEvents } from './write/event-work.repository.ts';
import { type WriteTools, writeEvent } from './write/write-event.ts';

const SWEEP_NAME = 'pipeline.sweep';

const POLL = {
  name: 'pipeline.poll',
  payload: z.object({ feed_id: z.int().positive() }),
  attempts: 1,
  sweptBy: SWEEP_NAME,
  line: { name: 'poll', concurrency: 12 },
  keyOf: ({ feed_id }: { feed_id: number }) => String(feed_id),
} satisfies JobDefinition;

const articleStage = (name: string, concurrency: number) =>
  ({
    name: `pipeline.${name}`,
    payload: z.object({ articulo_id: z.int().positive() }),
    attempts: 1,
    sweptBy: SWEEP_NAME,
    line: { name, concurrency },
    keyOf: ({ articulo_id }: { articulo_id: number }) => String(articulo_id),
  }) satisfies JobDefinition;
type ArticleStage = ReturnType<typeof articleStage>;

const READ = articleStage('read', 12);
const EMBED = articleStage('embed', 8);

const clusterStage = (name: string) =>
  ({
    name: `pipeline.${name}`,
    payload: z.object({}),
    attempts: 1,
    sweptBy: SWEEP_NAME,
    line: { name, concurrency: 1 },
    keyOf: () => 'all',
  }) satisfies JobDefinition;

const CLUSTER = clusterStage('cluster');
const SETTLE = clusterStage('settle');
const CONSOLIDATE = clusterStage('consolidate');

const eventStage = (name: string, concurrency: number) =>
  ({
    name: `pipeline.${name}`,
    payload: z.object({ evento_id: z.int().positive() }),
    attempts: 1,
    sweptBy: SWEEP_NAME,
    line: { name, concurrency },
    keyOf: ({ evento_id }: { evento_id: number }) => String(evento_id),
  }) satisfies JobDefinition;

const WRITE = eventStage('write', 4);
const TRANSLATE = eventStage('translate', 4);

const SWEEP = {
  name: SWEEP_NAME,
  payload: z.object({}),
  attempts: 1,
  line: { name: 'sweep', concurrency: 1 },
  schedule: '*/5 * * * * *',
} satisfies JobDefinition;

const ASK_HUBS = {
  name: 'pipeline.ask-hubs',
  payload: z.object({}),
  attempts: 1,
  schedule: '*/5 * * * *',
} satisfies JobDefinition;

/** For whoever wants to know how long they are. */
export const PIPELINE_LINES = [POLL, READ, EMBED, CLUSTER, SETTLE, CONSOLIDATE, WRITE, TRANSLATE, SWEEP].map(
  ({ line }) => line,
);

/** As much as keeps every worker busy until the next sweep. */
const FEEDS_A_SWEEP = 1000;
const ARTICLES_A_SWEEP = 2000;
const EVENTS_A_SWEEP = 500;
const ASK_TOGETHER_MS = 300;
/** What has longer to wait is not kept in the queue: the sweep finds it when its time comes, or is brought forward. */
const SOON_MS = 15_000;
const ifSoon = (later: NotYet | undefined) =>
  later !== undefined && later.again.getTime() - Date.now() <= SOON_MS ? later : undefined;
/** Until whoever changes groups is done. */
const CLUSTERER_BUSY_MS = 500;

/** What comes in meanwhile is compared at once: looking for what is near costs about the same for few as for many. */
const GATHER_MS = 5000;
/** What is being read now is there by then. */
const GATHER_LAST_MS = 1500;

/** In how long the next articles are to be placed; undefined where whoever reads the next one will ask. */
async function placeMoreIn(db: Database): Promise<number | undefined> {
  const [ready, coming] = await Promise.all([listDueArticles(db, 'cluster', ARTICLES_AT_ONCE), countComing(db)]);
  if (ready.length === ARTICLES_AT_ONCE) return 0;
  if (coming.waiting > 0) return GATHER_MS;
  if (coming.underWay > 0) return GATHER_LAST_MS;
  return ready.length > 0 ? 0 : undefined;
}

interface PipelineTools extends HubTools, Omit<ClusterTools, 'model'>, Omit<WriteTools, 'translates'> {
  readonly db: Database;
  readonly queue: JobQueue;
  readonly visitor: Visitor;
  /** Undefined where articles are compared by their words alone. */
  readonly embedder: Embedder | undefined;
  /** Undefined where events are read in the language they were written in. */
  readonly translator: Translator | undefined;
  /** For whoever counts. */
  readonly onRead?: (outcome: ReadOutcome) => void;
}

/**
 * PostgreSQL knows how far everything is. A stage tells the queue what comes next; what the queue does not hear of, or
 * has lost, the sweep finds.
 */
export function pipelineJobs(tools: PipelineTools): Job[] {
  const { db, queue, embedder, translator } = tools;
  const write: WriteTools = { ...tools, translates: translator !== undefined };
  const cluster: ClusterTools = { ...tools, model: embedder?.model };
  const busy = () => ({ again: new Date(Date.now() + CLUSTERER_BUSY_MS) });
  const articles = (ids: readonly number[]) => ids.map((articulo_id) => ({ articulo_id }));
  const events = (ids: readonly number[]) => ids.map((evento_id) => ({ evento_id }));
  /** A queue that does not answer hears of it from the sweep. */
  const pass = (stage: ArticleStage, ids: readonly number[]) => queue.enqueueAll(stage, articles(ids)).catch(() => {});

  let isAsking = false;
  /** Once for all that become ready within a moment; should it be lost, the sweep asks. */
  function askClusterer(): void {
    if (isAsking) return;
    isAsking = true;
    const ask = () => {
      isAsking = false;
      void queue.enqueue(CLUSTER, {}).catch(() => {});
    };
    setTimeout(ask, ASK_TOGETHER_MS).unref();
  }

  return [
    defineJob(POLL, async ({ feed_id }) => {
      await pass(READ, await pollFeed(tools, feed_id));
    }),
    defineJob(READ, async ({ articulo_id }) => {
      const outcome = await readArticle(tools, articulo_id);
      tools.onRead?.(outcome);
      if (!outcome.read) return ifSoon(outcome.later);
      if (outcome.embedded) askClusterer();
      return undefined;
    }),
    // What could not be embedded when it was read, and what is to be embedded anew.
    defineJob(EMBED, async ({ articulo_id }) => {
      const outcome = await embedArticle(db, embedder, articulo_id);
      if (!outcome.embedded) return ifSoon(outcome.later);
      askClusterer();
      return undefined;
    }),
    defineJob(CLUSTER, async () => {
      const outcome = await clusterArticles(cluster);
      if (outcome === 'nothing to do') return undefined;
      if (outcome === 'somebody else is at it') return busy();
      await queue.refill(WRITE, events(await listDueEvents(db, EVENTS_A_SWEEP))).catch(() => {});
      const inMs = await placeMoreIn(db);
      return inMs === undefined ? undefined : { again: new Date(Date.now() + inMs) };
    }),
    defineJob(SETTLE, async () => {
      const outcome = await settleEvents(cluster);
      if (outcome === 'nothing to do') return undefined;
      return outcome === 'settled' ? { again: new Date() } : busy();
    }),
    defineJob(CONSOLIDATE, async () => {
      const outcome = await consolidateArticles(cluster);
      if (outcome === 'nothing to do') return undefined;
      return outcome === 'consolidated' ? { again: new Date() } : busy();
    }),
    defineJob(WRITE, ({ evento_id }) => writeEvent(write, evento_id)),
    defineJob(TRANSLATE, async ({ evento_id }) => {
      if (translator !== undefined) await translateEvent(db, translator, evento_id);
    }),
    defineJob(ASK_HUBS, () => askHubs(tools)),
    defineJob(SWEEP, async () => {
      const feeds = await listDueFeeds(db, FEEDS_A_SWEEP);
      await queue.refill(
        POLL,
        feeds.map((feed_id) => ({ feed_id })),
      );
      await queue.refill(READ, articles(await listDueArticles(db, 'read', ARTICLES_A_SWEEP)));
      await queue.refill(EMBED, articles(await listDueArticles(db, 'embed', ARTICLES_A_SWEEP)));
      if ((await listDueArticles(db, 'cluster', 1)).length > 0) await queue.enqueue(CLUSTER, {});
      if (await hasToSettle(db)) await queue.enqueue(SETTLE, {});
      if (await hasToConsolidate(db)) await queue.enqueue(CONSOLIDATE, {});
      await queue.refill(WRITE, events(await listDueEvents(db, EVENTS_A_SWEEP)));
      if (translator !== undefined) {
        await queue.refill(TRANSLATE, events(await listDueTranslations(db, EVENTS_A_SWEEP)));
      }
    }),
  ];
}
