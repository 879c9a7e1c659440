import { z } from 'zod';
import { defineJob, type Job, type Line } from '../platform/jobs/catalogue.ts';

/** Nobody's money waits behind the reading of newspapers. */
export const PAYMENTS_LINE: Line = { name: 'payments', concurrency: 4 };

/** What runs by itself, in UTC; one that fails is done again the next time. */
export const everySoOften = (name: string, schedule: string, work: () => Promise<unknown>): Job =>
  defineJob({ name, payload: z.object({}), attempts: 1, schedule, line: PAYMENTS_LINE }, async () => {
    await work();
  });
