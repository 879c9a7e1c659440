import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

const STAND_INS = join(import.meta.dirname, '../../stand-ins/src');
const REMEMBERED = 8000;

/** A stand-in as a process of its own, until the test ends; answers the one line it prints about its ports. */
export async function startStandIn<Ports>(
  name: string,
  environment: Record<string, string>,
  args: readonly string[] = [],
): Promise<Ports> {
  const child = fork(join(STAND_INS, name, 'start.ts'), args, {
    env: { PATH: process.env.PATH, ...environment },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  onTestFinished(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  });
  const { stdout, stderr } = child;
  if (stdout === null || stderr === null) throw new Error(`The ${name} stand-in has no output`);
  let complaints = '';
  stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints = (complaints + text).slice(-REMEMBERED);
  });
  const ended = once(child, 'close').then(() => {
    throw new Error(`The ${name} stand-in ended before it was ready\n${complaints}`);
  });
  const [line] = (await Promise.race([once(createInterface({ input: stdout }), 'line'), ended])) as [string];
  return JSON.parse(line) as Ports;
}
