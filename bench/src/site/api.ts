import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../places.ts';
import { runCommand } from '../processes/command.ts';
import { freePort } from '../processes/free-port.ts';
import { type Listener, startProcess, untilReady } from '../processes/long-process.ts';
import type { Bench } from '../suite.ts';
import { removeReleaseKeys } from './kept-pages.ts';
import { commandEnvironment, type Services } from './services.ts';

export interface Api {
  readonly origin: string;
  readonly port: number;
  readonly pid: number;
  stop(): Promise<void>;
  /** As when the machine fails. */
  kill(): Promise<void>;
  /** The sum of a metric's values that carry all of these labels, as the API counts them itself. */
  readMetric(name: string, label: string): Promise<number>;
}

export interface ApiOptions {
  services: Services;
  /** Two processes of one release share what they keep. */
  release: string;
  cached: boolean;
  /** A free one, unless somebody must find it again where it was. */
  port?: number;
  /** Settings of this one measurement. */
  environment?: Readonly<Record<string, string>>;
  listen?: Listener;
}

const START_SECONDS = 120;

async function ensureBuild(bench: Bench): Promise<void> {
  if (existsSync(join(projectRoot, 'web/build/server/index.js'))) return;
  bench.say('building the pages');
  const running = process.env.npm_execpath;
  if (running?.includes('pnpm')) await runCommand(process.execPath, [running, 'run', 'build']);
  else await runCommand('pnpm', ['run', 'build']);
}

/** A name of this run alone, and what is kept under it goes away at the end. */
export function nameRelease(bench: Bench, services: Services, part: string): string {
  const release = `bench-${process.pid}-${part}`;
  bench.cleanup.add(() => removeReleaseKeys(services.REDIS_CACHE_URL, release));
  return release;
}

/** The product as it runs in production, on free ports, without a limit to what one address may ask. */
export async function startApi(
  bench: Bench,
  { services, release, cached, environment, listen, port: given }: ApiOptions,
): Promise<Api> {
  await ensureBuild(bench);
  const port = given ?? (await freePort());
  const metricsPort = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const settings = {
    ...commandEnvironment(services),
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    PUBLIC_ORIGIN: origin,
    RELEASE: release,
    RESPONSE_CACHE: String(cached),
    RATE_LIMIT_PER_MINUTE: '1000000000',
    REGISTRATIONS_PER_HOUR: '1000000',
    LOG_LEVEL: 'error',
    // Without what is kept the process is driven to its limit on purpose: it must work then, not turn work away.
    ...(cached ? {} : { SHED_AFTER_MS: '60000' }),
    ...environment,
  };
  const running = startProcess(process.execPath, ['server/src/entry/api.ts'], settings, listen);
  bench.cleanup.add(() => running.stop());
  await untilReady(running, async () => (await fetch(`${origin}/health/ready`)).ok, START_SECONDS);
  return {
    origin,
    port,
    pid: running.child.pid ?? 0,
    stop: () => running.stop(),
    kill: () => running.stop('SIGKILL'),
    async readMetric(name, label) {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      const lines = text.split('\n').filter((line) => line.startsWith(`${name}{`) && line.includes(label));
      return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
    },
  };
}
