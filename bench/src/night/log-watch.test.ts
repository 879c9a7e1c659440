import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { watchLog } from './log-watch.ts';

test('errors are counted by kind, and so is what no logger wrote; warnings are kept, the rest is not', async () => {
  const file = join(tmpdir(), `night-${process.pid}.log`);
  const log = watchLog(file);
  const listen = log.listen('api 0');
  listen('{"level":"info","msg":"ready"}\n{"level":"warn","msg":"slow","re');
  listen('ason":"busy"}\n{"level":"error","msg":"failed","err":{"message":"row 7"}}\n');
  log.listen('api 1')('{"level":"error","msg":"failed","err":{"message":"row 12"}}\nTypeError: x is undefined\n');
  expect([...log.faults()]).toEqual([
    ['api: failed: row N', 2],
    ['api: TypeError: x is undefined', 1],
  ]);
  expect([...log.warnings()]).toEqual([['api: slow: busy', 1]]);
  log.close();
  await expect.poll(() => readFileSync(file, 'utf8').split('\n').length).toBe(5);
});
