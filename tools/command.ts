import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import type { Environment } from './environment.ts';
import { projectRoot } from './services/places.ts';

export interface CommandOutcome {
  status: number;
  output: string;
}

export interface CommandOptions {
  cwd?: string;
  environment?: Environment;
  input?: string;
  /** What it runs for was given up: it is asked to end, or does not begin. */
  signal?: AbortSignal;
}

const binFolders = ['node_modules/.bin', 'tools/node_modules/.bin'].map((folder) => join(projectRoot, folder));

export function withProjectPrograms(environment: Environment): Environment {
  return { ...environment, PATH: [...binFolders, environment.PATH].join(delimiter) };
}

/** What is collected is read in a log: no colours, unless the caller has said something about them. */
function plain(environment: Environment): Environment {
  return environment.FORCE_COLOR === undefined ? { ...environment, NO_COLOR: '1' } : environment;
}

/** Runs a program and collects what it says on both streams, in the order it says it. */
export function runCommand(program: string, args: string[], options: CommandOptions = {}): Promise<CommandOutcome> {
  const { signal } = options;
  if (signal?.aborted) return Promise.resolve({ status: 1, output: `${program} was not begun` });
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: options.cwd ?? projectRoot,
      env: withProjectPrograms(plain(options.environment ?? process.env)),
      stdio: 'pipe',
    });
    const end = () => void child.kill();
    signal?.addEventListener('abort', end);
    const parts: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.stderr.on('data', (part: Buffer) => parts.push(part));
    child.stdin.on('error', () => undefined);
    child.stdin.end(options.input ?? '');
    child.on('error', (error) => resolve({ status: 127, output: `${program}: ${error.message}` }));
    child.on('close', (code) => {
      signal?.removeEventListener('abort', end);
      resolve({ status: code ?? 1, output: Buffer.concat(parts).toString() });
    });
  });
}

/** This very pnpm where a script of pnpm started us, else the one on the path. */
export function runPnpm(args: string[], options: CommandOptions = {}): Promise<CommandOutcome> {
  const running = process.env.npm_execpath;
  return running?.includes('pnpm')
    ? runCommand(process.execPath, [running, ...args], options)
    : runCommand('pnpm', args, options);
}

export function runNode(args: string[], options: CommandOptions = {}): Promise<CommandOutcome> {
  return runCommand(process.execPath, args, options);
}

export async function mustSucceed(outcome: Promise<CommandOutcome>, what: string): Promise<string> {
  const { status, output } = await outcome;
  if (status !== 0) throw new Error(`${what} ended with ${status}\n${output}`);
  return output;
}
