import type { ModelTask } from '../../adapters/llm/language-model.ts';

/** A task's money of the day is spent. */
export class SpendingStopped extends Error {
  readonly task: ModelTask;
  readonly goesOn: Date;
  constructor(task: ModelTask, goesOn: Date) {
    super(`the day's money for ${task} is spent; it goes on on ${goesOn.toISOString().slice(0, 10)}`);
    this.name = 'SpendingStopped';
    this.task = task;
    this.goesOn = goesOn;
  }
}
