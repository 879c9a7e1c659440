import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { openConnections, setTraps } from '../hostile/connections.ts';
import { type Handling, noteHandling, sumUpHandling } from '../hostile/handling.ts';
import { addAddresses, addHostileFeeds, listArticlesOf, makeHostile } from '../hostile/hostile-press.ts';
import { startNameServer } from '../hostile/name-server.ts';
import { TRICKY_ADDRESSES } from '../hostile/tricky-names.ts';
import { startPress } from '../press/press.ts';
import { createPressDatabase, dropDatabase } from '../site/database.ts';
import type { Bench, Suite } from '../suite.ts';
import { openOwnQueue } from '../workers/own-queue.ts';
import { compileWorker, localModel, startWorker } from '../workers/worker.ts';

const DATABASE = 'poliedro_bench_hostile';
const SIZE = { articles: 9000, newspapers: 900 };
const WATCHED = pathToFileURL(join(import.meta.dirname, '../hostile/watched-process.ts')).href;
const LOOK_MS = 2000;
const GIVE_UP_MINUTES = 12;

const isDone = ({ things, handled }: Handling) => handled === things;

function recordHandling(bench: Bench, name: string, { things, handled, slowestSeconds }: Handling): void {
  bench.record(`${name}: how many`, things, '');
  bench.record(`${name}: not handled`, things - handled, '', { bar: '= 0' });
  bench.record(`${name}: the slowest`, slowestSeconds, 's', { bar: '<= 20' });
}

async function run(bench: Bench): Promise<void> {
  bench.cleanup.add(() => dropDatabase(bench.services, DATABASE));
  const services = await openOwnQueue(bench, await createPressDatabase(bench.services, DATABASE));
  const press = await startPress(bench, SIZE);
  const privateAddresses = await press.ask<string[]>('/__private-addresses');
  const hostile = await makeHostile(press, privateAddresses.length);
  await noteHandling(services);
  const host = hostile.newspapers[0]?.host ?? '';
  const feeds = await addHostileFeeds(services, hostile);
  const spelt = await addAddresses(services, host, privateAddresses);
  const tricky = await addAddresses(services, host, TRICKY_ADDRESSES);

  const connections = openConnections(bench);
  const traps = await setTraps(bench);
  const model = localModel(process.env);
  if (model === undefined) bench.say('without EMBEDDING_MODEL_DIR: the worker has no model in its memory');
  await compileWorker([WATCHED]);
  const worker = await startWorker(bench, {
    services,
    route: press.route,
    imports: [WATCHED],
    environment: { ...model, BENCH_NAME_SERVER: await startNameServer(bench), BENCH_CONNECTIONS: connections.file },
  });
  bench.say(`${feeds.length} hostile feeds of ${hostile.faults} kinds, ${privateAddresses.length} private addresses`);

  async function look(): Promise<Record<string, Handling>> {
    const pages = await listArticlesOf(services, hostile.pageHosts);
    return {
      'hostile feeds': await sumUpHandling(services, 'feed', feeds),
      'pages of hostile newspapers': await sumUpHandling(services, 'article', pages),
      'private addresses as feeds': await sumUpHandling(services, 'feed', spelt.feeds),
      'private addresses as articles': await sumUpHandling(services, 'article', spelt.articles),
      'names that lead inside, as feeds': await sumUpHandling(services, 'feed', tricky.feeds),
      'names that lead inside, as articles': await sumUpHandling(services, 'article', tricky.articles),
    };
  }
  let seen = await look();
  const end = Date.now() + GIVE_UP_MINUTES * 60_000;
  while (Date.now() < end && !Object.values(seen).every(isDone)) {
    await delay(LOOK_MS);
    seen = await look();
  }
  const [peak, mapped] = [worker.peakBytes(), worker.mappedBytes()];
  await worker.stop();
  for (const [name, handling] of Object.entries(seen)) recordHandling(bench, name, handling);
  const strange = connections.listStrange(services, press.port);
  for (const line of new Set(strange)) bench.say(`a connection was tried to ${line}`);
  bench.record('connections tried to private addresses', strange.length, '', { bar: '= 0' });
  bench.record(`connections caught by ${traps.set} listeners there`, traps.caught(), '', { bar: '= 0' });
  const kind = model === undefined ? 'without a model' : 'with the local model';
  if (peak === undefined || mapped === undefined) return;
  bench.record(`memory of the worker ${kind}, at most`, peak / 1e6, 'MB', { bar: '<= 600' });
  bench.record(`of it, ${kind}, mapped from files, which workers share`, mapped / 1e6, 'MB');
}

export const hostileSuite: Suite = {
  name: 'hostile',
  summary:
    'A worker reads newspapers that misbehave in every way the stand-in knows, and addresses that lead inside: how long each holds it up, what memory it takes, where it connects to.',
  run,
};
