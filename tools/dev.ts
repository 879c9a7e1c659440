import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { withProjectPrograms } from './command.ts';
import { migrateDatabase } from './databases.ts';
import { type Environment, withServices } from './environment.ts';
import { projectRoot } from './services/places.ts';
import { freePort } from './services/ports.ts';
import { SetupFault, tell } from './services/progress.ts';

const help = `Usage: pnpm run dev

Starts the services where they do not run, brings the database forward, then runs the API with the pages straight
from web/ and the worker, both again on every change, and a stand-in for the mail server unless SMTP_URL names one.
Ctrl-C ends them; the services stay (pnpm run services stop).`;

const onEveryChange = ['--watch-path=server/src', '--watch-path=contracts/src', '--watch-preserve-output'];

function startProcess(name: string, args: string[], environment: Environment): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd: projectRoot,
    env: withProjectPrograms(environment),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => console.log(`${name.padEnd(6)} | ${line}`));
  }
  return child;
}

async function tellAddress(address: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const answer = await fetch(`${address}/health/live`, { signal }).catch(() => undefined);
    if (answer?.ok) return tell(`Poliedro is at ${address}`);
    await sleep(300);
  }
}

/** Nothing leaves the machine: without a mail server of your own, mails are kept and shown by the stand-in. */
async function startMail(environment: Environment): Promise<ChildProcess[]> {
  if (environment.SMTP_URL) return [];
  const ports = { MAIL_SMTP_PORT: String(await freePort()), MAIL_HTTP_PORT: String(await freePort()) };
  environment.SMTP_URL = `smtp://127.0.0.1:${ports.MAIL_SMTP_PORT}`;
  return [startProcess('mail', ['stand-ins/src/mail/start.ts'], { ...environment, ...ports })];
}

async function develop(): Promise<void> {
  const services = await withServices();
  const port = services.PORT ?? '3000';
  const address = `http://localhost:${port}`;
  const environment: Environment = {
    NODE_ENV: 'development',
    WEB_DEV: 'true',
    // What is being changed must not be answered from what was kept of it.
    RESPONSE_CACHE: 'false',
    PUBLIC_ORIGIN: address,
    ...services,
    PORT: port,
  };
  tell((await migrateDatabase(environment)).trim().split('\n').at(-1) ?? 'migrated');

  const children = [
    ...(await startMail(environment)),
    startProcess('api', [...onEveryChange, 'server/src/entry/api.ts'], environment),
    startProcess('worker', [...onEveryChange, 'server/src/entry/worker.ts'], environment),
  ];
  const ending = new AbortController();
  const end = () => {
    ending.abort();
    for (const child of children) child.kill('SIGTERM');
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  void tellAddress(address, ending.signal);
  await Promise.race(children.map((child) => once(child, 'exit')));
  end();
  const running = children.filter((child) => child.exitCode === null && child.signalCode === null);
  await Promise.all(running.map((child) => once(child, 'exit')));
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
