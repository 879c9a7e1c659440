import { type ChildProcess, spawn } from 'node:child_process';
import { projectRoot } from '../places.ts';

export interface CommandOptions {
  env?: NodeJS.ProcessEnv;
  input?: string;
}

const running = new Set<ChildProcess>();

/** For a run that is interrupted: what was to run to its end ends now. */
export function stopCommands(): void {
  for (const child of running) child.kill();
}

/** Runs a program to its end and returns what it printed; any failure throws with what it said. */
export function runCommand(program: string, args: readonly string[], options: CommandOptions = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: projectRoot, env: options.env ?? process.env });
    running.add(child);
    const said: string[] = [];
    const complaints: string[] = [];
    child.stdout.setEncoding('utf8').on('data', (text: string) => said.push(text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => complaints.push(text));
    child.stdin.on('error', () => {});
    child.stdin.end(options.input ?? '');
    child.on('error', reject);
    child.on('close', (code, signal) => {
      running.delete(child);
      if (code === 0) resolve(said.join(''));
      else {
        const words = [...said, ...complaints].join('').slice(-4000);
        reject(new Error(`${program} ${args[0] ?? ''} ended with ${code ?? signal}\n${words}`));
      }
    });
  });
}

export function runNode(args: readonly string[], options: CommandOptions = {}): Promise<string> {
  return runCommand(process.execPath, args, options);
}
