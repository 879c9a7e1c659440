import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Side } from '../measure/throughput.ts';
import { workDir } from '../places.ts';
import { freePort } from '../processes/free-port.ts';
import { startProcess, untilReady } from '../processes/long-process.ts';
import type { Services } from '../site/services.ts';
import type { Statement } from '../site/statement.ts';
import type { Bench } from '../suite.ts';
import { fetchRaw } from './raw-answer.ts';

const FIXED_ANSWER = fileURLToPath(new URL('./fixed-answer.ts', import.meta.url));
const BROADCAST = fileURLToPath(new URL('./broadcast.ts', import.meta.url));
const SAME_QUERY = fileURLToPath(new URL('./same-query.ts', import.meta.url));
const START_SECONDS = 20;

interface Bare {
  program: string;
  path: string;
  args: readonly string[];
  services?: Services;
  /** Where it says that it is there, if not at its path. */
  readyPath?: string;
}

async function startBare(bench: Bench, { program, path, args, services, readyPath = path }: Bare): Promise<Side> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const environment = { ...process.env, ...services, NODE_ENV: 'production' };
  const running = startProcess(process.execPath, [program, String(port), path, ...args], environment);
  bench.cleanup.add(() => running.stop());
  await untilReady(running, async () => (await fetch(`${origin}${readyPath}`)).ok, START_SECONDS);
  return { origin, pid: running.child.pid ?? 0, stop: () => running.stop() };
}

export interface SameBytes {
  origin: string;
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** A bare Fastify that gives the very bytes that the site gives at this path to these headers. */
export async function startSameBytes(bench: Bench, { origin, path, headers }: SameBytes): Promise<Side> {
  const { status, body, type, encoding } = await fetchRaw(`${origin}${path}`, headers);
  if (status !== 200) throw new Error(`${path} answered ${status}`);
  mkdirSync(workDir, { recursive: true });
  const file = join(workDir, `answer-${process.pid}-${performance.now()}`);
  writeFileSync(file, body);
  bench.cleanup.add(() => rmSync(file, { force: true }));
  return startBare(bench, { program: FIXED_ANSWER, path, args: [file, type, encoding] });
}

export interface SameQuery {
  services: Services;
  path: string;
  statement: Statement;
  values: readonly unknown[];
  pool: number;
}

/** A bare Fastify that runs this statement with these values for each request. */
export function startSameQuery(bench: Bench, query: SameQuery): Promise<Side> {
  const { services, path, statement, values, pool } = query;
  const args = [JSON.stringify(statement), JSON.stringify(values), String(pool)];
  return startBare(bench, { program: SAME_QUERY, path, args, services });
}

/** A bare Node server that gives what is posted to all who listen at this path. */
export function startBroadcast(bench: Bench, path: string): Promise<Side> {
  return startBare(bench, { program: BROADCAST, path, args: [], readyPath: '/' });
}
