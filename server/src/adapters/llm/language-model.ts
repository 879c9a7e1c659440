import type { z } from 'zod';

/** Each may have a model of its own, and has money of its own for a day. */
export const MODEL_TASKS = ['claims', 'write', 'judge', 'translate'] as const;
export type ModelTask = (typeof MODEL_TASKS)[number];

export interface ModelQuestion<Reply> {
  readonly task: ModelTask;
  /** What is wanted. Nothing that somebody else wrote stands here. */
  readonly instructions: string;
  /** What it is wanted of. */
  readonly prompt: string;
  /** Without optional fields, which not every provider takes: what may be missing is null. */
  readonly reply: z.ZodType<Reply>;
  /** The answer is cut off beyond this. */
  readonly mostTokens: number;
}

export interface Tokens {
  readonly input: number;
  readonly output: number;
}

export type ModelAnswer<Reply> =
  | { readonly outcome: 'answered'; readonly reply: Reply; readonly tokens: Tokens }
  /** It would not, it gave something else than was asked for, or it did not come to an end. */
  | { readonly outcome: 'refused' | 'invalid' | 'cut_off'; readonly tokens: Tokens };

/** Reads and writes by rules given in words; it has no tools and sees nothing but the question. Where none is configured there is none. */
export interface LanguageModel {
  nameOf(task: ModelTask): string;
  ask<Reply>(question: ModelQuestion<Reply>): Promise<ModelAnswer<Reply>>;
}

/** Nobody could be asked, or no answer came. Its words hold neither texts nor keys: they are logged and kept. */
export class ModelFailed extends Error {
  /** Whether the provider may have worked for it all the same. */
  readonly mayBeBilled: boolean;
  constructor(reason: string, mayBeBilled = false) {
    super(`the language model ${reason}`);
    this.name = 'ModelFailed';
    this.mayBeBilled = mayBeBilled;
  }
}

/** It answered, and was paid for it; but the answer cannot be used. */
export class ModelUnusable extends ModelFailed {
  constructor(reason: string) {
    super(reason);
    this.name = 'ModelUnusable';
  }
}
