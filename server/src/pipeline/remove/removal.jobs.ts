import { z } from 'zod';
import { defineJob, type Job, type JobDefinition } from '../../platform/jobs/catalogue.ts';
import type { JobQueue } from '../../platform/jobs/queue.ts';
import { type RemovalTools, removeNewspapers } from './remove-newspaper.ts';

const REMOVE = {
  name: 'newspapers.remove',
  payload: z.object({}),
  attempts: 1,
  line: { name: 'remove', concurrency: 1 },
  schedule: '*/10 * * * * *',
} satisfies JobDefinition;

/** Until whoever changes groups is done. */
const BUSY_MS = 200;

/** Tells the workers of a removal that has just been committed. Returns at once and never throws. */
export const createWakeRemoval = (queue: JobQueue) => () => {
  setImmediate(() => void queue.enqueue(REMOVE, {}).catch(() => {}));
};

export const removalJobs = (tools: RemovalTools): Job[] => [
  defineJob(REMOVE, async () =>
    (await removeNewspapers(tools)) === 'busy' ? { again: new Date(Date.now() + BUSY_MS) } : undefined,
  ),
];
