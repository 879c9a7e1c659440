import type { Measured } from '@poliedro/contracts/figures';
import type { Cleanup } from './processes/cleanup.ts';
import type { Services } from './site/services.ts';

export type FigureDetails = Pick<Measured, 'bar' | 'spread'>;

/** What a suite is given to work with. */
export interface Bench {
  readonly services: Services;
  readonly cleanup: Cleanup;
  /** Costly databases, and lives that are over, are left for the next run. */
  readonly keep: boolean;
  /** How often two sides are measured in turn. */
  readonly rounds: number;
  /** Another number of articles than the suite has by itself. */
  readonly articles: number | undefined;
  /** Only this one of the runs that are drawn by lot. */
  readonly seed: number | undefined;
  /** How many of them. */
  readonly seeds: number | undefined;
  /** Another length than the suite has by itself. */
  readonly minutes: number | undefined;
  say(line: string): void;
  record(name: string, value: number, unit: string, details?: FigureDetails): void;
}

export interface Suite {
  readonly name: string;
  readonly summary: string;
  /** Runs only when it is named. */
  readonly isLong?: boolean;
  run(bench: Bench): Promise<void>;
}
