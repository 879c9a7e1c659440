import type { ServerResponse } from 'node:http';
import type { Counters } from '@poliedro/contracts/interactions';
import type { LiveMessages, LiveName } from '@poliedro/contracts/live';
import { type Target, targetKey } from '@poliedro/contracts/targets';
import type { Redis } from 'ioredis';
import { createCountersTeller } from './counters-teller.ts';
import { toMessage } from './message.ts';
import { createStreams, type StreamLimits, type Streams } from './streams.ts';

/** Tells open windows, at whichever process they listen, what has just changed. */
export interface Live {
  readonly counts: Streams['counts'];
  /** Whether somebody at this process listens to it. */
  isListenedTo(target: Target): boolean;
  /** Throws at once where there is no room; resolves when nothing is missed from now on, or the stream will be told so. */
  listen(target: Target, address: string, stream: ServerResponse): Promise<unknown>;
  publish<Name extends LiveName>(target: Target, name: Name, data: LiveMessages[Name]): void;
  tellCounters(target: Target): void;
  /** Ends every stream at once. */
  end(): void;
  close(): void;
}

export interface LiveParts {
  redis: Redis;
  /** For this alone: a connection that subscribes can do nothing else. */
  subscriber: Redis;
  release: string;
  limits: StreamLimits;
  count: (target: Target) => Promise<Counters>;
}

export function createLive({ redis, subscriber, release, limits, count }: LiveParts): Live {
  const streams = createStreams(subscriber, limits);
  const channelOf = (target: Target) => `${release}:live:${targetKey(target)}`;

  const publish: Live['publish'] = (target, name, data) => {
    const channel = channelOf(target);
    const message = toMessage(name, data);
    // Without Redis each process tells its own.
    redis.publish(channel, message).catch(() => streams.deliver(channel, message));
  };

  async function isHeard(channel: string): Promise<boolean> {
    if (streams.has(channel)) return true;
    const [, listeners] = (await redis.pubsub('NUMSUB', channel)) as [string, number];
    return listeners > 0;
  }

  const teller = createCountersTeller(async (target) => {
    if (await isHeard(channelOf(target))) publish(target, 'contadores', await count(target));
  });

  return {
    counts: streams.counts,
    isListenedTo: (target) => streams.has(channelOf(target)),
    listen: (target, address, stream) => streams.add(channelOf(target), address, stream),
    publish,
    tellCounters: teller.tellCounters,
    end: streams.end,
    close() {
      teller.stop();
      streams.end();
      subscriber.disconnect();
    },
  };
}
