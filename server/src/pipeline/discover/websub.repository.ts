import type { Queryable } from '../../platform/database.ts';

/** What we have agreed on with a hub, or want to. */
export interface Subscription {
  readonly feed_id: number;
  readonly periodico_id: number;
  readonly hub: string;
  readonly topic: string;
  readonly hub_secret: string;
  /** False for a feed, or a newspaper, that is switched off. */
  readonly wanted: boolean;
}

const WANTED = 'feeds.active and newspapers.active';
const FIND = {
  name: 'websub-find',
  text: `select feed_id, periodico_id, hub, topic, hub_secret, ${WANTED} as wanted
    from feeds join newspapers using (periodico_id)
    where feed_id = $1 and hub is not null and topic is not null and hub_secret is not null`,
};

export async function findSubscription(db: Queryable, feed_id: number): Promise<Subscription | undefined> {
  const [found] = await db.query<Subscription>(FIND, [feed_id]);
  return found;
}

/** A hub is asked again before its word is over, but not all the time; with several tries before it is. */
const RENEW_BEFORE = `interval '1 day'`;
const ASK_AGAIN_AFTER = `interval '6 hours'`;
const CLAIM_TO_ASK = {
  name: 'websub-claim-to-ask',
  text: `update feeds set hub_asked_on = clock_timestamp(),
      hub_secret = coalesce(hub_secret, replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''))
    from newspapers
    where newspapers.periodico_id = feeds.periodico_id and feed_id in (
      select feed_id from feeds join newspapers using (periodico_id)
      where hub is not null and topic is not null
        and (hub_asked_on is null or hub_asked_on < clock_timestamp() - ${ASK_AGAIN_AFTER})
        and case when ${WANTED} then hub_until is null or hub_until < clock_timestamp() + ${RENEW_BEFORE}
          else hub_until > clock_timestamp() end
      order by hub_asked_on nulls first limit $1 for update of feeds skip locked)
    returning feed_id, feeds.periodico_id, hub, topic, hub_secret, ${WANTED} as wanted`,
};

/** Those for whom a hub should be asked to begin, to go on or to end; nobody else gets them for a while. */
export const claimToAsk = (db: Queryable, limit: number) => db.query<Subscription>(CLAIM_TO_ASK, [limit]);

const SET_UNTIL = {
  name: 'websub-set-until',
  text: `update feeds set hub_until = clock_timestamp() + make_interval(secs => $2) where feed_id = $1`,
};

export async function beginSubscription(db: Queryable, feed_id: number, seconds: number): Promise<void> {
  await db.query(SET_UNTIL, [feed_id, seconds]);
}

const END = { name: 'websub-end', text: 'update feeds set hub_until = null where feed_id = $1' };

export async function endSubscription(db: Queryable, feed_id: number): Promise<void> {
  await db.query(END, [feed_id]);
}
