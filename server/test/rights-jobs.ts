import type { Job } from '../src/platform/jobs/catalogue.ts';
import { type RightsJobParts, rightsJobs } from '../src/rights/rights.jobs.ts';
import type { TestApp } from './app.ts';

/** As the worker has them, without a card provider unless told, and nobody who keeps answers. */
export const rightsJobsOf = (app: TestApp, change: Partial<RightsJobParts> = {}): Job[] =>
  rightsJobs({
    db: app.context.db,
    storage: app.context.storage,
    origin: app.context.config.PUBLIC_ORIGIN,
    wakeMail: () => {},
    forgetAnswers: async () => {},
    ...change,
  });

export async function runRightsJob(
  app: TestApp,
  name: string,
  { payload = {}, ...change }: Partial<RightsJobParts> & { payload?: object } = {},
): Promise<void> {
  const job = rightsJobsOf(app, change).find(({ definition }) => definition.name === name);
  if (job === undefined) throw new Error(`no job is called ${name}`);
  await job.handle(payload);
}
