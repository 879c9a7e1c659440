import { z } from 'zod';
import type { Database } from '../platform/database.ts';
import { defineJob, type Job } from '../platform/jobs/catalogue.ts';

const WEEKS_AHEAD = 8;
const ENSURE_PARTITIONS = {
  name: 'article-ensure-partitions',
  text: 'call ensure_article_partitions(current_date, current_date + $1::int * 7)',
};

/** Articles of the coming weeks have a place to go to, long before they come; vectors of weeks long past lose their index. */
export function articleJobs(db: Database): Job[] {
  return [
    defineJob(
      { name: 'articles.ensure-partitions', payload: z.object({}), attempts: 5, schedule: '17 3 * * *' },
      async () => {
        await db.query(ENSURE_PARTITIONS, [WEEKS_AHEAD]);
      },
    ),
  ];
}
