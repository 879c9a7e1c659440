import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runCommand } from '../command.ts';
import { migrateDatabase, recreateDatabase, seedDatabase } from '../databases.ts';
import { type Environment, withServices } from '../environment.ts';
import { projectRoot } from '../services/places.ts';
import { freePort } from '../services/ports.ts';
import type { Verdict } from './step.ts';
import { countedRun, countPlaywright } from './tests.ts';

const database = 'poliedro_e2e';
/** Apart from what the development server keeps in database 0. */
const redisDatabase = 9;
const startSeconds = 60;

async function ownRedis(url: string | undefined): Promise<string> {
  const own = new URL(url ?? '');
  own.pathname = `/${redisDatabase}`;
  const socket = connect({ host: own.hostname, port: Number(own.port || 6379) });
  socket.write(`SELECT ${redisDatabase}\r\nFLUSHDB\r\n`);
  await once(socket, 'data');
  socket.end();
  return own.href;
}

async function prepareSite(): Promise<Environment> {
  const services = await withServices();
  const port = String(await freePort());
  const environment: Environment = {
    ...services,
    DATABASE_URL: await recreateDatabase(services, database),
    REDIS_QUEUE_URL: await ownRedis(services.REDIS_QUEUE_URL),
    REDIS_CACHE_URL: await ownRedis(services.REDIS_CACHE_URL),
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: port,
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    BASE_URL: `http://127.0.0.1:${port}`,
    // Two browsers on a small machine must not be taken for an attack.
    RATE_LIMIT_PER_MINUTE: '1000000',
    SHED_AFTER_MS: '30000',
    LOG_LEVEL: 'warn',
    FORCE_COLOR: '0',
  };
  await migrateDatabase(environment);
  await seedDatabase(environment);
  return environment;
}

interface Site {
  process: ChildProcess;
  said(): string;
}

function startApi(environment: Environment): Site {
  const child = spawn(process.execPath, ['server/src/entry/api.ts'], { cwd: projectRoot, env: environment });
  const parts: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => parts.push(part.toString()));
  return { process: child, said: () => parts.join('').slice(-8000) };
}

async function untilReady(site: Site, address: string): Promise<void> {
  for (const end = Date.now() + startSeconds * 1000; Date.now() < end; await sleep(100)) {
    if (site.process.exitCode !== null) throw new Error(`the API ended with ${site.process.exitCode}\n${site.said()}`);
    const answer = await fetch(`${address}/health/live`).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error(`the API did not answer in ${startSeconds} s\n${site.said()}`);
}

async function stopApi(site: Site): Promise<void> {
  if (site.process.exitCode !== null) return;
  const ended = once(site.process, 'exit');
  site.process.kill('SIGTERM');
  const stubborn = setTimeout(() => site.process.kill('SIGKILL'), 10_000);
  await ended;
  clearTimeout(stubborn);
}

/** The journeys in a real browser, against the production build on a database of their own. */
export async function checkBrowser(): Promise<Verdict> {
  const environment = await prepareSite();
  const site = startApi(environment);
  try {
    await untilReady(site, environment.BASE_URL ?? '');
    const cwd = join(projectRoot, 'e2e');
    const verdict = await countedRun(
      (report) =>
        runCommand(join(cwd, 'node_modules/.bin/playwright'), ['test', '--reporter=dot,json'], {
          cwd,
          environment: {
            ...environment,
            PLAYWRIGHT_JSON_OUTPUT_FILE: report,
            PLAYWRIGHT_JSON_OUTPUT_NAME: report,
            CI: 'true',
          },
        }),
      countPlaywright,
    );
    return verdict.outcome === 'passed'
      ? verdict
      : { ...verdict, output: `${verdict.output}\nThe API said:\n${site.said()}` };
  } finally {
    await stopApi(site);
  }
}
