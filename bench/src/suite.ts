import type { Cleanup } from './processes/cleanup.ts';
import type { Services } from './site/services.ts';

export interface FigureDetails {
  /** What the value must keep to, such as ">= 0.80". */
  bar?: string;
  /** The lowest and the highest of the rounds. */
  spread?: readonly [number, number];
}

/** What a suite is given to work with. */
export interface Bench {
  readonly services: Services;
  readonly cleanup: Cleanup;
  /** Costly databases are left standing for the next run. */
  readonly keep: boolean;
  /** How often two sides are measured in turn. */
  readonly rounds: number;
  say(line: string): void;
  record(name: string, value: number, unit: string, details?: FigureDetails): void;
}

export interface Suite {
  readonly name: string;
  readonly summary: string;
  run(bench: Bench): Promise<void>;
}
