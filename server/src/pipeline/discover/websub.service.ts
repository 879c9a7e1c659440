import { type Clock, systemClock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { decodeFeed } from '../text/decode-text.ts';
import { hastenPoll, markChanged } from './feed.repository.ts';
import { addFoundArticles } from './found-article.repository.ts';
import { isCallbackKey, isSigned } from './hub-secret.ts';
import { parseFeed } from './parse-feed.ts';
import { beginSubscription, endSubscription, findSubscription, type Subscription } from './websub.repository.ts';

/** Who calls, by the address that we gave to the hub alone. */
export interface HubAddress {
  readonly feed_id: number;
  readonly key: string;
}

export interface HubQuestion {
  readonly mode: 'subscribe' | 'unsubscribe' | 'denied';
  readonly topic: string;
  readonly leaseSeconds: number;
}

export interface Delivery {
  readonly body: Buffer;
  readonly contentType: string | undefined;
  readonly signature: string | undefined;
}

const LONGEST_LEASE = 30 * 86_400;

async function findCaller(db: Database, { feed_id, key }: HubAddress): Promise<Subscription | undefined> {
  const found = await findSubscription(db, feed_id);
  return found !== undefined && isCallbackKey(key, found.hub_secret) ? found : undefined;
}

/** A hub asks whether a subscription is meant, or says that there is none. False where we do not mean it. */
export async function answerHub(db: Database, address: HubAddress, question: HubQuestion): Promise<boolean> {
  const caller = await findCaller(db, address);
  if (caller === undefined || question.topic !== caller.topic) return false;
  if (question.mode === 'subscribe') {
    if (!caller.wanted) return false;
    await beginSubscription(db, caller.feed_id, Math.min(question.leaseSeconds, LONGEST_LEASE));
    return true;
  }
  if (question.mode === 'unsubscribe' && caller.wanted) return false;
  await endSubscription(db, caller.feed_id);
  return true;
}

/**
 * A hub brings a feed: read as if we had asked for it. False where nothing is expected any more. What is not signed
 * with our secret is taken and left unread, as the protocol has it.
 */
export async function takeDelivery(
  db: Database,
  address: HubAddress,
  { body, contentType, signature }: Delivery,
  clock: Clock = systemClock,
): Promise<boolean> {
  const caller = await findCaller(db, address);
  if (caller?.wanted !== true) return false;
  if (!isSigned(body, signature, caller.hub_secret)) return true;
  const reading = parseFeed(decodeFeed(body, contentType), { url: caller.topic, now: clock() });
  if (!reading.ok) {
    await hastenPoll(db, caller.feed_id);
    return true;
  }
  await db.transaction(async (transaction) => {
    const found = await addFoundArticles(transaction, caller, reading.feed.items);
    if (found.length > 0) await markChanged(transaction, caller.feed_id);
  });
  return true;
}
