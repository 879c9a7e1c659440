import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const HOUR_MS = 3_600_000;

/** The invented newspapers as a process of their own, spoken to over HTTP alone. */
export async function startNewspapers(root: string): Promise<{ origin: string; stop: () => void }> {
  // On the hour: pages say the time to the second.
  const start = new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS - 24 * HOUR_MS).toISOString();
  const args = ['stand-ins/src/newspapers/start.ts', '--port', '0', '--articles', '3000', '--start', start];
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const { port } = JSON.parse(line) as { port: number };
  return { origin: `http://127.0.0.1:${port}`, stop: () => void child.kill('SIGTERM') };
}
