import { setImmediate as othersTurn } from 'node:timers/promises';

/** Long work that can be left at each of its steps, and taken up again. */
export type Steps<Value> = Generator<undefined, Value>;

/** So long a process may keep everything else waiting: what a transaction has locked is locked for all while it waits. */
const LONGEST_MS = 25;

export function runThrough<Value>(steps: Steps<Value>): Value {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Whatever else waits has its turn again and again. */
export async function runWithPauses<Value>(steps: Steps<Value>): Promise<Value> {
  for (let since = performance.now(); ; ) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - since < LONGEST_MS) continue;
    await othersTurn();
    since = performance.now();
  }
}
