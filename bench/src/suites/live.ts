import { setTimeout as delay } from 'node:timers/promises';
import { type Listeners, openListeners } from '../load/listeners.ts';
import { median, spreadOf } from '../measure/statistics.ts';
import { residentBytes } from '../processes/memory.ts';
import { nameRelease, startApi } from '../site/api.ts';
import { createDatabase, dropDatabase } from '../site/database.ts';
import { signUp } from '../site/people.ts';
import type { Services } from '../site/services.ts';
import type { Bench, Suite } from '../suite.ts';

const DATABASE = 'poliedro_bench_live';
const LISTENERS = 10_000;
const EVENTO_ID = 1;
const PATIENCE_MS = 30_000;
const SETTLE_MS = 3000;

interface Post {
  origin: string;
  cookie: string;
  listeners: Listeners;
}

/** How long after its sending a comment is with half, with nearly all, with all of those who listen. */
async function deliverOne({ origin, cookie, listeners }: Post, round: number) {
  const words = `medida ${round} ${process.pid}`;
  const arrivals = listeners.awaitWords(words, PATIENCE_MS);
  const began = performance.now();
  const answer = await fetch(`${origin}/api/comments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
    body: JSON.stringify({ texto: words, evento_id: EVENTO_ID }),
  });
  if (answer.status !== 200) throw new Error(`commenting answered ${answer.status}: ${await answer.text()}`);
  const answeredMs = performance.now() - began;
  const times = (await arrivals).map((at) => at - began).toSorted((a, b) => a - b);
  const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? Number.NaN;
  return { answeredMs, half: at(0.5), most: at(0.99), all: at(1), missing: LISTENERS - times.length };
}

async function prepare(bench: Bench, services: Services) {
  const api = await startApi(bench, {
    services,
    release: nameRelease(bench, services, 'live'),
    cached: true,
    environment: { LIVE_MAX: String(LISTENERS * 2), LIVE_MAX_PER_ADDRESS: String(LISTENERS * 2) },
  });
  const cookie = await signUp(services, api.origin, 'experto');
  await fetch(`${api.origin}/api/comments/evento/${EVENTO_ID}`);
  return { api, cookie };
}

async function run(bench: Bench): Promise<void> {
  bench.cleanup.add(() => dropDatabase(bench.services, DATABASE));
  const services = await createDatabase(bench.services, DATABASE);
  const { api, cookie } = await prepare(bench, services);
  await delay(SETTLE_MS);
  const before = residentBytes(api.pid);

  const began = performance.now();
  const listeners = await openListeners(api.port, `/api/live/evento/${EVENTO_ID}`, LISTENERS);
  bench.cleanup.add(() => listeners.close());
  bench.record(`opening ${LISTENERS} streams`, (performance.now() - began) / 1000, 's');
  await delay(SETTLE_MS);
  const after = residentBytes(api.pid);
  if (before !== undefined && after !== undefined) {
    bench.record('memory of the process before', before / 1e6, 'MB');
    bench.record(`memory of the process with ${LISTENERS} streams`, after / 1e6, 'MB');
    bench.record('memory of a stream', (after - before) / LISTENERS / 1000, 'kB');
  }

  const rounds = [];
  for (let round = 0; round < bench.rounds; round++) {
    rounds.push(await deliverOne({ origin: api.origin, cookie, listeners }, round));
    await delay(500);
  }
  const record = (what: string, values: number[]) =>
    bench.record(what, median(values), 'ms', { spread: spreadOf(values) });
  record(
    'a comment is answered after',
    rounds.map((round) => round.answeredMs),
  );
  record(
    'a comment is with half of them after',
    rounds.map((round) => round.half),
  );
  record(
    'a comment is with 99 % of them after',
    rounds.map((round) => round.most),
  );
  record(
    'a comment is with all of them after',
    rounds.map((round) => round.all),
  );
  const missing = rounds.reduce((sum, round) => sum + round.missing, 0);
  bench.record('deliveries missing', missing, '', { bar: '= 0' });
  bench.record('streams still open at the end', listeners.open, '', { bar: `= ${LISTENERS}` });
}

export const liveSuite: Suite = {
  name: 'live',
  summary: `${LISTENERS} open windows on one process: memory, and how soon a comment is with all of them.`,
  run,
};
