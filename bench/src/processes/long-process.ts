import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { projectRoot } from '../places.ts';

/** A process that runs until it is stopped. */
export interface LongProcess {
  readonly child: ChildProcess;
  /** The end of what it has printed so far. */
  said(): string;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

const PATIENCE_MS = 12_000;
const REMEMBERED = 8000;

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null;

/** Hears all that a process prints, as it comes. */
export type Listener = (text: string) => void;

export function startProcess(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  listen?: Listener,
): LongProcess {
  const child = spawn(program, args, { cwd: projectRoot, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let words = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      words = (words + text).slice(-REMEMBERED);
      listen?.(text);
    });
  }
  child.on('error', (error) => {
    words += error.message;
  });
  return {
    child,
    said: () => words,
    async stop(signal = 'SIGTERM') {
      if (child.pid === undefined || hasEnded(child)) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      const stubborn = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
      await ended;
      clearTimeout(stubborn);
    },
  };
}

/** The first line that a stand-in prints: where it can be found. */
export async function readAnnouncement<Place>(running: LongProcess): Promise<Place> {
  if (running.child.stdout === null) throw new Error('it says nothing');
  const lines = createInterface({ input: running.child.stdout });
  const ended = once(running.child, 'exit').then(() => {
    throw new Error(`it ended before it was ready\n${running.said()}`);
  });
  const [line] = (await Promise.race([once(lines, 'line'), ended])) as [string];
  return JSON.parse(line) as Place;
}

/** Waits until the check says yes; a process that ends before that is a fault. */
export async function untilReady(running: LongProcess, check: () => Promise<boolean>, seconds: number): Promise<void> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await delay(50)) {
    if (hasEnded(running.child) || running.child.pid === undefined) {
      throw new Error(`it ended before it was ready\n${running.said()}`);
    }
    if (await check().catch(() => false)) return;
  }
  throw new Error(`not ready after ${seconds} s\n${running.said()}`);
}
