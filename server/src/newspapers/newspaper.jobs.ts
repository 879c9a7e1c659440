import { z } from 'zod';
import type { Database } from '../platform/database.ts';
import { defineJob, type Job } from '../platform/jobs/catalogue.ts';
import { countNewspaperDays } from './newspaper-days.repository.ts';

/** What operators see of a newspaper's days is this old at most. */
export const newspaperJobs = (db: Database): Job[] => [
  defineJob({ name: 'newspapers.count-days', payload: z.object({}), attempts: 1, schedule: '*/10 * * * *' }, async () =>
    countNewspaperDays(db),
  ),
];
