import { findOwnEngines } from '../engines/own-engines.ts';
import { startOwnPostgres } from '../engines/own-postgres.ts';
import { startOwnRedis } from '../engines/own-redis.ts';
import { type Provider, startProvider } from '../money/provider.ts';
import type { Random } from '../money/random.ts';
import type { HouseCommand } from '../money/settle.ts';
import { addFeeds } from '../press/feeds.ts';
import { startPress } from '../press/press.ts';
import { runNode } from '../processes/command.ts';
import { freePort } from '../processes/free-port.ts';
import { readAnnouncement, startProcess } from '../processes/long-process.ts';
import { type Api, startApi } from '../site/api.ts';
import { createDatabase, query } from '../site/database.ts';
import { commandEnvironment, type Services } from '../site/services.ts';
import type { Bench } from '../suite.ts';
import { type RunningWorker, startWorker } from '../workers/worker.ts';
import type { LogWatch } from './log-watch.ts';

const DATABASE = 'poliedro_bench_night';
const RELEASE = 'bench-night';
const PROCESSES = 2;
const NEWSPAPERS = 150;
const ARTICLES_A_MINUTE = 50;
/** All that the newspapers invent happens within so many hours; here in the time of the night. */
const STORY_HOURS = 58;
const ASK_EVERY_MS = 60_000;
const ASK_NOW = 'update feeds set next_poll_on = least(next_poll_on, clock_timestamp()) where active';

export interface House {
  readonly services: Services;
  readonly provider: Provider;
  readonly ports: readonly number[];
  readonly command: HouseCommand;
  processes(): { role: string; pid: number }[];
  /** One of them, drawn by lot, goes and comes back. Answers which. */
  restart(random: Random): Promise<string>;
}

async function startMail(bench: Bench): Promise<string> {
  const ports = { MAIL_SMTP_PORT: '0', MAIL_HTTP_PORT: '0' };
  const running = startProcess(process.execPath, ['stand-ins/src/mail/start.ts'], { ...process.env, ...ports });
  bench.cleanup.add(() => running.stop());
  const { smtpPort } = await readAnnouncement<{ smtpPort: number }>(running);
  return `smtp://127.0.0.1:${smtpPort}`;
}

async function startNewspapers(bench: Bench, services: Services, minutes: number): Promise<string> {
  const press = await startPress(bench, {
    articles: ARTICLES_A_MINUTE * minutes,
    newspapers: NEWSPAPERS,
    seed: 'night',
  });
  const now = new Date(Date.now() - STORY_HOURS * 3_600_000).toISOString();
  await press.setClock({ now, speed: (STORY_HOURS * 60) / minutes });
  await addFeeds(services, await press.listNewspapers());
  // Their days pass in minutes: so often are they asked.
  const asking = setInterval(() => void query(services, ASK_NOW).catch(() => {}), ASK_EVERY_MS);
  bench.cleanup.add(() => clearInterval(asking));
  return press.route;
}

/** Everything that runs in production, two of each, and all those whom it speaks to. */
export async function startHouse(bench: Bench, log: LogWatch, minutes: number, seed: number): Promise<House> {
  const programs = await findOwnEngines(bench, 'night');
  const postgres = await startOwnPostgres(bench, programs);
  const queue = await startOwnRedis(bench, programs, { megabytes: 512, policy: 'noeviction' });
  const cache = await startOwnRedis(bench, programs);
  const engines = { DATABASE_URL: postgres.url, REDIS_QUEUE_URL: queue.url, REDIS_CACHE_URL: cache.url };
  const services = await createDatabase(engines, DATABASE);
  const ports: number[] = [];
  for (let number = 0; number < PROCESSES; number += 1) ports.push(await freePort());
  const provider = await startProvider(bench, seed, `http://127.0.0.1:${ports[0]}/api/stripe/webhook`);
  const environment = { ...provider.environment, SMTP_URL: await startMail(bench) };
  const route = await startNewspapers(bench, services, minutes);

  const openApi = (port: number, number: number) =>
    startApi(bench, {
      ...{ services, port, release: RELEASE, cached: true },
      // What is kept fills its share within minutes: what grows after that grows for ever.
      environment: { ...environment, LOG_LEVEL: 'warn', RESPONSE_CACHE_MB: '32' },
      listen: log.listen(`api ${number}`),
    });
  const openWorker = (number: number) =>
    startWorker(bench, { services, route, environment, listen: log.listen(`worker ${number}`) });
  const apis: Api[] = [];
  for (const [number, port] of ports.entries()) apis.push(await openApi(port, number));
  const workers: RunningWorker[] = [];
  for (let number = 0; number < PROCESSES; number += 1) workers.push(await openWorker(number));

  const endApi = (way: 'stop' | 'kill') => async (number: number) => {
    await apis[number]?.[way]();
    apis[number] = await openApi(ports[number] ?? 0, number);
  };
  const endWorker = (way: 'stop' | 'kill') => async (number: number) => {
    await workers[number]?.[way]();
    workers[number] = await openWorker(number);
  };
  const breakEngine = (engine: { stop(): Promise<unknown>; start(): Promise<unknown> }) => async () => {
    await engine.stop();
    await engine.start();
  };
  const restarts: Readonly<Record<string, (number: number) => Promise<void>>> = {
    'an API process stopped': endApi('stop'),
    'an API process killed': endApi('kill'),
    'a worker stopped': endWorker('stop'),
    'a worker killed': endWorker('kill'),
    'PostgreSQL crashed': breakEngine(postgres),
    'the Redis of the queue crashed and lost all': breakEngine(queue),
    'the Redis of kept answers crashed and lost all': breakEngine(cache),
  };
  return {
    services,
    provider,
    ports,
    command: (...words) =>
      runNode(['server/src/entry/admin.ts', ...words], { env: { ...commandEnvironment(services), ...environment } }),
    processes: () => [
      ...apis.map(({ pid }) => ({ role: 'API', pid })),
      ...workers.map(({ pid }) => ({ role: 'worker', pid })),
    ],
    async restart(random) {
      const what = random.pick(Object.keys(restarts));
      await restarts[what]?.(random.below(PROCESSES));
      return what;
    },
  };
}
