import { z } from 'zod';
import type { Database } from '../platform/database.ts';
import { defineJob, type Job } from '../platform/jobs/catalogue.ts';
import { forgetExpired } from './removal.repository.ts';

export function accountJobs(db: Database): Job[] {
  return [
    defineJob({ name: 'accounts.forget-expired', payload: z.object({}), attempts: 3, schedule: '11 * * * *' }, () =>
      forgetExpired(db),
    ),
  ];
}
