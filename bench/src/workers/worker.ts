import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { workDir } from '../places.ts';
import { type Listener, startProcess, untilReady } from '../processes/long-process.ts';
import { mappedBytes, peakBytes } from '../processes/memory.ts';
import { processorTimeMs } from '../processes/processor-time.ts';
import { commandEnvironment, type Services } from '../site/services.ts';
import type { Bench } from '../suite.ts';

export interface WorkerOptions {
  readonly services: Services;
  /** Where the newspapers are played. */
  readonly route: string;
  /** Addresses of modules that are loaded before it. */
  readonly imports?: readonly string[];
  /** Settings of this one measurement. */
  readonly environment?: Readonly<Record<string, string>>;
  readonly listen?: Listener;
}

/** `pnpm run worker`, as it runs in production. */
export interface RunningWorker {
  readonly pid: number;
  /** The end of what it has printed so far. */
  said(): string;
  peakBytes(): number | undefined;
  /** What it has mapped from files, which others on the machine share. */
  mappedBytes(): number | undefined;
  processorMs(): number | undefined;
  /** Lets it finish what is under way. */
  stop(): Promise<void>;
  /** As when the machine fails. */
  kill(): Promise<void>;
}

const START_SECONDS = 120;
/** As `pnpm run worker` and compose.yaml have it, so that a worker takes little memory. */
export const FRUGAL_FLAGS = ['--max-semi-space-size=4'];
export const FRUGAL = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '65536',
  NODE_COMPILE_CACHE: join(workDir, 'compile-cache'),
};
const READY = 'the worker is ready';
const ENTRY = 'server/src/entry/worker.ts';
const MODEL_THREAD = 'server/src/adapters/embeddings/model-thread.ts';

/**
 * As the image has it: without settings the worker and its thread load everything, and end. What they compile is kept.
 * What the measurement loads into them is compiled too, or they would hold what strips its types.
 */
export async function compileWorker(imports: readonly string[]): Promise<void> {
  const environment = { PATH: process.env.PATH, NODE_COMPILE_CACHE: FRUGAL.NODE_COMPILE_CACHE };
  for (const file of [ENTRY, MODEL_THREAD, ...imports.map((url) => fileURLToPath(url))]) {
    await once(startProcess(process.execPath, [file], environment).child, 'exit');
  }
}

/** Newspapers that are played here are asked without a pause, unless their robots.txt wants one. */
export async function startWorker(bench: Bench, options: WorkerOptions): Promise<RunningWorker> {
  const { services, route, imports = [], environment, listen } = options;
  const flags = [...FRUGAL_FLAGS, ...imports.flatMap((file) => ['--import', file])];
  const settings = {
    ...commandEnvironment(services),
    ...FRUGAL,
    NODE_ENV: 'production',
    EMBEDDINGS: 'none',
    FETCH_ROUTES: route,
    CRAWL_DELAY_MS: '0',
    LOG_LEVEL: 'info',
    ...environment,
  };
  const running = startProcess(process.execPath, [...flags, ENTRY], settings, listen);
  bench.cleanup.add(() => running.stop());
  await untilReady(running, async () => running.said().includes(READY), START_SECONDS);
  const pid = running.child.pid ?? 0;
  return {
    pid,
    said: () => running.said(),
    peakBytes: () => peakBytes(pid),
    mappedBytes: () => mappedBytes(pid),
    processorMs: () => processorTimeMs(pid),
    stop: () => running.stop(),
    kill: () => running.stop('SIGKILL'),
  };
}

/** The model of the machine, where one is named; else articles are compared by their words alone. */
export function localModel(environment: NodeJS.ProcessEnv): Readonly<Record<string, string>> | undefined {
  const folder = environment.EMBEDDING_MODEL_DIR;
  return folder ? { EMBEDDINGS: 'local', EMBEDDING_MODEL_DIR: folder } : undefined;
}
