import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { mustSucceed, runPnpm } from './command.ts';
import { emptyRedis, migrateDatabase, recreateDatabase, seedDatabase } from './databases.ts';
import { type PlayedNewspapers, playNewspapers } from './demo/newspapers.ts';
import { hurryAlong } from './demo/progress.ts';
import { apartFromOwn, type Environment, withServices } from './environment.ts';
import { portOrAnother } from './services/ports.ts';
import { SetupFault, tell } from './services/progress.ts';
import { startCards, startMail, startProcess, stopProcesses, withoutCards } from './start-process.ts';

const help = `Usage: pnpm run demo

Forty invented newspapers, a worker that reads them and the site, together: events appear on the front page while you
watch. Everything of it is apart from your own: the database poliedro_demo (made anew each time), number 10 of both
Redis, free ports. The articles' links lead to the invented newspapers. With EMBEDDING_MODEL_DIR articles are compared
across languages too; no language model is asked, and only test cards pay. Ctrl-C ends it; the services stay (pnpm run
services stop).`;

const database = 'poliedro_demo';
const redisDatabase = 10;
const lookSeconds = 2;

/** What the stand-in for newspapers has to say is of no interest; the site and the worker only complain. */
const silent = () => {};

async function prepareSite(newspapers: PlayedNewspapers, services: Environment): Promise<Environment> {
  const port = String(await portOrAnother(Number(services.PORT ?? 3000)));
  const environment: Environment = {
    ...apartFromOwn(withoutCards(services), database),
    DATABASE_URL: await recreateDatabase(services, database),
    REDIS_QUEUE_URL: await emptyRedis(services.REDIS_QUEUE_URL, redisDatabase),
    REDIS_CACHE_URL: await emptyRedis(services.REDIS_CACHE_URL, redisDatabase),
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: port,
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    RELEASE: `demo-${Date.now()}`,
    // Whoever loads the page again sees what has come since.
    RESPONSE_CACHE: 'false',
    FETCH_ROUTES: newspapers.route,
    CRAWL_DELAY_MS: '20',
    WEB_DEV: 'false',
    // Everything runs on one machine, which may be a small one.
    SHED_AFTER_MS: '30000',
    LOG_LEVEL: 'error',
  };
  await migrateDatabase(environment);
  await seedDatabase(environment, ['--front-page-only']);
  tell(`${await newspapers.subscribe(environment)} newspapers to read`);
  return environment;
}

async function untilAnswering(origin: string | undefined, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const answer = await fetch(`${origin}/health/ready`, { signal }).catch(() => undefined);
    if (answer?.ok) return tell(`open ${origin}: the front page is empty, and fills`);
    await sleep(200);
  }
}

async function watch(newspapers: PlayedNewspapers, environment: Environment, signal: AbortSignal): Promise<void> {
  const { DATABASE_URL = '', PUBLIC_ORIGIN } = environment;
  await untilAnswering(PUBLIC_ORIGIN, signal);
  await newspapers.startTelling();
  let last = '';
  let shown = false;
  while (!signal.aborted) {
    const now = await hurryAlong(DATABASE_URL);
    const line = `newspapers: ${now.newspapers}, articles: ${now.articles}, under way: ${now.underWay}, events: ${now.events}`;
    if (line !== last) tell(line);
    if (now.events > 0 && !shown) tell(`the first events are there: open ${PUBLIC_ORIGIN}`);
    shown ||= now.events > 0;
    last = line;
    await sleep(lookSeconds * 1000);
  }
}

async function demonstrate(): Promise<void> {
  const services = await withServices();
  // Always: an older build would show other pages than the sources.
  tell('building the pages …');
  await mustSucceed(runPnpm(['run', 'build']), 'the web build');
  const newspapers = await playNewspapers(services, silent);
  const children = [newspapers.process];
  const ending = new AbortController();
  const end = () => {
    tell('ending …');
    ending.abort();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
  try {
    const environment = await prepareSite(newspapers, services);
    children.push(
      ...(await startMail(environment)),
      ...(await startCards(environment)),
      startProcess('api', ['server/src/entry/api.ts'], environment),
      startProcess('worker', ['server/src/entry/worker.ts'], environment),
    );
    const ended = children.map((child) => once(child, 'exit', { signal: ending.signal }));
    await Promise.race([watch(newspapers, environment, ending.signal), ...ended]);
    if (!ending.signal.aborted) throw new SetupFault('a part of the demonstration has ended by itself');
  } catch (error) {
    if (!ending.signal.aborted) throw error;
  } finally {
    await stopProcesses(children);
  }
}

if (process.argv.includes('--help')) console.log(help);
else {
  try {
    await demonstrate();
  } catch (error) {
    console.error(error instanceof SetupFault ? error.message : error);
    process.exitCode = 1;
  }
}
