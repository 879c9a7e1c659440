import { z } from 'zod';
import type { Database } from '../platform/database.ts';
import { defineJob, type Job } from '../platform/jobs/catalogue.ts';
import { countNewspaperDays } from './newspaper-days.repository.ts';

/** What operators see of a newspaper's last two days is this old at most; of the days before, a day. */
const DAYS = { name: 'newspapers.count-days', payload: z.object({}), attempts: 1, schedule: '*/10 * * * *' };
/** So long articles find their event. */
const WEEK = { name: 'newspapers.count-week', payload: z.object({}), attempts: 1, schedule: '25 3 * * *' };

export const newspaperJobs = (db: Database): Job[] => [
  defineJob(DAYS, () => countNewspaperDays(db, 1)),
  defineJob(WEEK, () => countNewspaperDays(db, 7)),
];
