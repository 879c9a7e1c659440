import type { Queryable } from '../../platform/database.ts';
import type { PollHistory } from './poll-schedule.ts';

/** A feed that this process may ask until its time is over; `claim` proves it. */
export interface ClaimedFeed extends PollHistory {
  readonly feed_id: number;
  readonly periodico_id: number;
  readonly claim: string;
  readonly url: string;
  readonly etag: string | null;
  readonly last_modified: string | null;
}

const ADD = {
  name: 'feed-add',
  text: `insert into feeds (periodico_id, url) values ($1, $2)
    on conflict (url) do update set url = excluded.url returning feed_id`,
};

/** A feed that is there already keeps its newspaper. */
export async function addFeed(db: Queryable, feed: { periodico_id: number; url: string }): Promise<number> {
  const [added] = await db.query<{ feed_id: number }>(ADD, [feed.periodico_id, new URL(feed.url).href]);
  if (added === undefined) throw new Error('PostgreSQL did not return the feed it had stored');
  return added.feed_id;
}

const IS_DUE = `feeds.active and newspapers.active and next_poll_on <= clock_timestamp()
  and (claimed_until is null or claimed_until < clock_timestamp())`;

const DUE = {
  name: 'feeds-due',
  text: `select feed_id from feeds join newspapers using (periodico_id) where ${IS_DUE} order by next_poll_on limit $1`,
};

/** Those whose time has come and that nobody is asking, the longest due first. */
export async function listDueFeeds(db: Queryable, limit: number): Promise<number[]> {
  const rows = await db.query<{ feed_id: number }>(DUE, [limit]);
  return rows.map(({ feed_id }) => feed_id);
}

/** Longer than any visit takes: after that its process is taken for dead. */
const CLAIM_SECONDS = 90;
const CLAIM = {
  name: 'feed-claim',
  text: `update feeds set claimed_until = clock_timestamp() + make_interval(secs => $2)
    from newspapers where newspapers.periodico_id = feeds.periodico_id and feed_id = $1 and ${IS_DUE}
    returning feed_id, feeds.periodico_id, claimed_until::text as claim, url, etag, last_modified, articles_per_hour,
      failures, polled_on, changed_on, coalesce(hub_until > clock_timestamp(), false) as subscribed`,
};

export async function claimFeed(db: Queryable, feed_id: number): Promise<ClaimedFeed | undefined> {
  const [claimed] = await db.query<ClaimedFeed>(CLAIM, [feed_id, CLAIM_SECONDS]);
  return claimed;
}

type Claimed = Pick<ClaimedFeed, 'feed_id' | 'claim'>;

export interface PollRecord {
  /** Until it is asked again. */
  readonly seconds: number;
  readonly articles_per_hour: number;
  readonly failures: number;
  readonly fault: string | null;
  readonly changed: boolean;
}

const FINISH = {
  name: 'feed-poll-finish',
  text: `update feeds set claimed_until = null, polled_on = clock_timestamp(), poll_seconds = $3::int,
      next_poll_on = clock_timestamp() + make_interval(secs => $3::int), articles_per_hour = $4, failures = $5, fault = $6,
      changed_on = case when $7 then clock_timestamp() else changed_on end
    where feed_id = $1 and claimed_until = $2::timestamptz`,
};

/** Nothing, when somebody else has taken the feed over. */
export async function finishPoll(db: Queryable, { feed_id, claim }: Claimed, record: PollRecord): Promise<void> {
  const { seconds, articles_per_hour, failures, fault, changed } = record;
  await db.query(FINISH, [feed_id, claim, seconds, articles_per_hour, failures, fault, changed]);
}

const DEFER = {
  name: 'feed-poll-defer',
  text: `update feeds set claimed_until = null, next_poll_on = $3 where feed_id = $1 and claimed_until = $2::timestamptz`,
};

/** Its turn has not come: that is no failure. */
export async function deferPoll(db: Queryable, { feed_id, claim }: Claimed, until: Date): Promise<void> {
  await db.query(DEFER, [feed_id, claim, until]);
}

export interface FeedAnswer {
  /** Undefined where what was read may not be all: then it is not asked for news only. */
  readonly etag: string | undefined;
  readonly last_modified: string | undefined;
  readonly hub: string | undefined;
  readonly topic: string | undefined;
}

const IS_OTHER_HUB = '(hub, topic) is distinct from ($4::text, $5::text)';
const REMEMBER = {
  name: 'feed-answer-remember',
  text: `update feeds set etag = $2, last_modified = $3, hub = $4, topic = $5,
      hub_until = case when ${IS_OTHER_HUB} then null else hub_until end,
      hub_asked_on = case when ${IS_OTHER_HUB} then null else hub_asked_on end
    where feed_id = $1`,
};

/** What the feed said of itself. A subscription at another hub, or to something else, is none. */
export async function rememberAnswer(db: Queryable, feed_id: number, answer: FeedAnswer): Promise<void> {
  const { etag, last_modified, hub, topic } = answer;
  await db.query(REMEMBER, [feed_id, etag ?? null, last_modified ?? null, hub ?? null, topic ?? null]);
}

const MOVE = {
  name: 'feed-move',
  text: `update feeds set url = $2 where feed_id = $1 and not exists (select 1 from feeds where url = $2)`,
};

/** Where another feed stands already, this one stays. */
export async function moveFeed(db: Queryable, feed_id: number, url: string): Promise<void> {
  await db.query(MOVE, [feed_id, url]);
}

const HASTEN = { name: 'feed-hasten', text: 'update feeds set next_poll_on = clock_timestamp() where feed_id = $1' };

/** It has news that did not arrive with the message. */
export async function hastenPoll(db: Queryable, feed_id: number): Promise<void> {
  await db.query(HASTEN, [feed_id]);
}

const MARK_CHANGED = {
  name: 'feed-changed',
  text: 'update feeds set changed_on = clock_timestamp() where feed_id = $1',
};

export async function markChanged(db: Queryable, feed_id: number): Promise<void> {
  await db.query(MARK_CHANGED, [feed_id]);
}
