import type { Queryable, Transaction } from '../../platform/database.ts';

export interface StoredSubscription {
  readonly subscription_id: string;
  readonly usuario_id: number;
  readonly price_id: string;
  readonly amount_cents: number;
  readonly period: 'month' | 'year';
  /** As the provider spells it. */
  readonly estado: string;
  readonly cancel_at_period_end: boolean;
  readonly current_period_end: Date | null;
  readonly card_brand: string | null;
  readonly card_last4: string | null;
  readonly created_on: Date;
  readonly ended_on: Date | null;
  readonly withdrawn_on: Date | null;
  readonly refunded_on: Date | null;
}

const TOLD = `subscription_id, usuario_id, price_id, amount_cents, period, estado, cancel_at_period_end, current_period_end,
  card_brand, card_last4, created_on, ended_on`;
const SELECT = `select subscription_id, usuario_id::float8 as usuario_id, price_id, amount_cents, period, estado,
    cancel_at_period_end, current_period_end, card_brand, card_last4, created_on, ended_on, withdrawn_on, refunded_on
  from subscriptions`;

/** What the provider says of it; the rest is ours. */
export type ToldSubscription = Omit<StoredSubscription, 'withdrawn_on' | 'refunded_on'>;

/** A second running one is not stored. */
const MAY_RUN = `($12::timestamptz is not null or not exists (
  select from subscriptions o where o.usuario_id = $2 and o.ended_on is null and o.subscription_id <> $1))`;
/** An answer that was asked for earlier than the one that is stored is old. */
const STORE = {
  name: 'subscription-store',
  text: `with updated as (
      update subscriptions set price_id = $3, amount_cents = $4, period = $5, estado = $6, cancel_at_period_end = $7,
        current_period_end = $8, card_brand = $9, card_last4 = $10, ended_on = $12, updated_on = $13
      where subscription_id = $1 and updated_on <= $13 and ${MAY_RUN}),
    inserted as (
      insert into subscriptions (${TOLD}, updated_on)
      select $1::text, $2::bigint, $3::text, $4::int, $5::text, $6::text, $7::boolean, $8::timestamptz, $9::text, $10::text,
        $11::timestamptz, $12::timestamptz, $13::timestamptz
      where ${MAY_RUN} and not exists (select from subscriptions where subscription_id = $1)
      on conflict do nothing returning 1)
    select exists (select from inserted) or exists (select from subscriptions where subscription_id = $1) as known,
      (select o.subscription_id from subscriptions o
        where o.usuario_id = $2 and o.ended_on is null and o.subscription_id <> $1 and $12::timestamptz is null) as other`,
};

/** The other one of the person that runs, where this one could not be stored for it. */
export async function storeSubscription(
  db: Queryable,
  told: ToldSubscription,
  asked_on: Date,
): Promise<string | undefined> {
  const [stored] = await db.query<{ known: boolean; other: string | null }>(STORE, [
    told.subscription_id,
    told.usuario_id,
    told.price_id,
    told.amount_cents,
    told.period,
    told.estado,
    told.cancel_at_period_end,
    told.current_period_end,
    told.card_brand,
    told.card_last4,
    told.created_on,
    told.ended_on,
    asked_on,
  ]);
  if (stored?.known || stored?.other) return stored.other ?? undefined;
  // Somebody has stored this one, or another, in the same moment: that statement did not see it, the next one does.
  return storeSubscription(db, told, asked_on);
}

const FIND = { name: 'subscription-find', text: `${SELECT} where subscription_id = $1` };
export const findSubscription = async (db: Queryable, subscription_id: string) =>
  (await db.query<StoredSubscription>(FIND, [subscription_id]))[0];

const RUNNING = { name: 'subscription-running', text: `${SELECT} where usuario_id = $1 and ended_on is null` };
export const findRunning = async (db: Queryable, usuario_id: number) =>
  (await db.query<StoredSubscription>(RUNNING, [usuario_id]))[0];

