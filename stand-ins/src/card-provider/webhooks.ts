import { createHmac } from 'node:crypto';
import { post } from './post.ts';
import type { Event } from './wire.ts';
import type { Endpoint, World } from './world.ts';

const AT_ONCE = 16;
const MOST_REMEMBERED = 50_000;
const SHUFFLE_MS = 250;

/** One try to tell of an event. */
export interface Delivery {
  readonly event: string;
  readonly type: string;
  readonly url: string;
  /** What the endpoint answered; 0 is no answer, -1 is an event that was lost on purpose. */
  readonly status: number;
  readonly attempt: number;
  readonly at: string;
}

export interface Webhooks {
  tell(event: Event): void;
  /** Sends it again, whatever came of it before. */
  resend(event: Event): void;
  hold(): void;
  /** Sends what was held back, each so many times, in the order it came in or any other. */
  release(order: 'as_held' | 'reversed' | 'shuffled', copies: number): number;
  /** Forgets what was held back: lost. */
  drop(): number;
  /** Something made up. Returns what the endpoint answered. */
  forge(endpoint: Endpoint, payload: string, signature: string | undefined): Promise<number>;
  deliveries(): readonly Delivery[];
  /** When nothing is on its way. */
  idle(): Promise<void>;
  close(): void;
}

/** By real time: whoever checks it knows nothing of the clock of this stand-in. */
export function sign(payload: string, secret: string, at = Math.floor(Date.now() / 1000)): string {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${payload}`).digest('hex')}`;
}

interface Parcel {
  readonly event: Event;
  readonly endpoint: Endpoint;
}

export function createWebhooks(world: World, retryPauses: readonly number[]): Webhooks {
  const { random, faults } = world;
  const log: Delivery[] = [];
  const timers = new Set<NodeJS.Timeout>();
  const waiting: { parcel: Parcel; attempt: number }[] = [];
  const shuffled: Parcel[] = [];
  let held: Parcel[] | undefined;
  let active = 0;
  let closed = false;
  let awaited: (() => void)[] = [];

  function note({ event, endpoint }: Parcel, status: number, attempt: number): void {
    const at = new Date().toISOString();
    log.push({ event: event.id, type: event.type, url: endpoint.id, status, attempt, at });
    if (log.length > MOST_REMEMBERED) log.splice(0, MOST_REMEMBERED / 2);
  }

  function settle(): void {
    if (active + waiting.length + timers.size + shuffled.length > 0) return;
    const told = awaited;
    awaited = [];
    for (const tell of told) tell();
  }

  function later(ms: number, act: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      act();
      settle();
    }, ms);
    timers.add(timer);
  }

  async function attempt(parcel: Parcel, number: number): Promise<void> {
    const { event, endpoint } = parcel;
    const payload = JSON.stringify(event);
    const status = await post(endpoint.id, payload, sign(payload, endpoint.secret));
    if (closed) return;
    note(parcel, status, number);
    const pause = retryPauses[number - 1];
    if ((status < 200 || status > 299) && pause !== undefined) later(pause, () => enqueue(parcel, number + 1));
  }

  function work(): void {
    while (active < AT_ONCE && !closed) {
      const next = waiting.shift();
      if (next === undefined) break;
      active += 1;
      void attempt(next.parcel, next.attempt).finally(() => {
        active -= 1;
        work();
        settle();
      });
    }
  }

  function enqueue(parcel: Parcel, number = 1): void {
    waiting.push({ parcel, attempt: number });
    work();
  }

  function sendShuffled(): void {
    for (const parcel of random.some(shuffled.splice(0), Infinity)) enqueue(parcel);
  }

  function dispatch(parcel: Parcel): void {
    const { type } = parcel.event;
    if (faults.take('webhook_lost', type)) {
      note(parcel, -1, 0);
      return;
    }
    const doubled = faults.take('webhook_doubled', type);
    const late = faults.take('webhook_late', type);
    for (let copy = 0; copy <= (doubled?.webhook_copies ?? 0); copy += 1) {
      if (late !== undefined) later(late.webhook_late_ms, () => enqueue(parcel));
      else if (faults.take('webhook_shuffled', type)) {
        if (shuffled.length === 0) later(SHUFFLE_MS, sendShuffled);
        shuffled.push(parcel);
      } else enqueue(parcel);
    }
  }

  const parcelsOf = (event: Event): Parcel[] =>
    [...world.endpoints.oldestFirst()]
      .filter(({ secret, connect }) => secret !== '' && (event.account === undefined || connect))
      .map((endpoint) => ({ event, endpoint }));

  return {
    tell(event) {
      for (const parcel of parcelsOf(event)) {
        if (held === undefined) dispatch(parcel);
        else held.push(parcel);
      }
    },
    resend(event) {
      for (const parcel of parcelsOf(event)) enqueue(parcel);
    },
    hold() {
      held ??= [];
    },
    release(order, copies) {
      const parcels = Array.from({ length: copies }, () => held ?? []).flat();
      held = undefined;
      const ordered =
        order === 'shuffled' ? random.some(parcels, Infinity) : order === 'reversed' ? parcels.reverse() : parcels;
      for (const parcel of ordered) enqueue(parcel);
      return ordered.length;
    },
    drop() {
      const lost = held ?? [];
      held = undefined;
      for (const parcel of lost) note(parcel, -1, 0);
      return lost.length;
    },
    forge: ({ id }, payload, signature) => post(id, payload, signature),
    deliveries: () => log,
    idle: () =>
      new Promise((resolve) => {
        awaited.push(resolve);
        settle();
      }),
    close() {
      closed = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
