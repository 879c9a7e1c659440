import { setTimeout as delay } from 'node:timers/promises';
import { startBroadcast } from '../bare/start.ts';
import { type Listeners, openListeners } from '../load/listeners.ts';
import { median, spreadOf } from '../measure/statistics.ts';
import type { Side } from '../measure/throughput.ts';
import { residentBytes } from '../processes/memory.ts';
import { nameRelease, startApi } from '../site/api.ts';
import { createDatabase, dropDatabase } from '../site/database.ts';
import { signUp } from '../site/people.ts';
import type { Services } from '../site/services.ts';
import type { Bench, Suite } from '../suite.ts';

const DATABASE = 'poliedro_bench_live';
const LISTENERS = 10_000;
const EVENTO_ID = 1;
const PATH = `/api/live/evento/${EVENTO_ID}`;
const PATIENCE_MS = 30_000;
const SETTLE_MS = 3000;
const PAUSE_MS = 500;

interface Delivery {
  /** From its sending until it was with half, with nearly all, with all of those who listen. */
  readonly half: number;
  readonly most: number;
  readonly all: number;
  readonly missing: number;
}

interface Crowd {
  readonly listeners: Listeners;
  send(words: string): Promise<Response>;
}

/** Opens the streams and says what they cost. */
async function gather(bench: Bench, name: string, { origin, pid }: Side): Promise<Listeners> {
  await delay(SETTLE_MS);
  const before = residentBytes(pid);
  const began = performance.now();
  const listeners = await openListeners(Number(new URL(origin).port), PATH, LISTENERS);
  bench.cleanup.add(() => listeners.close());
  bench.record(`${name}: opening ${LISTENERS} streams`, (performance.now() - began) / 1000, 's');
  await delay(SETTLE_MS);
  const after = residentBytes(pid);
  if (before !== undefined && after !== undefined) {
    bench.record(`${name}: memory of the process before`, before / 1e6, 'MB');
    bench.record(`${name}: memory with all of them`, after / 1e6, 'MB');
    bench.record(`${name}: memory of a stream`, (after - before) / LISTENERS / 1000, 'kB');
  }
  return listeners;
}

let sent = 0;
async function deliverOne({ listeners, send }: Crowd): Promise<Delivery> {
  const words = `medida ${sent++} ${process.pid}`;
  const arrivals = listeners.awaitWords(words, PATIENCE_MS);
  const began = performance.now();
  const answer = await send(words);
  if (answer.status !== 200) throw new Error(`sending answered ${answer.status}: ${await answer.text()}`);
  const times = (await arrivals).map((at) => at - began).toSorted((a, b) => a - b);
  const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? Number.NaN;
  await delay(PAUSE_MS);
  return { half: at(0.5), most: at(0.99), all: at(1), missing: LISTENERS - times.length };
}

function recordDeliveries(bench: Bench, name: string, rounds: readonly Delivery[]): void {
  const missing = rounds.reduce((sum, round) => sum + round.missing, 0);
  bench.record(`${name}: deliveries missing`, missing, '', { bar: '= 0' });
  const record = (whom: string, values: number[]) =>
    bench.record(`${name}: with ${whom} of them after`, median(values), 'ms', { spread: spreadOf(values) });
  record(
    'half',
    rounds.map(({ half }) => half),
  );
  record(
    '99 %',
    rounds.map(({ most }) => most),
  );
  record(
    'all',
    rounds.map(({ all }) => all),
  );
}

async function startOurs(bench: Bench, services: Services): Promise<Crowd> {
  const api = await startApi(bench, {
    services,
    release: nameRelease(bench, services, 'live'),
    cached: true,
    environment: { LIVE_MAX: String(LISTENERS * 2), LIVE_MAX_PER_ADDRESS: String(LISTENERS * 2) },
  });
  // A person may write five a minute: so each writes one.
  const cookies: string[] = [];
  for (let n = 0; n <= bench.rounds; n++) cookies.push(await signUp(services, api.origin, 'experto'));
  return {
    listeners: await gather(bench, 'a comment', api),
    send: (texto) =>
      fetch(`${api.origin}/api/comments`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'sec-fetch-site': 'same-origin',
          cookie: cookies.pop() ?? '',
        },
        body: JSON.stringify({ texto, evento_id: EVENTO_ID }),
      }),
  };
}

async function startBare(bench: Bench): Promise<Crowd> {
  const bare = await startBroadcast(bench, PATH);
  return {
    listeners: await gather(bench, 'bare', bare),
    send: (words) => fetch(bare.origin, { method: 'POST', body: words }),
  };
}

/** One side after the other: a process may not open enough files to hold both crowds at once. */
async function measure(bench: Bench, name: string, crowd: Crowd): Promise<number> {
  await deliverOne(crowd);
  const rounds: Delivery[] = [];
  for (let round = 0; round < bench.rounds; round++) rounds.push(await deliverOne(crowd));
  recordDeliveries(bench, name, rounds);
  bench.record(`${name}: streams still open at the end`, crowd.listeners.open, '', { bar: `= ${LISTENERS}` });
  crowd.listeners.close();
  await delay(SETTLE_MS);
  return median(rounds.map(({ all }) => all));
}

async function run(bench: Bench): Promise<void> {
  bench.cleanup.add(() => dropDatabase(bench.services, DATABASE));
  const services = await createDatabase(bench.services, DATABASE);
  const ours = await measure(bench, 'a comment', await startOurs(bench, services));
  const bare = await measure(bench, 'bare', await startBare(bench));
  bench.record('a comment with all of them: times what the bare engine takes', ours / bare, 'ratio');
}

export const liveSuite: Suite = {
  name: 'live',
  summary: `${LISTENERS} open windows on one process, against a bare Node server: memory, and how soon all hear a comment.`,
  run,
};
