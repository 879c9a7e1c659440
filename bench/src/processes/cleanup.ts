type Task = () => Promise<unknown> | unknown;

/** What must be undone at the end, last first, also when the run is interrupted. */
export class Cleanup {
  readonly #tasks: Task[] = [];

  add(task: Task): void {
    this.#tasks.push(task);
  }

  async run(): Promise<void> {
    for (let task = this.#tasks.pop(); task !== undefined; task = this.#tasks.pop()) {
      try {
        await task();
      } catch (error) {
        console.error(`while tidying up: ${(error as Error).message}`);
      }
    }
  }
}
