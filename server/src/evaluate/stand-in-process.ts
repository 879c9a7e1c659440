import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface StandInProcess {
  readonly origin: string;
  stop(): void;
}

/** A stand-in as a process of its own, spoken to over HTTP alone. */
export async function startStandIn(
  root: string,
  name: string,
  { args = [], env = {} }: { args?: readonly string[]; env?: Readonly<Record<string, string>> },
): Promise<StandInProcess> {
  const child = spawn(process.execPath, [`stand-ins/src/${name}/start.ts`, ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const { port } = JSON.parse(line) as { port: number };
  return { origin: `http://127.0.0.1:${port}`, stop: () => void child.kill('SIGTERM') };
}
