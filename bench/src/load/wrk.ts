import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runCommand } from '../processes/command.ts';
import type { LoadOptions, LoadResult } from './load.ts';

const SCRIPT = join(import.meta.dirname, 'wrk.lua');

interface Printed {
  requests: number;
  microseconds: number;
  errors: number;
  p50: number;
  p99: number;
}

export function hasWrk(): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, 'wrk')));
}

export function readWrk(output: string): LoadResult {
  const line = output.split('\n').findLast((text) => text.startsWith('{'));
  if (line === undefined) throw new Error(`wrk printed no result:\n${output}`);
  const { requests, microseconds, errors, p50, p99 } = JSON.parse(line) as Printed;
  return {
    requests,
    errors,
    perSecond: (Math.max(0, requests - errors) / microseconds) * 1e6,
    p50Ms: p50 / 1000,
    p99Ms: p99 / 1000,
  };
}

export async function runWrk(options: LoadOptions): Promise<LoadResult> {
  const headers = Object.entries(options.headers ?? {}).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const output = await runCommand('wrk', [
    ...['-t', '1', '-c', String(options.connections), '-d', `${options.seconds}s`, '--timeout', '10s'],
    ...['-s', SCRIPT, ...headers, options.origin, '--', ...options.paths],
  ]);
  return readWrk(output);
}
