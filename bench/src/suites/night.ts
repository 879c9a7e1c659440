import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ConstantRateResult } from '../load/constant-rate.ts';
import { median } from '../measure/statistics.ts';
import { createErrands } from '../money/house-errands.ts';
import { pickOperation } from '../money/operations.ts';
import { seededRandom } from '../money/random.ts';
import { settle } from '../money/settle.ts';
import { openShop, type Shop } from '../money/shop.ts';
import { findFaults } from '../money/verify.ts';
import { type House, startHouse } from '../night/house.ts';
import { type LogWatch, watchLog } from '../night/log-watch.ts';
import { SETTLED_MINUTES, watchMemory } from '../night/memory-watch.ts';
import { createPeople } from '../night/people.ts';
import { countGone, listPaths, readFor } from '../night/readers.ts';
import { workDir } from '../places.ts';
import type { Bench, Suite } from '../suite.ts';
import { isWritten, readProgress, untilProgress } from '../workers/progress.ts';

const MINUTES = 120;
const CYCLE_SECONDS = 300;
/** Of each cycle, in which something is broken and comes back. */
const BROKEN_SECONDS = 60;
const SEED = 1;
const SHOP = { readers: 200, authors: 8, articles: 200, balanceCents: 0 };
const BUYERS = 2;
const BUYER_PAUSE_MS = 500;
const PEOPLE_PAUSE_MS = 500;
const SETTLE_MINUTES = 15;
const SHOWN = 20;

interface Figures {
  readonly calm: ConstantRateResult[];
  readonly broken: ConstantRateResult[];
  readonly restarts: string[];
  /** Answers that an event is no more: while nothing was being restarted, and in the other minutes. */
  readonly gone: { calm: number; broken: number };
}

/** Those who buy and those who write, until they are told to go home. */
function startLiving(house: House, shop: Shop, stop: AbortSignal) {
  const { provider, command } = house;
  const origin = `http://127.0.0.1:${house.ports[0]}`;
  const bought = new Set<string>();
  const errands = createErrands(provider, command);
  const day = { origin, provider, ...shop, ...errands, paid: [], disputes: [], bought };
  let operations = 0;
  const unanswered: string[] = [];
  const giveUp = (error: unknown) => void unanswered.push(String(error));
  const buy = async () => {
    for (; !stop.aborted; await delay(BUYER_PAUSE_MS)) {
      const random = seededRandom(SEED * 1_000_003 + operations);
      operations += 1;
      await pickOperation(random)({ ...day, random }).catch(giveUp);
    }
  };
  const people = createPeople(house, shop, seededRandom(SEED));
  const write = async () => {
    for (; !stop.aborted; await delay(PEOPLE_PAUSE_MS)) await people.act().catch(giveUp);
  };
  const living = Promise.all([...Array.from({ length: BUYERS }, buy), write()]);
  return { living, people, bought, unanswered, operations: () => operations };
}

async function spendTheNight(bench: Bench, house: House, cycles: number): Promise<Figures> {
  const figures: Figures = { calm: [], broken: [], restarts: [], gone: { calm: 0, broken: 0 } };
  const random = seededRandom(SEED);
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    const since = new Date();
    const paths = await listPaths(house);
    const calm = await readFor(house, paths, CYCLE_SECONDS - BROKEN_SECONDS);
    figures.calm.push(calm);
    const missing = await countGone(house, calm, since);
    figures.gone.calm += missing.gone;
    const [broken, what] = await Promise.all([readFor(house, paths, BROKEN_SECONDS), house.restart(random)]);
    figures.broken.push(broken);
    figures.gone.broken += (await countGone(house, broken, since)).gone;
    figures.restarts.push(what);
    const told = `p50 ${calm.p50Ms.toFixed(1)} ms, p99 ${calm.p99Ms.toFixed(0)} ms, errors ${JSON.stringify(calm.errorKinds)}`;
    bench.say(`${cycle + 1} of ${cycles}: ${told}; ${what}: ${JSON.stringify(broken.errorKinds)}`);
    if (missing.others.length > 0) bench.say(`  not found: ${missing.others.join(', ')}`);
  }
  return figures;
}

const sumOf = (results: readonly ConstantRateResult[], read: (one: ConstantRateResult) => number) =>
  results.reduce((sum, one) => sum + read(one), 0);

