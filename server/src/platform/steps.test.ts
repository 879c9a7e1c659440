import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { runThrough, runWithPauses, type Steps } from './steps.ts';

function* busyFor(ms: number): Steps<string> {
  for (const end = performance.now() + ms; performance.now() < end; ) yield;
  return 'done';
}

test('work in steps keeps others waiting only for a moment', async () => {
  let [turns, isDone] = [0, false];
  const others = (async () => {
    for (; !isDone; await delay(1)) turns += 1;
  })();
  expect(await runWithPauses(busyFor(300))).toBe('done');
  expect(turns).toBeGreaterThan(3);
  isDone = true;
  await others;
});

test('or is done at once', () => {
  expect(runThrough(busyFor(5))).toBe('done');
});

test('what fails in a step fails for whoever asked', async () => {
  function* failing(): Steps<never> {
    yield;
    throw new Error('no step further');
  }
  await expect(runWithPauses(failing())).rejects.toThrow('no step further');
  expect(() => runThrough(failing())).toThrow('no step further');
});
