import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import { Connection, type Outcome } from './connection.ts';
import type { ConstantRateOptions, ConstantRateResult, PathResult } from './constant-rate.ts';

/**
 * Sends requests when they are due, whether or not the ones before have been answered, and measures each from the moment
 * it was due: an answer that comes late because the site was stuck shows as late, not as a request never made.
 */
const options = JSON.parse(process.argv[2] ?? '') as ConstantRateOptions;
const { ports, paths, rate, seconds, connections, headers } = options;
const TICK_MS = 1;
const NANOSECONDS = 1e6;
const UNANSWERED_MS = 12_000;

interface Due {
  readonly path: number;
  readonly at: number;
}

interface Tally {
  readonly latency: RecordableHistogram;
  readonly errors: Record<string, number>;
}

const tallies: Tally[] = paths.map(() => ({ latency: createHistogram(), errors: {} }));
const total = createHistogram();
/** By the second in which the answer came; what comes after the end counts in one more. */
const answeredInSecond: number[] = new Array(seconds + 1).fill(0);
/** By the second in which the request was due. */
const slowestInSecond: number[] = new Array(seconds + 1).fill(0);
const secondOf = (moment: number) => Math.min(seconds, Math.floor((moment - started) / 1000));
const waiting: Due[] = [];
const idle: Connection[] = [];
const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
const requests = paths.map((path) => Buffer.from(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${lines.join('')}\r\n`));
const started = performance.now();
let sent = 0;
let finished = 0;
let lastAnswerAt = started;

function conclude(due: Due, outcome: Outcome): void {
  finished += 1;
  lastAnswerAt = performance.now();
  const milliseconds = lastAnswerAt - due.at;
  const tally = tallies[due.path];
  if (outcome !== 'ok' && tally) tally.errors[outcome] = (tally.errors[outcome] ?? 0) + 1;
  const nanoseconds = Math.max(1, Math.round(milliseconds * NANOSECONDS));
  tally?.latency.record(nanoseconds);
  total.record(nanoseconds);
  const answered = secondOf(lastAnswerAt);
  answeredInSecond[answered] = (answeredInSecond[answered] ?? 0) + 1;
  const second = secondOf(due.at);
  slowestInSecond[second] = Math.max(slowestInSecond[second] ?? 0, milliseconds);
}

function release(connection: Connection): void {
  const due = waiting.shift();
  if (due === undefined) idle.push(connection);
  else send(connection, due);
}

function send(connection: Connection, due: Due): void {
  connection.ask(requests[due.path] as Buffer, (outcome) => {
    conclude(due, outcome);
    release(connection);
  });
}

function sendWhatIsDue(): void {
  const elapsed = performance.now() - started;
  // The first is due at once.
  const dueByNow = Math.min(Math.floor((elapsed / 1000) * rate) + 1, Math.round(rate * seconds));
  for (; sent < dueByNow; sent++) {
    const due = { path: sent % paths.length, at: started + (sent / rate) * 1000 };
    // The one that has rested longest: all connections, and so all processes behind them, get their share.
    const connection = idle.shift();
    if (connection === undefined) waiting.push(due);
    else send(connection, due);
  }
}

const milliseconds = (histogram: RecordableHistogram, percentile: number) =>
  histogram.count === 0 ? 0 : histogram.percentile(percentile) / NANOSECONDS;

function summarise(latency: RecordableHistogram, errors: Record<string, number>) {
  return {
    requests: latency.count,
    errors: Object.values(errors).reduce((sum, count) => sum + count, 0),
    errorKinds: errors,
    p50Ms: milliseconds(latency, 50),
    p99Ms: milliseconds(latency, 99),
    slowestMs: latency.count === 0 ? 0 : latency.max / NANOSECONDS,
  };
}

function report(): void {
  clearInterval(ticking);
  const kinds: Record<string, number> = {};
  for (const { errors } of tallies) {
    for (const [kind, count] of Object.entries(errors)) kinds[kind] = (kinds[kind] ?? 0) + count;
  }
  const unanswered = sent - finished;
  if (unanswered > 0) kinds.unanswered = unanswered;
  const byPath: PathResult[] = paths.map((path, i) => {
    const { latency, errors } = tallies[i] as Tally;
    return { path, ...summarise(latency, errors) };
  });
  const whole = summarise(total, kinds);
  const held = finished / ((lastAnswerAt - started) / 1000);
  const result: ConstantRateResult = { ...whole, asked: rate, held, byPath, answeredInSecond, slowestInSecond };
  process.stdout.write(`${JSON.stringify(result)}\n`, () => process.exit(0));
}

for (let i = 0; i < connections; i++) idle.push(new Connection(ports[i % ports.length] ?? 0));
const ticking = setInterval(() => {
  sendWhatIsDue();
  const elapsed = performance.now() - started;
  if (elapsed < seconds * 1000) return;
  if (finished === sent || elapsed > seconds * 1000 + UNANSWERED_MS) report();
}, TICK_MS);
