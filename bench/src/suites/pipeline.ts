import { availableParallelism } from 'node:os';
import { type BareReading, readBare } from '../bare/bare-stages.ts';
import { median, spreadOf } from '../measure/statistics.ts';
import { addFeeds } from '../press/feeds.ts';
import { isOpen, type PlayedNewspaper, type Press, startPress } from '../press/press.ts';
import { copyDatabase, createPressDatabase, dropDatabase } from '../site/database.ts';
import { type Services, withDatabase } from '../site/services.ts';
import type { Bench, Suite } from '../suite.ts';
import { holdLaterWork } from '../workers/later-work.ts';
import { openOwnQueue } from '../workers/own-queue.ts';
import { type Reading, readPress } from '../workers/read-press.ts';
import { localModel } from '../workers/worker.ts';

const ARTICLES = 2000;
const ARTICLES_A_FEED = 10;
/** Of all newspapers, about half let themselves be read without a pause. */
const NEWSPAPERS_A_FEED = 2;
/** A machine has moments in which all is slower; what has a bar is measured more often. */
const ROUNDS = 4;
const FEWER_ROUNDS = 2;
const MANY = 3;
/** Fewer cores than this are busy with one worker, its database and its newspapers. */
const CORES_FOR_MANY = 4;
const TEMPLATE = 'poliedro_bench_press';
const DATABASE = 'poliedro_bench_pipeline';

interface Stage {
  readonly bench: Bench;
  readonly services: Services;
  readonly press: Press;
  readonly newspapers: readonly PlayedNewspaper[];
}

const rateOf = ({ articles, seconds }: { articles: number; seconds: number }) => articles / seconds;

function recordRates(bench: Bench, name: string, readings: readonly (Reading | BareReading)[]): void {
  const rates = readings.map(rateOf);
  bench.record(`${name}: throughput`, median(rates), 'articles/s', { spread: spreadOf(rates) });
}

const msOf = (seconds: number, { articles }: { readonly articles: number }) => (seconds / articles) * 1000;

function say(bench: Bench, who: string, reading: Reading | BareReading): void {
  const { articles, events, seconds, processorSeconds } = reading;
  bench.say(
    `${who}: ${articles} articles, ${events} events in ${seconds.toFixed(1)} s, ${msOf(processorSeconds, reading).toFixed(1)} ms of processor an article`,
  );
}

interface How {
  readonly workers: number;
  readonly environment?: Readonly<Record<string, string>> | undefined;
  readonly later?: boolean;
}

async function readOnce({ bench, services, press }: Stage, how: How): Promise<Reading> {
  await copyDatabase(services, TEMPLATE, DATABASE);
  const reading = await readPress(bench, { services, press, ...how });
  say(bench, `${how.workers} worker${how.workers > 1 ? 's' : ''}`, reading);
  return reading;
}

function recordProcessor(bench: Bench, name: string, values: readonly number[]): void {
  bench.record(`${name}: processor time of an article`, median(values), 'ms', { spread: spreadOf(values) });
}

/**
 * What queue and database cost is what remains when the functions of the stages are called directly. With a model nothing
 * remains: the worker places articles while vectors of others are computed, and the stages called directly do not.
 */
async function compareWithBare(
  stage: Stage,
  name: string,
  model?: Readonly<Record<string, string>>,
): Promise<Reading[]> {
  const { bench, services, press, newspapers } = stage;
  const readings: Reading[] = [];
  const bare: BareReading[] = [];
  for (let round = 0; round < (model === undefined ? ROUNDS : FEWER_ROUNDS); round += 1) {
    readings.push(await readOnce(stage, { workers: 1, environment: model, later: round === 0 }));
    const direct = await readBare({ services, press, newspapers, environment: model });
    say(bench, 'stages called directly', direct);
    bare.push(direct);
  }
  recordRates(bench, name, readings);
  recordRates(bench, `${name}, stages called directly`, bare);
  const ratios = readings.map((reading, round) => rateOf(reading) / rateOf(bare[round] ?? reading));
  const shares = ratios.map((ratio) => 1 - ratio);
  if (model === undefined)
    bench.record(`${name}: share of time for queue and database`, median(shares), 'ratio', {
      bar: '<= 0.20',
      spread: spreadOf(shares),
    });
  else
    bench.record(`${name}: worker over stages called directly`, median(ratios), 'ratio', { spread: spreadOf(ratios) });
  const processorOf = (reading: Reading | BareReading) => msOf(reading.processorSeconds, reading);
  recordProcessor(bench, `${name}, in the worker`, readings.map(processorOf));
  recordProcessor(bench, `${name}, stages called directly`, bare.map(processorOf));
  for (const reading of readings) {
    const { settlingSeconds, finalSeconds } = reading;
    if (settlingSeconds === undefined || finalSeconds === undefined) continue;
    recordProcessor(bench, `${name}, later, when events are compared once more`, [msOf(settlingSeconds, reading)]);
    recordProcessor(bench, `${name}, later, for its final group`, [msOf(finalSeconds, reading)]);
  }
  bench.record(`${name}: memory of the worker, at most`, Math.max(...readings.map((one) => one.peakMegabytes)), 'MB');
  return readings;
}

async function compareWithMany(stage: Stage, alone: readonly Reading[]): Promise<void> {
  const { bench } = stage;
  const together: Reading[] = [];
  for (let round = 0; round < FEWER_ROUNDS; round += 1) together.push(await readOnce(stage, { workers: MANY }));
  const ratios = together.map((reading, round) => rateOf(reading) / rateOf(alone[round] ?? reading));
  const cores = availableParallelism();
  recordRates(bench, `${MANY} workers, words alone`, together);
  bench.record(`${MANY} workers over one, words alone, on ${cores} cores`, median(ratios), 'ratio', {
    spread: spreadOf(ratios),
    ...(cores >= CORES_FOR_MANY && { bar: '>= 1.8' }),
  });
}

async function run(bench: Bench): Promise<void> {
  const articles = bench.articles ?? ARTICLES;
  for (const name of [TEMPLATE, DATABASE]) bench.cleanup.add(() => dropDatabase(bench.services, name));
  const count = Math.max(40, Math.round(articles / ARTICLES_A_FEED));
  const press = await startPress(bench, {
    articles: articles * NEWSPAPERS_A_FEED,
    newspapers: count * NEWSPAPERS_A_FEED,
  });
  const newspapers = (await press.listNewspapers()).filter(isOpen);
  const template = await createPressDatabase(bench.services, TEMPLATE);
  await addFeeds(template, newspapers);
  await holdLaterWork(template);
  const services = await openOwnQueue(bench, withDatabase(bench.services, DATABASE));
  const stage: Stage = { bench, services, press, newspapers };

  const alone = await compareWithBare(stage, 'words alone');
  const model = localModel(process.env);
  if (model === undefined) bench.say('without EMBEDDING_MODEL_DIR nothing can be said of the local model');
  else await compareWithBare(stage, 'local model', model);
  await compareWithMany(stage, alone);
}

export const pipelineSuite: Suite = {
  name: 'pipeline',
  summary:
    'From the first feed asked until every article has its place and every event is written from it: articles a second with the local model and by words alone, what queue and database take of it, one worker against three. Events that are compared once more later, and final groups, are measured apart.',
  run,
};
