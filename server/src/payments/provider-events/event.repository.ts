import type Stripe from 'stripe';
import type { Queryable, Transaction } from '../../platform/database.ts';
import { RETRY_PAUSE } from '../retry-pause.ts';

const ADD = {
  name: 'provider-events-add',
  text: `insert into provider_events (event_id, type, account_id, payload, source, created_on)
    select event_id, type, account_id, payload, $5, to_timestamp((payload->>'created')::float8)
    from unnest($1::text[], $2::text[], $3::text[], $4::jsonb[]) as told (event_id, type, account_id, payload)
    on conflict (event_id) do nothing returning event_id`,
};

/** Those that are new: each is stored once, however often it is told. */
export async function addEvents(
  db: Queryable,
  events: readonly Stripe.Event[],
  source: 'webhook' | 'sweep',
): Promise<string[]> {
  if (events.length === 0) return [];
  const rows = await db.query<{ event_id: string }>(ADD, [
    events.map(({ id }) => id),
    events.map(({ type }) => type),
    events.map(({ account }) => account ?? null),
    events.map((event) => JSON.stringify(event)),
    source,
  ]);
  return rows.map(({ event_id }) => event_id);
}

export interface WaitingEvent {
  readonly event_id: string;
  readonly payload: Stripe.Event;
  /** Tried so often and for so long that what it speaks of would have come. */
  readonly is_old: boolean;
}

const WAITING = `select event_id, payload, received_on < now() - interval '1 day' and attempts >= 8 as is_old from provider_events`;

const CLAIM = {
  name: 'provider-events-claim',
  text: `${WAITING} where event_id = $1 and next_try_on is not null for update skip locked`,
};
const CLAIM_DUE = {
  name: 'provider-events-claim-due',
  text: `${WAITING} where next_try_on <= now() order by next_try_on limit 1 for update skip locked`,
};

/** Nobody else has it until the transaction ends. */
export const claimEvent = async (tx: Transaction, event_id: string): Promise<WaitingEvent | undefined> =>
  (await tx.query<WaitingEvent>(CLAIM, [event_id]))[0];
export const claimDueEvent = async (tx: Transaction): Promise<WaitingEvent | undefined> =>
  (await tx.query<WaitingEvent>(CLAIM_DUE, []))[0];

const SETTLE = {
  name: 'provider-events-settle',
  text: `update provider_events set outcome = $2, reason = $3, attempts = attempts + 1, next_try_on = null
    where event_id = $1`,
};

export async function settleEvent(
  tx: Transaction,
  event_id: string,
  outcome: 'applied' | 'ignored' | 'refused',
  reason: string | null,
): Promise<void> {
  await tx.query(SETTLE, [event_id, outcome, reason]);
}

const POSTPONE = {
  name: 'provider-events-postpone',
  text: `update provider_events set attempts = attempts + 1, reason = $2, next_try_on = now() + ${RETRY_PAUSE}
    where event_id = $1 and next_try_on is not null`,
};

export async function postponeEvent(db: Queryable, event_id: string, reason: string): Promise<void> {
  await db.query(POSTPONE, [event_id, reason]);
}

const HEARS_ACCOUNT = {
  name: 'provider-events-hears-account',
  text: `select 1 from payout_accounts where account_id = $1`,
};

/** It is an author's. */
export const isKnownAccount = async (db: Queryable, account_id: string): Promise<boolean> =>
  (await db.query(HEARS_ACCOUNT, [account_id])).length > 0;

const FORGET = {
  name: 'provider-events-forget',
  text: `update provider_events set payload = '{}'
    where received_on < now() - make_interval(days => $1) and next_try_on is null and payload <> '{}'`,
};

/** What they said; that they came is kept. */
export async function forgetOldEvents(db: Queryable, days: number): Promise<void> {
  await db.query(FORGET, [days]);
}
