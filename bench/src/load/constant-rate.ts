import { fileURLToPath } from 'node:url';
import { runNode } from '../processes/command.ts';

const PROGRAM = fileURLToPath(new URL('./constant-rate-process.ts', import.meta.url));

export interface ConstantRateOptions {
  /** Of 127.0.0.1; the connections are shared out among them. */
  readonly ports: readonly number[];
  readonly paths: readonly string[];
  /** Requests a second. */
  readonly rate: number;
  readonly seconds: number;
  readonly connections: number;
  readonly headers: Readonly<Record<string, string>>;
}

interface Summary {
  readonly requests: number;
  readonly errors: number;
  readonly errorKinds: Readonly<Record<string, number>>;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly slowestMs: number;
}

export interface PathResult extends Summary {
  readonly path: string;
}

export interface ConstantRateResult extends Summary {
  readonly asked: number;
  /** Requests a second that were really answered, until the last answer came. */
  readonly held: number;
  readonly byPath: readonly PathResult[];
  readonly answeredInSecond: readonly number[];
  readonly slowestInSecond: readonly number[];
}

/** A steady stream of requests, as many readers make who do not know of each other. In a process of its own. */
export async function runConstantRate(options: ConstantRateOptions): Promise<ConstantRateResult> {
  return JSON.parse(await runNode([PROGRAM, JSON.stringify(options)])) as ConstantRateResult;
}
