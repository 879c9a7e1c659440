import { BROWSER_HEADERS, type LoadResult } from '../load/load.ts';
import { runLoad } from '../load/run-load.ts';
import { processorTimeMs } from '../processes/processor-time.ts';
import type { Bench } from '../suite.ts';
import { type Pair, ratioOf, takeTurns } from './side-by-side.ts';
import { median, spreadOf } from './statistics.ts';

const CONNECTIONS = 64;
const SECONDS = 2;
const ROUNDS_PER_PROCESS = 2;
/** A process lives for days; what is measured is not its first seconds. */
const WARM_UPS = 3;

/** A server under load. */
export interface Side {
  readonly origin: string;
  readonly pid: number;
  stop(): Promise<void>;
}

interface Measured extends LoadResult {
  /** Of the server process alone. Undisturbed by whatever else runs, other than the rate. */
  readonly processorMs: number | undefined;
}

async function measure({ origin, pid }: Omit<Side, 'stop'>, path: string, connections: number): Promise<Measured> {
  const before = processorTimeMs(pid);
  const result = await runLoad({ origin, paths: [path], connections, seconds: SECONDS, headers: BROWSER_HEADERS });
  const after = processorTimeMs(pid);
  const used = before === undefined || after === undefined ? undefined : after - before;
  return { ...result, processorMs: used === undefined ? undefined : used / result.requests };
}

function recordSide(bench: Bench, name: string, results: readonly Measured[]): void {
  const record = (what: string, unit: string, values: readonly number[]) =>
    bench.record(`${name}: ${what}`, median(values), unit, { spread: spreadOf(values) });
  record(
    'throughput',
    'req/s',
    results.map((result) => result.perSecond),
  );
  record(
    'p99',
    'ms',
    results.map((result) => result.p99Ms),
  );
  const processor = results.flatMap(({ processorMs }) => (processorMs === undefined ? [] : [processorMs]));
  if (processor.length > 0) record('processor time of a request in Node', 'ms', processor);
}

export interface Comparison {
  name: string;
  path: string;
  /** Both sides anew, ready to be asked. */
  start: () => Promise<{ ours: Side; bare: Side; stop: () => Promise<void> }>;
  bar: string;
}

/**
 * How much of the bare engine's throughput is left, with what was measured on both sides. Each process settles into a
 * speed of its own that it keeps, so the rounds are spread over several of them.
 */
export async function compareThroughput(bench: Bench, { name, path, start, bar }: Comparison): Promise<void> {
  const pairs: Pair<Measured>[] = [];
  while (pairs.length < bench.rounds) {
    const { ours, bare, stop } = await start();
    for (let warm = 0; warm < WARM_UPS; warm++) {
      for (const side of [ours, bare]) await measure(side, path, CONNECTIONS);
    }
    const rounds = Math.min(ROUNDS_PER_PROCESS, bench.rounds - pairs.length);
    const measured = await takeTurns(
      rounds,
      () => measure(ours, path, CONNECTIONS),
      () => measure(bare, path, CONNECTIONS),
    );
    pairs.push(...measured);
    await stop();
  }
  const first = pairs.map((pair) => pair.first);
  const second = pairs.map((pair) => pair.second);
  const { value, spread } = ratioOf(pairs, (result) => result.perSecond);
  bench.record(`${name}: share of the bare engine's throughput`, value, 'ratio', { bar, spread });
  recordSide(bench, name, first);
  recordSide(bench, `${name}, bare`, second);
  const errors = [...first, ...second].reduce((sum, result) => sum + result.errors, 0);
  bench.record(`${name}: errors on both sides`, errors, '', { bar: '= 0' });
}

export interface Alone {
  name: string;
  path: string;
  side: Omit<Side, 'stop'>;
  connections: number;
}

export async function measureThroughput(bench: Bench, { name, path, side, connections }: Alone): Promise<void> {
  await measure(side, path, connections);
  const results: Measured[] = [];
  for (let round = 0; round < bench.rounds; round++) results.push(await measure(side, path, connections));
  recordSide(bench, name, results);
  const errors = results.reduce((sum, result) => sum + result.errors, 0);
  bench.record(`${name}: errors`, errors, '', { bar: '= 0' });
}
