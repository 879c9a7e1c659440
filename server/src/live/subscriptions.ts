import { setTimeout as delay } from 'node:timers/promises';
import type { Redis } from 'ioredis';

/** What this process hears of, over one connection to Redis. */
export interface Subscriptions {
  /** Resolves when nothing said from now on is missed, or after a short wait; it is told then when listening began. */
  subscribe(channel: string): Promise<unknown>;
  unsubscribe(channel: string): void;
  /** A connection that only listens does not notice by itself that nobody speaks any more. */
  check(): void;
}

export interface SubscriptionsOptions {
  /** The channels that somebody listens to now. */
  present: () => string[];
  /** Listening to this channel has only begun now, or begun again: what was said before was not heard. */
  onMissed: (channel: string) => void;
}

const WAIT_MS = 300;

/** Asks nothing while Redis is away: whoever is there when it is back is subscribed then, all at once. */
export function createSubscriptions(subscriber: Redis, { present, onMissed }: SubscriptionsOptions): Subscriptions {
  let ready = subscriber.status === 'ready';
  subscriber.on('close', () => {
    ready = false;
  });
  subscriber.on('ready', () => {
    ready = true;
    const channels = present();
    if (channels.length === 0) return;
    subscriber.subscribe(...channels).then(() => {
      for (const channel of channels) onMissed(channel);
    }, callAnew);
  });

  /** A connection that does not answer is given up for a new one. */
  function callAnew(): void {
    if (!ready) return;
    ready = false;
    subscriber.disconnect(true);
  }

  return {
    subscribe(channel) {
      if (!ready) return Promise.resolve();
      let late = false;
      const begun = subscriber.subscribe(channel).then(() => {
        if (late) onMissed(channel);
      }, callAnew);
      const waited = delay(WAIT_MS).then(() => {
        late = true;
      });
      return Promise.race([begun, waited]);
    },
    unsubscribe(channel) {
      if (ready) subscriber.unsubscribe(channel).catch(callAnew);
    },
    check() {
      if (ready) subscriber.ping().catch(callAnew);
    },
  };
}
