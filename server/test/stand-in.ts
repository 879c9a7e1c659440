import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

const STAND_INS = join(import.meta.dirname, '../../stand-ins/src');

/** A stand-in as a process of its own, until the test ends; answers the one line it prints about its ports. */
export async function startStandIn<Ports>(
  name: string,
  environment: Record<string, string>,
  args: readonly string[] = [],
): Promise<Ports> {
  const child = fork(join(STAND_INS, name, 'start.ts'), args, {
    env: { PATH: process.env.PATH, ...environment },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
  });
  onTestFinished(async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  });
  if (child.stdout === null) throw new Error(`The ${name} stand-in has no output`);
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return JSON.parse(line) as Ports;
}
