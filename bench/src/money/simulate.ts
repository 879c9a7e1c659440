import type { OwnPostgres } from '../engines/own-postgres.ts';
import { runNode } from '../processes/command.ts';
import { freePort } from '../processes/free-port.ts';
import { type Api, startApi } from '../site/api.ts';
import { copyDatabase, dropDatabase, query } from '../site/database.ts';
import { commandEnvironment, type Services } from '../site/services.ts';
import type { Bench } from '../suite.ts';
import { emptyQueue } from '../workers/own-queue.ts';
import { FRUGAL, type RunningWorker, startWorker } from '../workers/worker.ts';
import { createErrands } from './house-errands.ts';
import { type Day, pickOperation } from './operations.ts';
import { type Provider, startProvider } from './provider.ts';
import { type Random, seededRandom } from './random.ts';
import { type HouseCommand, settle } from './settle.ts';
import type { Shop } from './shop.ts';
import { findFaults } from './verify.ts';

export interface Simulation {
  readonly bench: Bench;
  readonly engines: Services;
  readonly postgres: OwnPostgres;
  readonly template: string;
  readonly shop: Shop;
  readonly operations: number;
  /** A cent is put into the books by hand: somebody must notice. */
  readonly isBroken?: boolean;
}

export interface Simulated {
  readonly faults: readonly string[];
  /** Those that came to their end. */
  readonly operations: number;
  readonly crashes: number;
  readonly purchases: number;
  readonly seconds: number;
}

/** So many operations are under way at once. */
const AT_ONCE = 8;
/** Of a thousand operations, so many come with a crash. */
const CRASHES = { api: 3, worker: 4, postgres: 2 };
type CrashPart = keyof typeof CRASHES;
const CRASH_PARTS = Object.keys(CRASHES) as CrashPart[];
const BREAK = `alter table ledger_entries disable trigger user;
  update ledger_entries set amount_cents = amount_cents + 1 where (transfer_id, account_id) =
    (select transfer_id, account_id from ledger_entries order by transfer_id desc, account_id limit 1);
  alter table ledger_entries enable trigger user`;

interface Site {
  readonly origin: string;
  crash(part: CrashPart): Promise<void>;
  readonly command: HouseCommand;
  stop(): Promise<void>;
}

async function startSite(
  { bench, postgres }: Simulation,
  services: Services,
  port: number,
  provider: Provider,
): Promise<Site> {
  const environment = { ...provider.environment, NODE_COMPILE_CACHE: FRUGAL.NODE_COMPILE_CACHE };
  const apiOptions = { services, port, release: `simulation-${port}`, cached: false, environment };
  const workerOptions = { services, route: 'example=127.0.0.1:9', environment };
  let api: Api = await startApi(bench, apiOptions);
  let worker: RunningWorker = await startWorker(bench, workerOptions);
  // One at a time, as somebody would mend them.
  let mending: Promise<void> = Promise.resolve();
  const crashes = {
    async api() {
      await api.kill();
      api = await startApi(bench, apiOptions);
    },
    async worker() {
      await worker.kill();
      worker = await startWorker(bench, workerOptions);
    },
    async postgres() {
      await postgres.stop();
      await postgres.start();
    },
  };
  return {
    origin: api.origin,
    crash(part) {
      mending = mending.then(crashes[part]);
      // Whoever waits for it hears of it; nobody does while the day goes on.
      mending.catch(() => {});
      return mending;
    },
    command: (...words) =>
      runNode(['server/src/entry/admin.ts', ...words], { env: { ...commandEnvironment(services), ...environment } }),
    async stop() {
      await mending;
      await Promise.all([api.stop(), worker.stop()]);
    },
  };
}

function drawCrash(random: Random): CrashPart | undefined {
  let left = random.below(1000);
  return CRASH_PARTS.find((part) => {
    left -= CRASHES[part];
    return left < 0;
  });
}

async function spendTheDay(day: Omit<Day, 'random'>, seed: number, wanted: number, site: Site) {
  let next = 0;
  let operations = 0;
  let crashes = 0;
  const live = async () => {
    while (next < wanted) {
      // Each has a chance of its own, whatever the others do meanwhile.
      const random = seededRandom(seed * 1_000_003 + next);
      next += 1;
      const part = drawCrash(random);
      if (part !== undefined) {
        crashes += 1;
        void site.crash(part);
      }
      await pickOperation(random)({ ...day, random });
      operations += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, live));
  return { operations, crashes };
}

/** One life of the house from its first cent, drawn by lot from the seed, and what is wrong with its books at the end. */
export async function simulate(simulation: Simulation, seed: number): Promise<Simulated> {
  const { bench, engines, template, shop } = simulation;
  const began = performance.now();
  const name = `${template}_${seed}`;
  const services = await copyDatabase(engines, template, name);
  await emptyQueue(services);
  const port = await freePort();
  const provider = await startProvider(bench, seed, `http://127.0.0.1:${port}/api/stripe/webhook`);
  const site = await startSite(simulation, services, port, provider);
  const bought = new Set<string>();
  const errands = createErrands(provider, site.command);
  const day = { origin: site.origin, provider, ...shop, ...errands, paid: [], disputes: [], bought };
  const spent = await spendTheDay(day, seed, simulation.operations, site);
  await site.crash('worker');
  if (simulation.isBroken === true) await query(services, BREAK);
  const told = await settle(services, provider, site.command);
  const faults = [...told, ...(await findFaults({ services, provider, bought }))];
  await site.stop();
  await provider.stop();
  await dropDatabase(engines, name);
  return { faults, ...spent, purchases: bought.size, seconds: (performance.now() - began) / 1000 };
}
