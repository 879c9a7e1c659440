import type { z } from 'zod';

/** One kind of background work. The payload is ids; the handler is safe to run twice. */
export interface JobDefinition<Payload extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly payload: Payload;
  readonly attempts: number;
  /** The pause after the first failure, doubled after each further one; a second by default. */
  readonly backoffMs?: number;
  /** Runs by itself, in UTC; absent for work that somebody asks for. */
  readonly schedule?: string;
  /** What it is scheduled with. */
  readonly scheduledPayload?: z.input<Payload>;
}

export type JobHandler = (payload: unknown) => Promise<void>;

export interface Job {
  readonly definition: JobDefinition;
  readonly handle: JobHandler;
}

export function defineJob<Payload extends z.ZodType>(
  definition: JobDefinition<Payload>,
  handle: (payload: z.output<Payload>) => Promise<void>,
): Job {
  return { definition, handle: (payload) => handle(definition.payload.parse(payload)) };
}

/** By name; refuses to start when two jobs have one name. */
export function toCatalogue(jobs: readonly Job[]): ReadonlyMap<string, Job> {
  const catalogue = new Map<string, Job>();
  for (const job of jobs) {
    if (catalogue.has(job.definition.name)) throw new Error(`Two jobs are called ${job.definition.name}`);
    catalogue.set(job.definition.name, job);
  }
  return catalogue;
}
