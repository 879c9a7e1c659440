import type { z } from 'zod';

/** Kinds of work that must not wait for each other stand in different lines. */
export interface Line {
  readonly name: string;
  /** How many one process works on at a time. */
  readonly concurrency: number;
}

/** One kind of background work. The payload is ids; the handler is safe to run twice. */
export interface JobDefinition<Payload extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly payload: Payload;
  readonly attempts: number;
  /** Where it stands; by default where everything small stands. */
  readonly line?: Line;
  /** While one with this key waits or is worked on, a second is not put in. */
  keyOf?(payload: z.input<Payload>): string;
  /** The pause after the first failure, doubled after each further one; a second by default. */
  readonly backoffMs?: number;
  /** Runs by itself, in UTC; absent for work that somebody asks for. */
  readonly schedule?: string;
  /** What it is scheduled with. */
  readonly scheduledPayload?: z.input<Payload>;
  /** The scheduled job that finds what this one has not done, in PostgreSQL: it is done later, whatever becomes of the queue. */
  readonly sweptBy?: string;
}

/** What a handler says when the time has not come: it is asked again then, and nothing counts as failed. */
export interface NotYet {
  readonly again: Date;
}

export type JobHandler = (payload: unknown) => Promise<NotYet | undefined>;

export interface Job {
  readonly definition: JobDefinition;
  readonly handle: JobHandler;
}

export function defineJob<Payload extends z.ZodType>(
  definition: JobDefinition<Payload>,
  handle: (payload: z.output<Payload>) => Promise<NotYet | undefined> | Promise<void>,
): Job {
  return { definition, handle: async (payload) => (await handle(definition.payload.parse(payload))) ?? undefined };
}

/** By name; refuses to start when two jobs have one name, or one counts on a sweep that there is not. */
export function toCatalogue(jobs: readonly Job[]): ReadonlyMap<string, Job> {
  const catalogue = new Map<string, Job>();
  for (const job of jobs) {
    if (catalogue.has(job.definition.name)) throw new Error(`Two jobs are called ${job.definition.name}`);
    catalogue.set(job.definition.name, job);
  }
  for (const { name, sweptBy } of jobs.map(({ definition }) => definition)) {
    if (sweptBy === undefined || catalogue.get(sweptBy)?.definition.schedule !== undefined) continue;
    throw new Error(`The job ${name} counts on ${sweptBy}, which is not scheduled`);
  }
  return catalogue;
}
