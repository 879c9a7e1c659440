import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readlinkSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Outcome {
  status: number;
  stdout: string;
  stderr: string;
}

export function run(
  command: string,
  args: string[],
  options: { input?: string; env?: NodeJS.ProcessEnv } = {},
): Outcome {
  const result = spawnSync(command, args, {
    encoding: 'utf8',
    input: options.input ?? '',
    env: options.env ?? process.env,
    maxBuffer: 64 * 1024 * 1024,
  });
  return {
    status: result.status ?? 1,
    stdout: result.stdout ?? '',
    stderr: result.error ? String(result.error) : (result.stderr ?? ''),
  };
}

export function mustRun(command: string, args: string[], options: { input?: string } = {}): string {
  const outcome = run(command, args, options);
  if (outcome.status !== 0) {
    throw new Error(`${command} ${args.join(' ')} ended with ${outcome.status}\n${outcome.stdout}${outcome.stderr}`);
  }
  return outcome.stdout;
}

export function findOnPath(program: string): string | undefined {
  const folders = (process.env.PATH ?? '').split(':').concat('/usr/sbin', '/sbin', '/usr/local/sbin');
  return folders.map((folder) => `${folder}/${program}`).find((path) => existsSync(path));
}

/** A process that ended but was not yet collected by its parent still answers signals. */
function isZombie(pid: number): boolean {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * The process of a pid file, only while it is the program we started in that folder: after a crash or a reboot the
 * number may belong to somebody else.
 */
export function livePid(pidFile: string, program: RegExp, workingDir: string): number | undefined {
  if (!existsSync(pidFile)) return undefined;
  const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
  if (!(pid > 1) || !isAlive(pid)) return undefined;
  if (!existsSync('/proc/self/cwd')) {
    return program.test(run('ps', ['-p', String(pid), '-o', 'comm=']).stdout) ? pid : undefined;
  }
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return program.test(command) && readlinkSync(`/proc/${pid}/cwd`) === workingDir ? pid : undefined;
  } catch {
    return undefined;
  }
}

export async function untilGone(pid: number, seconds: number): Promise<boolean> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await sleep(50)) if (!isAlive(pid)) return true;
  return !isAlive(pid);
}
