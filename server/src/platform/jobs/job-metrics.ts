import { Gauge, Histogram, type Registry } from 'prom-client';
import type { Job } from './catalogue.ts';
import type { QueueLengths } from './queue-lengths.ts';

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120];

/** The same jobs, with the time that each takes, by what became of it: done, put off until later, or failed. */
export function measureJobs(registry: Registry, jobs: readonly Job[]): Job[] {
  const seconds = new Histogram({
    name: 'job_seconds',
    help: 'Jobs of this process by outcome: done, later (its time had not come, or it is tried again), failed',
    labelNames: ['job', 'outcome'],
    buckets: BUCKETS,
    registers: [registry],
  });
  return jobs.map(({ definition, handle }) => ({
    definition,
    async handle(payload) {
      const end = seconds.startTimer({ job: definition.name });
      try {
        const notYet = await handle(payload);
        end({ outcome: notYet === undefined ? 'done' : 'later' });
        return notYet;
      } catch (error) {
        end({ outcome: 'failed' });
        throw error;
      }
    },
  }));
}

export function exposeQueueLengths(registry: Registry, lengths: QueueLengths): void {
  new Gauge({
    name: 'queue_jobs',
    help: 'What stands in the lines of the queue, by state; nothing while Redis is away',
    labelNames: ['line', 'state'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const { line, ...states } of await lengths.list().catch(() => [])) {
        for (const [state, count] of Object.entries(states)) this.set({ line, state }, count);
      }
    },
  });
}
