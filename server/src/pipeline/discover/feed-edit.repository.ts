import type { Queryable, Transaction } from '../../platform/database.ts';

/** What operators can set of a feed, known by its address. */
export interface FeedState {
  readonly periodico_id: number;
  readonly active: boolean;
}

const LOCK = {
  name: 'feed-lock',
  text: 'select url, periodico_id, active from feeds where feed_id = $1 for update',
};

export const lockFeed = async (tx: Transaction, feed_id: number): Promise<(FeedState & { url: string }) | undefined> =>
  (await tx.query<FeedState & { url: string }>(LOCK, [feed_id]))[0];

const LOCK_AT = { name: 'feed-lock-at', text: 'select periodico_id, active from feeds where url = $1 for update' };

export const lockFeedAt = async (tx: Transaction, url: string): Promise<FeedState | undefined> =>
  (await tx.query<FeedState>(LOCK_AT, [url]))[0];

const SAVE = {
  name: 'feed-save-state',
  text: `insert into feeds (url, periodico_id, active) values ($1, $2, $3)
    on conflict (url) do update set active = excluded.active, failures = 0, fault = null, next_poll_on = clock_timestamp()`,
};

/** One that is asked again is asked at once. */
export async function saveFeedState(tx: Transaction, url: string, { periodico_id, active }: FeedState): Promise<void> {
  await tx.query(SAVE, [url, periodico_id, active]);
}

const FORGET = { name: 'feed-forget', text: 'delete from feeds where url = $1' };

export async function forgetFeed(tx: Transaction, url: string): Promise<void> {
  await tx.query(FORGET, [url]);
}

const KNOWN = { name: 'feed-known-addresses', text: 'select url from feeds where url = any ($1)' };

export async function listKnownFeeds(db: Queryable, urls: readonly string[]): Promise<string[]> {
  return (await db.query<{ url: string }>(KNOWN, [urls])).map(({ url }) => url);
}
