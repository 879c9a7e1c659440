import type { CommandOutcome } from '../command.ts';

export interface TestCount {
  passed: number;
  failed: number;
  skipped: number;
  /** Of the passed ones. */
  secondTry?: number;
  /** Those of them that are known by name, and what was wrong with them. */
  late?: readonly string[];
}

export interface Verdict {
  outcome: 'passed' | 'failed' | 'skipped';
  /** Shown when the step did not pass. */
  output: string;
  /** Shown in the summary. */
  note?: string;
  tests?: TestCount;
}

export interface Step {
  name: string;
  title: string;
  /** An aborted one ends as soon as it can, with nothing left running. */
  run(signal: AbortSignal): Promise<Verdict>;
}

export function verdictOf({ status, output }: CommandOutcome): Verdict {
  return { outcome: status === 0 ? 'passed' : 'failed', output };
}

export function verdictOfFaults(faults: string[]): Verdict {
  return { outcome: faults.length === 0 ? 'passed' : 'failed', output: faults.join('\n') };
}
