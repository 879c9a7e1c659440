import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { withProjectPrograms } from './command.ts';
import type { Environment } from './environment.ts';
import { projectRoot } from './services/places.ts';
import { freePort } from './services/ports.ts';

export type Listener = (name: string, line: string) => void;

const show: Listener = (name, line) => console.log(`${name.padEnd(6)} | ${line}`);

/** What a stand-in says first is meant for programs. */
const showForPeople: Listener = (name, line) => {
  if (!/^(\{|STRIPE_)/.test(line)) show(name, line);
};

/** A program of the project beside this one; what it says is told line by line. */
export function startProcess(name: string, args: string[], environment: Environment, hear = show): ChildProcess {
  const child = spawn(process.execPath, args, {
    cwd: projectRoot,
    env: withProjectPrograms(environment),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => hear(name, line));
  }
  return child;
}

/** Nothing leaves the machine: without a mail server of your own, mails are kept and shown by the stand-in. */
export async function startMail(environment: Environment): Promise<ChildProcess[]> {
  if (environment.SMTP_URL) return [];
  const ports = { MAIL_SMTP_PORT: String(await freePort()), MAIL_HTTP_PORT: String(await freePort()) };
  environment.SMTP_URL = `smtp://127.0.0.1:${ports.MAIL_SMTP_PORT}`;
  return [startProcess('mail', ['stand-ins/src/mail/start.ts'], { ...environment, ...ports }, showForPeople)];
}

const cardKeys = {
  secret: 'sk_test_standin',
  public: 'pk_test_standin',
  webhook: 'whsec_of_the_stand_in',
  prices: ['price_supporter', 'price_patron', 'price_champion'],
};

/** For the stand-in of the card provider that listens there, and for whoever takes it for the provider. */
export function cardEnvironment(port: number, site: string | undefined): Environment {
  const [supporter, patron, champion] = cardKeys.prices;
  const address = `http://127.0.0.1:${port}`;
  return {
    CARDS_PORT: String(port),
    CARDS_SECRET_KEY: cardKeys.secret,
    CARDS_PUBLIC_KEY: cardKeys.public,
    CARDS_WEBHOOK_URL: `${site}/api/stripe/webhook`,
    CARDS_WEBHOOK_SECRET: cardKeys.webhook,
    CARDS_PRICES: cardKeys.prices.join(','),
    STRIPE_SECRET_KEY: cardKeys.secret,
    STRIPE_PUBLIC_KEY: cardKeys.public,
    STRIPE_WEBHOOK_SECRET: cardKeys.webhook,
    STRIPE_PRICE_SUPPORTER: supporter,
    STRIPE_PRICE_PATRON: patron,
    STRIPE_PRICE_CHAMPION: champion,
    STRIPE_API_URL: address,
    STRIPE_SCRIPT_URL: address,
  };
}

/** Whoever is only to be shown something must not pay with real cards. */
export const withoutCards = (environment: Environment): Environment =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith('STRIPE_')));

/** No money moves: without keys of the provider's own, the stand-in takes the test cards. */
export async function startCards(environment: Environment, args: string[] = []): Promise<ChildProcess[]> {
  if (environment.STRIPE_SECRET_KEY) return [];
  Object.assign(environment, cardEnvironment(await freePort(), environment.PUBLIC_ORIGIN));
  return [startProcess('cards', ['stand-ins/src/card-provider/start.ts', ...args], environment, showForPeople)];
}

export const runs = (child: ChildProcess) => child.exitCode === null && child.signalCode === null;
const PATIENCE_MS = 12_000;

/** Asks all to end, and waits until they have; who does not is ended. */
export async function stopProcesses(children: readonly ChildProcess[]): Promise<void> {
  const running = children.filter(runs);
  const ended = running.map((child) => once(child, 'exit'));
  for (const child of running) child.kill('SIGTERM');
  const stubborn = setTimeout(() => {
    for (const child of running.filter(runs)) child.kill('SIGKILL');
  }, PATIENCE_MS);
  await Promise.all(ended);
  clearTimeout(stubborn);
}
