import { z } from 'zod';
import type { Embedder } from '../adapters/embeddings/embedder.ts';
import type { Database } from '../platform/database.ts';
import { defineJob, type Job, type JobDefinition } from '../platform/jobs/catalogue.ts';
import type { JobQueue } from '../platform/jobs/queue.ts';
import { askHubs, type HubTools } from './discover/ask-hubs.ts';
import { listDueFeeds } from './discover/feed.repository.ts';
import { pollFeed } from './discover/poll-feed.ts';
import { embedArticle } from './embed/embed-article.ts';
import { readArticle } from './read/read-article.ts';
import type { Visitor } from './visit/visitor.ts';
import { listDueArticles } from './work/work.repository.ts';

const POLL = {
  name: 'pipeline.poll',
  payload: z.object({ feed_id: z.int().positive() }),
  attempts: 1,
  line: { name: 'poll', concurrency: 12 },
  keyOf: ({ feed_id }: { feed_id: number }) => String(feed_id),
} satisfies JobDefinition;

const READ = {
  name: 'pipeline.read',
  payload: z.object({ articulo_id: z.int().positive() }),
  attempts: 1,
  line: { name: 'read', concurrency: 12 },
  keyOf: ({ articulo_id }: { articulo_id: number }) => String(articulo_id),
} satisfies JobDefinition;

const EMBED = {
  name: 'pipeline.embed',
  payload: z.object({ articulo_id: z.int().positive() }),
  attempts: 1,
  line: { name: 'embed', concurrency: 8 },
  keyOf: ({ articulo_id }: { articulo_id: number }) => String(articulo_id),
} satisfies JobDefinition;

const SWEEP = {
  name: 'pipeline.sweep',
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

/** As much as keeps every worker busy until the next sweep. */
const FEEDS_A_SWEEP = 1000;
const ARTICLES_A_SWEEP = 2000;

interface PipelineTools extends HubTools {
  readonly db: Database;
  readonly queue: JobQueue;
  readonly visitor: Visitor;
  /** Undefined where articles are compared by their words alone. */
  readonly embedder: Embedder | undefined;
}

/**
 * PostgreSQL knows how far everything is. A stage tells the queue what comes next; what the queue does not hear of, or
 * has lost, the sweep finds.
 */
export function pipelineJobs(tools: PipelineTools): Job[] {
  const { db, queue, visitor, embedder } = tools;
  const ask = (stage: typeof READ | typeof EMBED, ids: readonly number[]) =>
    queue.enqueueAll(
      stage,
      ids.map((articulo_id) => ({ articulo_id })),
    );
  /** A queue that does not answer hears of it from the sweep. */
  const pass = (stage: typeof READ | typeof EMBED, ids: readonly number[]) => ask(stage, ids).catch(() => {});

  return [
    defineJob(POLL, async ({ feed_id }) => {
      await pass(READ, await pollFeed(tools, feed_id));
    }),
    defineJob(READ, async ({ articulo_id }) => {
      const outcome = await readArticle(db, visitor, articulo_id);
      if (!outcome.read) return outcome.later;
      await pass(EMBED, [articulo_id]);
      return undefined;
    }),
    defineJob(EMBED, async ({ articulo_id }) => {
      const outcome = await embedArticle(db, embedder, articulo_id);
      return outcome.embedded ? undefined : outcome.later;
    }),
    defineJob(ASK_HUBS, () => askHubs(tools)),
    defineJob(SWEEP, async () => {
      const feeds = await listDueFeeds(db, FEEDS_A_SWEEP);
      await queue.enqueueAll(
        POLL,
        feeds.map((feed_id) => ({ feed_id })),
      );
      await ask(READ, await listDueArticles(db, 'read', ARTICLES_A_SWEEP));
      await ask(EMBED, await listDueArticles(db, 'embed', ARTICLES_A_SWEEP));
    }),
  ];
}