const LATEST = {
  name: 'subscription-latest',
  text: `${SELECT} where usuario_id = $1 and estado <> 'incomplete_expired'
    order by ended_on desc nulls first, created_on desc limit 1`,
};
/** The one that runs, else the last that did. */
export const findLatest = async (db: Queryable, usuario_id: number) =>
  (await db.query<StoredSubscription>(LATEST, [usuario_id]))[0];

const LOCK = { name: 'subscription-lock', text: `${SELECT} where subscription_id = $1 for update` };
export const lockSubscription = async (tx: Transaction, subscription_id: string) =>
  (await tx.query<StoredSubscription>(LOCK, [subscription_id]))[0];

const WITHDRAW = {
  name: 'subscription-withdraw',
  text: `update subscriptions set withdrawn_on = coalesce(withdrawn_on, now())
    where subscription_id = $1 and (withdrawn_on is not null or created_on > now() - make_interval(days => $2))
    returning withdrawn_on`,
};
/** False where the time for it is over. */
export const markWithdrawn = async (db: Queryable, subscription_id: string, days: number): Promise<boolean> =>
  (await db.query(WITHDRAW, [subscription_id, days])).length > 0;

const REFUNDED = {
  name: 'subscription-mark-refunded',
  text: `update subscriptions set refunded_on = clock_timestamp() where subscription_id = $1`,
};
export async function markRefunded(tx: Transaction, subscription_id: string): Promise<void> {
  await tx.query(REFUNDED, [subscription_id]);
}

/** Between the two moments all waits for the row: by what was made then, also for what was told paid only then. */
const WITHDRAWN_CENTS = {
  name: 'subscription-withdrawn-cents',
  text: `select coalesce(sum(r.amount_cents), 0)::float8 as cents from subscriptions s join card_refunds r using (usuario_id)
    where subscription_id = $1 and r.is_donation and r.created_on between s.withdrawn_on and s.refunded_on`,
};
/** So much went back for its withdrawal. */
export const readWithdrawnCents = async (tx: Transaction, subscription_id: string): Promise<number> =>
  (await tx.query<{ cents: number }>(WITHDRAWN_CENTS, [subscription_id]))[0]?.cents ?? 0;

const OF_SUSPENDED = {
  name: 'subscription-list-of-suspended',
  text: `${SELECT} s where ended_on is null and not cancel_at_period_end and exists (
      select from suspensions where usuario_id = s.usuario_id
        and (hasta is null or hasta > greatest(now(), s.current_period_end)))
    order by current_period_end limit 100`,
};
/** They would be renewed while their owners are kept out, and could not end them. */
export const listOfSuspended = (db: Queryable) => db.query<StoredSubscription>(OF_SUSPENDED, []);

const OF_DELETED = {
  name: 'subscription-list-of-deleted',
  text: `${SELECT} s where ended_on is null and exists (
      select from users where id = s.usuario_id and deleted_on is not null)
    order by created_on limit 100`,
};
/** Begun while the account was being deleted. */
export const listOfDeleted = (db: Queryable) => db.query<StoredSubscription>(OF_DELETED, []);

const FORGET_CARDS = {
  name: 'subscription-forget-cards',
  text: `update subscriptions set card_brand = null, card_last4 = null where usuario_id = $1 and card_last4 is not null`,
};
export async function forgetShownCards(db: Queryable, usuario_id: number): Promise<void> {
  await db.query(FORGET_CARDS, [usuario_id]);
}

const UNFINISHED = {
  name: 'subscription-list-unfinished-withdrawals',
  text: `select subscription_id, usuario_id::float8 as usuario_id from subscriptions where withdrawn_on is not null and refunded_on is null
    order by withdrawn_on limit 100`,
};
export type Withdrawn = Pick<StoredSubscription, 'subscription_id' | 'usuario_id'>;
export const listUnfinishedWithdrawals = (db: Queryable): Promise<Withdrawn[]> => db.query<Withdrawn>(UNFINISHED, []);
