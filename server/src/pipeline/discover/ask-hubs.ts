import type { Database } from '../../platform/database.ts';
import type { SafeFetch } from '../../platform/safe-fetch/safe-fetch.ts';
import { callbackKey } from './hub-secret.ts';
import { claimToAsk, type Subscription } from './websub.repository.ts';

export interface HubTools {
  readonly db: Database;
  readonly safeFetch: SafeFetch;
  /** Where hubs reach us. */
  readonly origin: string;
}

const AT_A_TIME = 10;
const BATCHES = 50;
const LEASE_SECONDS = 10 * 86_400;
const MOST_BYTES = 65_536;
const DEADLINE_MS = 10_000;

const formOf = ({ feed_id, topic, hub_secret, wanted }: Subscription, origin: string) =>
  new URLSearchParams({
    'hub.mode': wanted ? 'subscribe' : 'unsubscribe',
    'hub.topic': topic,
    'hub.callback': `${origin}/api/websub/${feed_id}/${callbackKey(hub_secret)}`,
    ...(wanted && { 'hub.lease_seconds': String(LEASE_SECONDS), 'hub.secret': hub_secret }),
  }).toString();

/**
 * Asks hubs to tell us of news, to go on doing so, or to stop where a feed was switched off. What they answer counts
 * for nothing: they come and ask whether it is meant. One that does not come is asked again hours later.
 */
export async function askHubs({ db, safeFetch, origin }: HubTools): Promise<void> {
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const subscriptions = await claimToAsk(db, AT_A_TIME);
    if (subscriptions.length === 0) return;
    await Promise.all(
      subscriptions.map((subscription) =>
        safeFetch.fetch({
          url: subscription.hub,
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: formOf(subscription, origin),
          maxBytes: MOST_BYTES,
          deadlineMs: DEADLINE_MS,
        }),
      ),
    );
  }
}
