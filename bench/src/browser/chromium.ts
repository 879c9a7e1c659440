import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess, untilReady } from '../processes/long-process.ts';
import type { Bench } from '../suite.ts';

export interface Chromium {
  /** Of its debugging protocol. */
  readonly port: number;
  close(): Promise<void>;
}

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const START_SECONDS = 30;

/** A browser that has never been anywhere. */
export async function openChromium(bench: Bench): Promise<Chromium> {
  const program = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const profile = mkdtempSync(join(tmpdir(), 'poliedro-bench-chromium-'));
  const args = [...FLAGS, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'];
  const running = startProcess(program, args, process.env);
  const close = async () => {
    await running.stop();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  bench.cleanup.add(close);
  const portFile = join(profile, 'DevToolsActivePort');
  const readPort = () => Number(existsSync(portFile) ? readFileSync(portFile, 'utf8').split('\n')[0] : 0);
  try {
    await untilReady(running, async () => readPort() > 0, START_SECONDS);
  } catch (error) {
    await close();
    throw error;
  }
  return { port: readPort(), close };
}
