import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { migrateDatabase } from './databases.ts';
import { type Environment, withServices } from './environment.ts';
import { servicesDir } from './services/places.ts';
import { isFree } from './services/ports.ts';
import { SetupFault, tell } from './services/progress.ts';
import { startCards, startMail, startProcess, stopProcesses } from './start-process.ts';

const help = `Usage: pnpm run dev

Starts the services where they do not run, brings the database forward, then runs the API with the pages straight
from web/ and the worker, both again on every change, and stand-ins for the mail server unless SMTP_URL names one and
for the card provider unless STRIPE_SECRET_KEY is set (any test card of the provider's, such as 4242 4242 4242 4242).
PORT=3001 pnpm run dev takes another port. Ctrl-C ends them; the services stay (pnpm run services stop).`;

const onEveryChange = ['--watch-path=server/src', '--watch-path=contracts/src', '--watch-preserve-output'];

async function tellAddress(address: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const answer = await fetch(`${address}/health/live`, { signal }).catch(() => undefined);
    if (answer?.ok) return tell(`Poliedro is at ${address}`);
    await sleep(300);
  }
}

async function develop(): Promise<void> {
  const services = await withServices();
  const port = services.PORT ?? '3000';
  if (!(await isFree(Number(port))))
    throw new SetupFault(`port ${port} is taken; PORT=${Number(port) + 1} pnpm run dev takes another`);
  const address = `http://localhost:${port}`;
  const environment: Environment = {
    NODE_ENV: 'development',
    WEB_DEV: 'true',
    // What is being changed must not be answered from what was kept of it.
    RESPONSE_CACHE: 'false',
    // Every module of a page is a request of its own.
    RATE_LIMIT_PER_MINUTE: '1000000',
    PUBLIC_ORIGIN: address,
    ...services,
    PORT: port,
  };
  tell((await migrateDatabase(environment)).trim().split('\n').at(-1) ?? 'migrated');
  mkdirSync(servicesDir, { recursive: true });

  const children = [
    ...(await startMail(environment)),
    ...(await startCards(environment, ['--state', join(servicesDir, 'cards.json')])),
    startProcess('api', [...onEveryChange, 'server/src/entry/api.ts'], environment),
    startProcess('worker', [...onEveryChange, 'server/src/entry/worker.ts'], environment),
  ];
  const ending = new AbortController();
  const end = () => {
    tell('ending …');
    ending.abort();
    void stopProcesses(children);
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  void tellAddress(address, ending.signal);
  const first = await Promise.race(children.map((child) => once(child, 'exit').then(() => child)));
  const isWanted = ending.signal.aborted;
  ending.abort();
  await stopProcesses(children);
  if (isWanted) return;
  const program = first.spawnargs.find((word) => word.endsWith('.ts'));
  throw new SetupFault(`${program} has ended by itself with ${first.exitCode ?? first.signalCode}`);
}

if (process.argv.includes('--help')) console.log(help);
else {
  try {
    await develop();
  } catch (error) {
    console.error(error instanceof SetupFault ? error.message : error);
    process.exitCode = 1;
  }
}
