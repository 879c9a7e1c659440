import { z } from 'zod';
import type { Database } from '../platform/database.ts';
import { defineJob, type Job } from '../platform/jobs/catalogue.ts';
import { forgetRemovedEntries } from './placement.repository.ts';

/** Nobody pages on for longer than this. */
const CURSOR_LIFE_HOURS = 24;

export function carrilJobs(db: Database): Job[] {
  return [
    defineJob({ name: 'carriles.forget-removed', payload: z.object({}), attempts: 3, schedule: '41 * * * *' }, () =>
      forgetRemovedEntries(db, CURSOR_LIFE_HOURS),
    ),
  ];
}
