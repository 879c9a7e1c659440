import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { emptyRedis, migrateDatabase, recreateDatabase, seedDatabase } from './databases.ts';
import { apartFromOwn, type Environment, withServices } from './environment.ts';
import { projectRoot } from './services/places.ts';
import { freePort } from './services/ports.ts';
import { cardEnvironment, runs, stopProcesses } from './start-process.ts';

const startSeconds = 60;

/** Where a site keeps what it has; apart from that of others. */
export interface SitePlace {
  readonly database: string;
  readonly redisDatabase: number;
}

async function prepareSite({ database, redisDatabase }: SitePlace): Promise<Environment> {
  const services = await withServices();
  const [port, developmentPort, smtpPort, mailPort, cardPort] = (await freePorts(5)).map(String);
  const environment: Environment = {
    ...apartFromOwn(services, database),
    DATABASE_URL: await recreateDatabase(services, database),
    REDIS_QUEUE_URL: await emptyRedis(services.REDIS_QUEUE_URL, redisDatabase),
    REDIS_CACHE_URL: await emptyRedis(services.REDIS_CACHE_URL, redisDatabase),
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: port,
    PUBLIC_ORIGIN: `http://localhost:${port}`,
    BASE_URL: `http://localhost:${port}`,
    DEV_URL: `http://localhost:${developmentPort}`,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    MAIL_SMTP_PORT: smtpPort,
    MAIL_HTTP_PORT: mailPort,
    MAIL_URL: `http://127.0.0.1:${mailPort}`,
    ...cardEnvironment(Number(cardPort), `http://127.0.0.1:${port}`),
    // Two browsers on a small machine must not be taken for an attack.
    RATE_LIMIT_PER_MINUTE: '1000000',
    REGISTRATIONS_PER_HOUR: '1000000',
    SHED_AFTER_MS: '30000',
    DATABASE_TIMEOUT_MS: '20000',
    EMBEDDINGS: 'none',
    LOG_LEVEL: 'warn',
    FORCE_COLOR: '0',
    // What each of the many short commands would compile anew.
    NODE_COMPILE_CACHE: join(projectRoot, 'node_modules/.cache/compiled'),
  };
  await migrateDatabase(environment);
  await seedDatabase(environment);
  return environment;
}

async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) ports.add(await freePort());
  return [...ports];
}

/** The same content straight from the sources, as `pnpm run dev` runs it. */
function inDevelopment({ DEV_URL = '', ...environment }: Environment): Environment {
  const { port, origin } = new URL(DEV_URL);
  const development = { NODE_ENV: 'development', WEB_DEV: 'true', RESPONSE_CACHE: 'false' };
  return { ...environment, ...development, PORT: port, PUBLIC_ORIGIN: origin };
}

interface Part {
  readonly name: string;
  readonly process: ChildProcess;
  said(): string;
}

function startPart(name: string, file: string, environment: Environment): Part {
  const child = spawn(process.execPath, [file], { cwd: projectRoot, env: environment });
  const parts: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => parts.push(part.toString()));
  return { name, process: child, said: () => parts.join('').slice(-8000) };
}

async function untilReady(part: Part, address: string): Promise<void> {
  for (const end = Date.now() + startSeconds * 1000; Date.now() < end; await sleep(100)) {
    const { exitCode, signalCode } = part.process;
    if (!runs(part.process)) throw new Error(`${part.name} ended with ${exitCode ?? signalCode}\n${part.said()}`);
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error(`${part.name} did not answer in ${startSeconds} s\n${part.said()}`);
}

export interface TestSite {
  readonly environment: Environment;
  /** What its programs have written. */
  said(): string;
}

/** The production build with the demonstration content, its worker and stand-ins, and the same straight from the sources. */
export async function withTestSite<Result>(
  place: SitePlace,
  use: (site: TestSite) => Promise<Result>,
): Promise<Result> {
  const environment = await prepareSite(place);
  const parts = [
    startPart('mail', 'stand-ins/src/mail/start.ts', environment),
    startPart('cards', 'stand-ins/src/card-provider/start.ts', environment),
    startPart('worker', 'server/src/entry/worker.ts', environment),
    startPart('api', 'server/src/entry/api.ts', environment),
    startPart('api in development', 'server/src/entry/api.ts', inDevelopment(environment)),
  ];
  try {
    const [mail, cards, , api, development] = parts as [Part, Part, Part, Part, Part];
    await untilReady(mail, `${environment.MAIL_URL}/messages`);
    await untilReady(cards, `${environment.STRIPE_API_URL}/control/clock`);
    await untilReady(api, `${environment.BASE_URL}/health/live`);
    await untilReady(development, `${environment.DEV_URL}/health/live`);
    return await use({
      environment,
      said: () => parts.map(({ name, said }) => `${name} said:\n${said()}`).join('\n'),
    });
  } finally {
    await stopProcesses(parts.map(({ process }) => process));
  }
}
