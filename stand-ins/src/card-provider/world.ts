import { randomBytes } from 'node:crypto';
import { createRandom, type Random } from '../newspapers/random.ts';
import { type Clock, createClock } from './clock.ts';
import { type CardFaults, createCardFaults } from './faults.ts';
import { type Entry, type Journal, noJournal, openJournal } from './journal.ts';
import { createRecords, type Records } from './records.ts';
import { createTable, type Table } from './table.ts';
import type { Account, Event, EventType, PaymentIntent } from './wire.ts';

export interface Plans {
  readonly supporter: string;
  readonly patron: string;
  readonly champion: string;
}

export interface Settings {
  readonly secretKey: string;
  readonly publicKey: string;
  /** The ids of the three prices. */
  readonly prices: Plans;
  /** Seconds until the money of a charge can be paid out. */
  readonly availableAfter: number;
  readonly seed: string;
  /** Where all of this is kept over a restart. */
  readonly stateFile?: string;
}

export interface Endpoint {
  /** Its address. */
  readonly id: string;
  readonly secret: string;
  /** Whether it also hears what happens on connected accounts. */
  readonly connect: boolean;
}

/** A way into the onboarding of an account, for one visit. */
export interface OnboardingLink {
  readonly id: string;
  readonly account: string;
  readonly return_url: string;
  readonly refresh_url: string;
  readonly expires_at: number;
  readonly used: boolean;
}

/** What was answered to a request with this key. */
export interface KeptAnswer {
  readonly id: string;
  readonly fingerprint: string;
  readonly status: number;
  readonly body: string;
  readonly created: number;
  /** By real time, in milliseconds. */
  readonly kept_at: number;
}

export interface World {
  readonly settings: Settings;
  readonly clock: Clock;
  readonly random: Random;
  readonly faults: CardFaults;
  readonly platform: Records;
  readonly accounts: Table<Account>;
  readonly endpoints: Table<Endpoint>;
  readonly links: Table<OnboardingLink>;
  readonly answers: Table<KeptAnswer>;
  /** Undefined is the platform itself. */
  recordsOf(account: string | undefined): Records;
  /** Where this server is reached. */
  base: string;
  /** The request that is being worked on; work never waits. */
  request: { id: string; idempotency_key: string | null } | null;
  /** Told of every event. */
  onEvent: (event: Event) => void;
  /** Told when a payment succeeds or fails. */
  onPayment: (records: Records, intent: PaymentIntent) => void;
  close(): Promise<void>;
}

export const API_VERSION = '2026-10-28.endive';
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

export const newId = (prefix: string, length = 24): string =>
  `${prefix}_${Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join('')}`;

export function createWorld(settings: Settings): World {
  let journal: Journal = noJournal;
  const remember = (account: string) => (table: string, object: { readonly id: string }) =>
    journal.write([account, table, object]);
  const own = <One extends { readonly id: string }>(name: string) =>
    createTable<One>((object) => remember('')(name, object));
  const tables = {
    accounts: own<Account>('accounts'),
    endpoints: own<Endpoint>('endpoints'),
    links: own<OnboardingLink>('links'),
    answers: own<KeptAnswer>('answers'),
    clock: own<{ id: string; offset: number }>('clock'),
  };
  const platform = createRecords(undefined, remember(''));
  const connected = new Map<string, Records>();
  const recordsOf = (account: string | undefined): Records => {
    if (account === undefined || account === '') return platform;
    const records = connected.get(account) ?? createRecords(account, remember(account));
    connected.set(account, records);
    return records;
  };

  function restore([account, table, object]: Entry): void {
    const places = { ...recordsOf(account), ...(account === '' && tables) } as unknown as Record<
      string,
      Table<typeof object>
    >;
    places[table]?.put(object);
  }
  if (settings.stateFile !== undefined) journal = openJournal(settings.stateFile, restore);

  const random = createRandom(settings.seed);
  return {
    settings,
    clock: createClock({
      get: () => tables.clock.find('clock')?.offset ?? 0,
      set: (offset) => tables.clock.put({ id: 'clock', offset }),
    }),
    random,
    faults: createCardFaults(random),
    platform,
    accounts: tables.accounts,
    endpoints: tables.endpoints,
    links: tables.links,
    answers: tables.answers,
    recordsOf,
    base: '',
    request: null,
    onEvent: () => {},
    onPayment: () => {},
    close: () => journal.close(),
  };
}

/** Something has happened to an object: it is kept as an event, and told. */
export function emit(world: World, records: Records, type: EventType, object: object, previous?: object): void {
  const event: Event = {
    id: newId('evt'),
    object: 'event',
    ...(records.account !== undefined && { account: records.account }),
    api_version: API_VERSION,
    created: world.clock.now(),
    data: { object, ...(previous !== undefined && { previous_attributes: previous }) },
    livemode: false,
    pending_webhooks: 0,
    request: world.request,
    type,
  };
  records.events.put(event);
  world.onEvent(event);
}