function recordReaders(bench: Bench, { calm, broken, restarts, gone }: Figures): void {
  bench.record('restarts', restarts.length, '');
  for (const [what, times] of Map.groupBy(restarts, (one) => one)) bench.record(what, times.length, '');
  bench.record(
    'pages and answers',
    sumOf([...calm, ...broken], ({ requests }) => requests),
    '',
  );
  bench.record('errors while nothing was being restarted', sumOf(calm, ({ errors }) => errors) - gone.calm, '', {
    bar: '= 0',
  });
  bench.record('errors in the minutes of a restart', sumOf(broken, ({ errors }) => errors) - gone.broken, '');
  bench.record('answers that an event is no more', gone.calm + gone.broken, '');
  const third = Math.max(1, Math.floor(calm.length / 3));
  for (const [name, read] of [
    ['half of the answers', (one: ConstantRateResult) => one.p50Ms],
    ['99 % of the answers', (one: ConstantRateResult) => one.p99Ms],
  ] as const) {
    const [first, last] = [calm.slice(0, third), calm.slice(-third)].map((part) => median(part.map(read)));
    bench.record(`${name} within, in the first third`, first ?? Number.NaN, 'ms');
    bench.record(`${name} within, in the last third`, last ?? Number.NaN, 'ms');
    bench.record(`${name}: last third to first`, (last ?? Number.NaN) / (first ?? 1), 'ratio', { bar: '<= 1.5' });
  }
}

function recordMemory(bench: Bench, memory: ReturnType<typeof watchMemory>): void {
  for (const role of ['API', 'worker']) {
    const life = memory.longest(role);
    // In a shorter night than usual nobody may live that long.
    const bar = bench.minutes === undefined ? `>= ${SETTLED_MINUTES}` : undefined;
    bench.record(`${role}: the longest life`, life?.minutes ?? 0, 'min', { bar });
    if (life === undefined) continue;
    bench.record(`${role}: memory in it`, life.megabytes, 'MB');
    bench.record(`${role}: growth in an hour`, life.growth * 100, '%', { bar: '<= 10' });
  }
}

function sayAll(bench: Bench, lines: readonly string[]): void {
  for (const line of lines.slice(0, SHOWN)) bench.say(`  ${line}`);
}

function recordLog(bench: Bench, log: LogWatch): void {
  for (const [name, kinds, details] of [
    ['warnings in the logs', log.warnings(), {}],
    ['errors in the logs', log.faults(), { bar: '= 0' }],
  ] as const) {
    const told = [...kinds].toSorted(([, one], [, other]) => other - one);
    sayAll(
      bench,
      told.map(([kind, times]) => `${times} × ${kind}`),
    );
    bench.record(
      name,
      told.reduce((sum, [, times]) => sum + times, 0),
      '',
      details,
    );
  }
}

async function run(bench: Bench): Promise<void> {
  const minutes = bench.minutes ?? MINUTES;
  const cycles = Math.max(1, Math.round((minutes * 60) / CYCLE_SECONDS));
  mkdirSync(workDir, { recursive: true });
  const log = watchLog(join(workDir, 'night.log'));
  bench.cleanup.add(() => log.close());
  const house = await startHouse(bench, log, minutes, SEED);
  const memory = watchMemory(house.processes);
  bench.cleanup.add(() => memory.stop());
  const shop = await openShop(house.services, `http://127.0.0.1:${house.ports[0]}`, SHOP);
  const stop = new AbortController();
  const { living, people, bought, unanswered, operations } = startLiving(house, shop, stop.signal);
  const figures = await spendTheNight(bench, house, cycles);
  stop.abort();
  await living;
  memory.stop();

  recordReaders(bench, figures);
  const { found } = await readProgress(house.services);
  bench.record('articles found by the pipeline', found, '');
  bench.record('operations with money', operations(), '');
  bench.record('articles bought', bought.size, '');
  bench.record('things written by people', people.count(), '');
  sayAll(bench, unanswered);
  bench.record('people who were not answered in two minutes', unanswered.length, '', { bar: '= 0' });
  recordMemory(bench, memory);
  recordLog(bench, log);

  await untilProgress(house.services, isWritten, SETTLE_MINUTES).catch((error: Error) => bench.say(error.message));
  const { underWay, eventsToWrite } = await readProgress(house.services);
  bench.record('work of the pipeline that stands still', underWay + eventsToWrite, '', { bar: '= 0' });
  const { services, provider, command } = house;
  const wrong = [...(await settle(services, provider, command)), ...(await findFaults({ services, provider, bought }))];
  sayAll(bench, wrong);
  bench.record('faults in the books', wrong.length, '', { bar: '= 0' });
  const lost = await people.findLost();
  sayAll(bench, lost);
  bench.record('things written that are lost', lost.length, '', { bar: '= 0' });
}

export const nightSuite: Suite = {
  name: 'night',
  summary: `${MINUTES} minutes of readers, writers, buyers and newspapers on everything that runs, two of each, with a restart drawn by lot every five minutes: is anything lost, is an error told, does memory grow, are answers as quick at the end?`,
  isLong: true,
  run,
};
