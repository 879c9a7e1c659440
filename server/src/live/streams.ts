import type { ServerResponse } from 'node:http';
import type { Redis } from 'ioredis';
import { DomainError } from '../platform/errors.ts';
import { toMessage } from './message.ts';
import { createSubscriptions } from './subscriptions.ts';

export interface StreamLimits {
  /** Open at once in this process. */
  readonly streams: number;
  readonly streamsPerAddress: number;
}

/** The open streams of this process, by the channel they listen to. */
export interface Streams {
  readonly counts: Readonly<{ open: number; dropped: number }>;
  has(channel: string): boolean;
  /** Throws at once beyond the limits; resolves when nothing is missed from now on, or the stream will be told so. */
  add(channel: string, address: string, stream: ServerResponse): Promise<unknown>;
  deliver(channel: string, message: string): void;
  /** Ends all of them; nobody is let in any more. */
  end(): void;
}

interface Group {
  readonly streams: Set<ServerResponse>;
  readonly subscribed: Promise<unknown>;
}

/** Proxies cut what is silent for a minute, most of them. */
const HEARTBEAT_MS = 25_000;
const HEARTBEAT = Buffer.from(':\n\n');
const MISSED = Buffer.from(toMessage('perdido', {}));
/** Who has not taken this much cannot follow. */
const WAITING_BYTES_MAX = 64 * 1024;
const LAST_WORDS_MS = 500;

/** A stream subscribes its channel if it is the first, and releases it if it was the last. */
export function createStreams(subscriber: Redis, limits: StreamLimits, heartbeatMs = HEARTBEAT_MS): Streams {
  const groups = new Map<string, Group>();
  const ofAddress = new Map<string, number>();
  const counts = { open: 0, dropped: 0 };
  let ended = false;

  const subscriptions = createSubscriptions(subscriber, {
    present: () => [...groups.keys()],
    onMissed: (channel) => sendAll(channel, MISSED),
  });
  subscriber.on('message', deliver);
  const heartbeat = setInterval(beat, heartbeatMs).unref();

  function send(stream: ServerResponse, bytes: Buffer): void {
    if (stream.writableLength > WAITING_BYTES_MAX) {
      counts.dropped += 1;
      stream.destroy();
    } else {
      stream.write(bytes);
    }
  }

  function sendAll(channel: string, bytes: Buffer): void {
    for (const stream of groups.get(channel)?.streams ?? []) send(stream, bytes);
  }

  function deliver(channel: string, message: string): void {
    sendAll(channel, Buffer.from(message));
  }

  function beat(): void {
    for (const channel of groups.keys()) sendAll(channel, HEARTBEAT);
    subscriptions.check();
  }

  function admit(address: string): void {
    if (ended || counts.open >= limits.streams) throw new DomainError('unavailable', { open: counts.open });
    if ((ofAddress.get(address) ?? 0) >= limits.streamsPerAddress) throw new DomainError('rate_limited');
  }

  function groupOf(channel: string): Group {
    const known = groups.get(channel);
    if (known !== undefined) return known;
    const group = { streams: new Set<ServerResponse>(), subscribed: subscriptions.subscribe(channel) };
    groups.set(channel, group);
    return group;
  }

  function countAddress(address: string, change: number): void {
    const left = (ofAddress.get(address) ?? 0) + change;
    if (left > 0) ofAddress.set(address, left);
    else ofAddress.delete(address);
  }

  return {
    counts,
    has: (channel) => groups.has(channel),
    deliver,
    add(channel, address, stream) {
      admit(address);
      if (stream.destroyed) return Promise.resolve();
      const group = groupOf(channel);
      group.streams.add(stream);
      counts.open += 1;
      countAddress(address, 1);
      // Writing to who has just left.
      stream.on('error', () => {});
      stream.once('close', () => {
        group.streams.delete(stream);
        counts.open -= 1;
        countAddress(address, -1);
        if (group.streams.size > 0) return;
        groups.delete(channel);
        subscriptions.unsubscribe(channel);
      });
      return group.subscribed;
    },
    end() {
      ended = true;
      clearInterval(heartbeat);
      const left = [...groups.values()].flatMap(({ streams }) => [...streams]);
      for (const stream of left) stream.end();
      // Who does not take even the end.
      setTimeout(() => {
        for (const stream of left) stream.destroy();
      }, LAST_WORDS_MS).unref();
    },
  };
}
