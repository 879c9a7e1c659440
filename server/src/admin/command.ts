import type { CardProvider } from '../adapters/stripe/open-stripe.ts';
import type { Database } from '../platform/database.ts';

export interface AdminTools {
  readonly db: Database;
  readonly origin: string;
  readonly say: (text: string) => void;
  /** Undefined where nothing can be paid. */
  readonly cardProvider?: CardProvider | undefined;
}

export interface Given {
  readonly names: readonly string[];
  readonly search: string;
  readonly answer: string;
  readonly all: boolean;
}

export interface Command {
  /** What stands behind the name: so many names, and options. */
  readonly usage: string;
  readonly names: number;
  readonly meaning: string;
  run(tools: AdminTools, given: Given): Promise<void>;
}

/** Something that whoever typed it can mend. */
export class Mistake extends Error {}

/** Something is not as it must be: the command has done its work, and ends as a failure. */
export class Finding extends Error {}
