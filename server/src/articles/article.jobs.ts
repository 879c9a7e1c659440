import { z } from 'zod';
import type { Database } from '../platform/database.ts';
import { defineJob, type Job } from '../platform/jobs/catalogue.ts';

const WEEKS_AHEAD = 8;
const MISSING = {
  name: 'article-missing-partitions',
  text: `select parent, week::text as week from missing_article_partitions(current_date, current_date + $1::int * 7)`,
};
const ENSURE = { name: 'article-ensure-partition', text: 'call ensure_article_partition($1::text, $2::date)' };
const ENSURE_INDEXES = { name: 'article-ensure-vector-indexes', text: 'call ensure_vector_indexes(2)' };

/** One at a time: whoever waits for one waits for no other. */
async function ensurePartitions(db: Database): Promise<void> {
  for (const { parent, week } of await db.query<{ parent: string; week: string }>(MISSING, [WEEKS_AHEAD])) {
    await db.query(ENSURE, [parent, week]);
  }
  await db.query(ENSURE_INDEXES, []);
}

/** Articles of the coming weeks have a place to go to, long before they come; vectors of weeks long past lose their index. */
export function articleJobs(db: Database): Job[] {
  return [
    defineJob({ name: 'articles.ensure-partitions', payload: z.object({}), attempts: 5, schedule: '17 3 * * *' }, () =>
      ensurePartitions(db),
    ),
  ];
}
